import BoxKit
import GameKernel
import PictureArt
import PictureScenes
import SceneTestSupport
import SlidingGame
import SlidingScenes
import Stage
import TestSupport
import Testing

@MainActor @Suite("The layout of the sliding puzzle", .tags(.slow))
struct SlidingLayoutTests {
  private nonisolated static let sizes: [Size] = [
    Size(480, 320), Size(640, 480), Size(800, 600), Size(1024, 768), Size(1280, 800),
    Size(1920, 1080), Size(2560, 1080), Size(3840, 2160), Size(320, 480), Size(480, 640),
    Size(480, 800), Size(720, 1280), Size(1080, 1920), Size(2160, 3840), Size(700, 700),
    Size(800, 800), Size(1000, 1200), Size(480, 480), Size(900, 480), Size(400, 900),
  ]
  private nonisolated static let scales = Thoroughness.some(of: [1, 1.25, 1.5, 2], every: 3)
  private nonisolated static let pictures: [PictureChoice] = [.numbers, .builtIn(.map)]

  @Test("holds in every size and scale", arguments: sizes, scales)
  func holds(size: Size, scale: Double) throws {
    for picture in Self.pictures {
      let harness = SlidingHarness(size: size, scale: scale) { $0.picture = picture }
      harness.context.look.texts = Texts(PseudoLookup())
      harness.scene.layout(in: size)
      #expect(faults(harness.scene, harness.context).isEmpty, "\(picture)")
      let board = try #require(harness.scene.report("board")?.frame)
      #expect(board.width == board.height)
      #expect(board.width >= 0.36 * min(size.width, size.height), "\(picture) \(board)")
      let isThere = harness.scene.report("numbers") != nil
      #expect(isThere == (picture != .numbers))
      harness.key(.tilt(.left), .tilt(.up), .command(.copy))
      #expect(faults(harness.scene, harness.context).isEmpty, "\(picture)")
    }
  }

  @Test("gives the board the place of the mock-ups at 1280 × 800")
  func mockUp() {
    let harness = SlidingHarness()
    #expect(harness.scene.report("board")?.frame == Rect(148, 104, 664, 664))
    #expect(harness.scene.report("length")?.frame.x == 852)
    #expect(harness.scene.report("new-game")?.frame.maxX == 1132)
    #expect(harness.scene.report("new-game")?.frame.maxY == 768)
  }

  @Test(
    "stands in one order with a picture or without: counters with the best result, goal, choices, buttons",
    arguments: [Size(1280, 800), Size(1024, 768), Size(1920, 1080)])
  func order(size: Size) throws {
    var counters: [Double] = []
    for picture in Self.pictures {
      let harness = SlidingHarness(size: size) { $0.picture = picture }
      let list = harness.list
      let words = ["Moves", "Time", "Best"].compactMap { word in
        list.commands.first { $0.string == word }?.frame
      }
      #expect(words.count == 3, "\(picture)")
      counters += words.map(\.y)
      let goal = try #require(list.commands.first { $0.string == "Goal" }?.frame)
      let first = picture == .numbers ? "length" : "numbers"
      let controls = [first, "length", "distance", "new-game"]
        .compactMap { harness.scene.report($0)?.frame.y }
      let places = words.map(\.y) + [goal.y] + controls
      #expect(places == places.sorted(), "\(picture)")
    }
    #expect(counters[1] - counters[0] == counters[2] - counters[1])
  }

  @Test("keeps its rhythm: equal gaps between its cards, and the goal away from their edges")
  func rhythm() throws {
    for (size, gap) in [(Size(1280, 800), 16.0), (Size(600, 1000), 13)] {
      let harness = SlidingHarness(size: size)
      let cards = harness.list.commands.filter { command in
        if case .patch(let picture, _) = command.content {
          return picture.name.hasPrefix("panel ")
        }
        return false
      }.map(\.frame).sorted { $0.y < $1.y }
      let tops = cards.dropFirst().map(\.y)
      #expect(cards.count == (size.width > size.height ? 2 : 1))
      for (end, top) in zip(cards.map(\.maxY), tops) { #expect(top - end == gap) }
      let goal = harness.list.pictures("goal ").map(\.frame)
      let whole = try #require(goal.dropFirst().reduce(goal.first) { $0?.union($1) })
      let card = try #require(cards.last { $0.contains(whole.center) })
      #expect(min(card.maxX - whole.maxX, whole.y - card.y) >= gap - 1)
    }
  }

  @Test("lets the buttons of a show fill the places of those they stand in for", arguments: sizes)
  func strip(size: Size) throws {
    let harness = SlidingHarness(.dealt(.square(3)), size: size)
    harness.sliding.adviser = TestAdviser()
    let place = try #require(harness.scene.report("new-game")?.frame)
    let distance = try #require(harness.scene.report("distance")?.frame)
    harness.click("more")
    harness.click("more.0")
    harness.run(.milliseconds(500))
    let steps = ["pause", "slower", "faster", "stop"]
    let frames = try steps.map { try #require(harness.scene.report($0)?.frame) }
    let whole = frames.dropFirst().reduce(frames[0]) { $0.union($1) }
    // In a narrow column the buttons have two rows.
    let isTall = whole != place
    #expect(!isTall || whole == place.union(distance))
    #expect(harness.scene.report("distance")?.frame == (isTall ? nil : distance))
    let speed = try #require(harness.list.commands.first { $0.string == "1×" }?.frame)
    #expect(abs(speed.midX - (frames[1].maxX + frames[2].x) / 2) <= 1)
    #expect(speed.x > frames[1].maxX && speed.maxX < frames[2].x)
  }

  @Test("offers the lengths whole in every size and scale", arguments: sizes, scales)
  func lengths(size: Size, scale: Double) {
    for picture in Self.pictures {
      let harness = SlidingHarness(size: size, scale: scale) { $0.picture = picture }
      #expect(harness.texts.contains("4×4"), "\(picture)")
      let cut = harness.texts.filter { $0.hasSuffix("…") && $0.count <= 3 }
      #expect(cut.isEmpty, "\(picture)")
    }
  }

  @Test("shows moves and time in every size, on the panel or in the bar", arguments: sizes, scales)
  func counters(size: Size, scale: Double) {
    let harness = SlidingHarness(.home(.square(4)), size: size, scale: scale)
    harness.key(.tilt(.right))
    harness.run(.seconds(13))
    let isInBar = harness.says("1 move · 0:13")
    #expect(isInBar || harness.texts.contains("0:13"))
    #expect(isInBar != harness.texts.contains("Moves"))
  }

  @Test("says how the game ended in every size, whole", arguments: sizes)
  func solved(size: Size) throws {
    let harness = SlidingHarness(.board(try .almostSolved(.square(4))), size: size)
    harness.key(.tilt(.up))
    harness.run(.seconds(3))
    #expect(harness.texts.joined(separator: " ").contains("Solved in 1 move · 0:0"))
    #expect(faults(harness.scene, harness.context).isEmpty)
  }

  @Test("follows boards of any shape and the window", arguments: sizes)
  func shapes(size: Size) {
    let harness = SlidingHarness(size: Size(1280, 800))
    harness.context.look.set(.named(.day), Metrics(size: size))
    harness.scene.layout(in: size)
    for shape in ["3x2", "2x10", "10", "8x3"] {
      harness.clipboard = "sliding:1:\(shape):seed=1"
      harness.key(.command(.paste))
      harness.run(.seconds(1))
      let cells = harness.scene.controls.filter { $0.id.hasPrefix("board.") }
      #expect(cells.count == harness.board.shape.size)
      #expect(cells.allSatisfy { abs($0.frame.width - $0.frame.height) < 0.001 })
      #expect(faults(harness.scene, harness.context).isEmpty, "\(shape)")
    }
  }

  @Test(
    "leaves the bar free of what opens, and one row to a show, at the largest scale of a window")
  func large() throws {
    let harness = SlidingHarness(size: Size(1280, 800), scale: 2)
    let bar = try #require(harness.scene.report("settings")?.frame)
    harness.click("distance")
    harness.run(.seconds(1))
    let slider = try #require(harness.scene.report("distance.slider")?.frame)
    #expect(slider.y >= bar.maxY)
    harness.key(.back)
    harness.run(.seconds(1))
    let cards = harness.list.commands.filter(\.isPanel).map(\.frame)
    let goal = try #require(harness.list.pictures("goal").first?.frame)
    #expect(cards.contains { $0.contains(goal) })
  }

  @Test("names the best result in the bar too, where the counters stand there and it has room")
  func bestInTheBar() {
    for (size, hasRoom) in [(Size(1280, 800), true), (Size(480, 320), false)] {
      let harness = SlidingHarness(size: size, scale: hasRoom ? 2 : 1)
      #expect(harness.says("0 moves · 0:00") && !harness.says("best"))
      harness.sliding.best = { _, _ in 1_234_567 }
      #expect(harness.says("0 moves · 0:00 · best 1234567") == hasRoom)
      #expect(harness.says("0 moves · 0:00"))
    }
  }

  @Test("closes a list of lengths that a wider window has no need of")
  func openList() {
    let harness = SlidingHarness(size: Size(480, 320))
    harness.click("length")
    harness.run(.seconds(1))
    #expect(harness.says("7×7"))
    for size in Self.sizes + [Size(480, 320)] {
      harness.context.look.set(.named(.day), Metrics(size: size))
      harness.scene.layout(in: size)
    }
    harness.run(.seconds(1))
    #expect(!harness.says("7×7"))
  }

  @Test("is that of plain numbers once a picture that did not come is given up")
  func pictureGivenUp() {
    var differences = 0
    for size in Self.sizes {
      let plain = SlidingHarness(size: size).scene.controls
      let harness = SlidingHarness(size: size) { $0.picture = .own(id: "gone") }
      if harness.scene.controls != plain { differences += 1 }
      harness.settings.change { $0.sliding.picture = .numbers }
      #expect(harness.scene.controls == plain, "\(size)")
    }
    #expect(differences > 0)
  }
}
