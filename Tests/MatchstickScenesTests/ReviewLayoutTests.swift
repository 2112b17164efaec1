import GameKernel
import MatchstickBoard
import MatchstickGame
import MatchstickScenes
import SceneTestSupport
import Stage
import Testing

@MainActor @Suite("The review and the matches are laid out to be read")
struct ReviewLayoutTests {
  @Test(
    "the two lanes of a review lie near each other, and their numbers apart",
    arguments: [Size(600, 1000), Size(480, 800), Size(1280, 800), Size(1080, 1920)], [1.0, 2])
  func lanes(size: Size, scale: Double) throws {
    let harness = TableHarness(
      .of(.person, .person, pile: 12), size: size, scale: scale)
    harness.take(3, 1, 1, 2, 1, 3, 1)
    harness.run(.seconds(4))
    harness.click("look-back")
    harness.run(.seconds(1))
    let counts = ["12", "9", "8", "7", "5", "4"].compactMap { count in
      harness.list.commands.last { $0.string == count }?.frame
    }
    let heights = Set(counts.map { $0.midY.rounded() })
    #expect(heights.count == 2)
    let way = (heights.max() ?? 0) - (heights.min() ?? 0)
    #expect(way <= max(150 * harness.context.look.metrics.k, 144), "\(way)")
    for (left, right) in zip(counts, counts.dropFirst()) { #expect(left.maxX < right.x) }
  }

  @Test(
    "each lane of a review says whose it is, except in small windows, which have marks alone",
    arguments: [Size(640, 480), Size(1280, 800)])
  func names(size: Size) throws {
    let harness = TableHarness(.of(.person, .person, pile: 12), size: size)
    harness.take(3, 1, 1, 2, 1, 3, 1)
    harness.run(.seconds(4))
    harness.click("look-back")
    harness.run(.seconds(1))
    let discs = ["12", "9", "8", "7", "5", "4"].compactMap { count in
      harness.list.commands.last { $0.string == count }?.frame
    }
    for name in ["Player 1", "Player 2"] {
      let names = harness.list.commands.filter { $0.string == name }.map(\.frame)
      #expect(
        names.contains { name in
          discs.contains { abs($0.midY - name.midY) < 2 * name.height && name.maxX <= $0.x }
        }, "\(name)")
    }
  }

  @Test("blocks are as long as the matches of the kitchen, and lit as they are")
  func blocks() throws {
    let sizes = [MatchStyle.kitchen, .blocks].map { style in
      TableHarness { $0.matchsticks.style = style }.matches.first?.frame.height
    }
    #expect(sizes[0] != nil && sizes[0] == sizes[1])
    let art = TableHarness { $0.matchsticks.style = .blocks }.matches
    let grains = Set(
      art.compactMap { command -> String? in
        if case .picture(let picture, _) = command.content { picture.name } else { nil }
      })
    #expect(grains.count == 3, "each grain of the wood has a picture")
  }
}
