import GameKernel
import MatchstickBoard
import MatchstickGame
import MatchstickScenes
import SceneTestSupport
import Stage
import TestSupport
import Testing

@MainActor @Suite("A take", .tags(.rules))
struct TakeTests {
  @Test("lets exactly that many matches leave, the last ones", arguments: 1...5)
  func lastOnesLeave(count: Int) {
    let harness = TableHarness.forTwo(takeLimit: 5)
    let before = harness.matches
    harness.click("take-\(count)")
    harness.settle()
    #expect(harness.remaining == 18 - count)
    #expect(harness.matches == Array(before.dropLast(count)))
  }

  @Test(
    "is made by button, number key and click on the n-th match from the end alike",
    arguments: 1...3)
  func allWays(count: Int) {
    let byButton = TableHarness.forTwo()
    byButton.click("take-\(count)")
    let byKey = TableHarness.forTwo()
    byKey.key(.number(count))
    let byMatch = TableHarness.forTwo()
    byMatch.click(at: byMatch.place(fromEnd: count))
    for harness in [byButton, byKey, byMatch] {
      #expect(harness.table.session.moves == [.take(count)])
    }
  }

  @Test(
    "is made by a press that slips on its match, however quickly, or a little beside it",
    arguments: [4, 6, 10, 14, 20] as [Double], [20, 60, 400])
  func slips(pixels: Double, time: Int) {
    for device in [InputDevice.mouse, .touch] {
      for way in [Point(pixels, 0), Point(-pixels, 0), Point(0, pixels), Point(0, -3 * pixels)] {
        let harness = TableHarness.forTwo()
        let player = DevicePlayer(harness.scene, harness.context)
        let place = harness.place(fromEnd: 2)
        player.stroke([place, place + way], lasting: time, device)
        #expect(harness.table.session.moves == [.take(2)], "\(way)")
      }
      let harness = TableHarness.forTwo()
      let player = DevicePlayer(harness.scene, harness.context)
      let (place, next) = (harness.place(fromEnd: 3), harness.place(fromEnd: 2))
      let halfway = (next.x - place.x) / 2
      player.stroke([next, next + Point(-halfway - 1, 0)], lasting: time, device)
      #expect(harness.table.session.moves == [.take(2)])
      let other = TableHarness.forTwo()
      DevicePlayer(other.scene, other.context)
        .stroke([place, place + Point(halfway + 1, 0)], lasting: time, device)
      #expect(other.table.session.moves == [.take(3)])
    }
  }

  @Test(
    "is made by a stroke over the last matches: those that it crosses, as many as are legal",
    arguments: [InputDevice.mouse, .touch], [40, 600])
  func strokes(device: InputDevice, time: Int) {
    func moves(
      _ from: Int, _ to: Int, _ offset: Point = .zero, reducedMotion: Bool = false
    ) -> [Matchsticks.Move] {
      let harness = TableHarness.forTwo(reducedMotion: reducedMotion)
      let (start, end) = (harness.place(fromEnd: from), harness.place(fromEnd: to))
      DevicePlayer(harness.scene, harness.context)
        .stroke([start, end + offset], lasting: time, device)
      return harness.table.session.moves
    }
    #expect(moves(1, 2) == [.take(2)])
    #expect(moves(3, 1) == [.take(3)])
    #expect(moves(2, 1, reducedMotion: true) == [.take(2)])
    // Only three are legal, also if the stroke goes on.
    #expect(moves(1, 6) == [.take(3)] && moves(6, 1) == [.take(3)])
    // The matches of the upper row are not the last ones.
    #expect(moves(1, 11) == [.take(1)] && moves(2, 12) == [.take(2)])
    #expect(moves(2, 2, Point(0, -3000)) == [.take(2)])
    #expect(moves(2, 2, Point(0, 3000)).isEmpty, "down and off the table is no take")
    #expect(moves(8, 5).isEmpty)
  }

  @Test("by a stroke beyond the limit alone is refused, and the note says at most how many")
  func strokeBeyond() {
    let harness = TableHarness.forTwo()
    DevicePlayer(harness.scene, harness.context).stroke(
      [harness.place(fromEnd: 8), harness.place(fromEnd: 5)], lasting: 100, .touch)
    #expect(harness.refusals == [.illegalCount(5, limit: 3)])
    #expect(harness.texts.contains("Take 3 at most."))
  }

  @Test("by a stroke is shown while it is made: what it takes lifts, and sinks as it goes back")
  func strokeLifts() {
    let harness = TableHarness.forTwo()
    let rest = harness.matches
    let (start, end) = (harness.place(fromEnd: 1), harness.place(fromEnd: 3))
    harness.context.input.device = .touch
    func drag(_ phase: Drag.Phase, _ position: Point) -> [Int] {
      harness.scene.handle(.drag(Drag(phase, start: start, position: position)))
      harness.run(.milliseconds(300))
      return harness.lifted(from: rest)
    }
    #expect(drag(.began, harness.place(fromEnd: 2)) == [1, 2])
    #expect(drag(.moved, end) == [1, 2, 3])
    #expect(drag(.moved, start) == [1])
    #expect(drag(.cancelled, end) == [])
    #expect(harness.table.session.moves.isEmpty)
  }

  @Test("beyond the limit is refused: nothing leaves, and the note says at most how many")
  func refused() {
    let harness = TableHarness.forTwo()
    harness.key(.number(4))
    #expect(harness.refusals == [.illegalCount(4, limit: 3)])
    #expect(harness.texts.contains("Take 3 at most."))

    harness.click(at: harness.place(fromEnd: 4))
    #expect(harness.refusals.count == 2)
    #expect(harness.texts.contains("Take 3 at most."))
    harness.settle()
    #expect(harness.matches.count == 18)
  }

  @Test("beyond the limit says so in medium words above the tray, and the count comes back")
  func wordsAbove() throws {
    let harness = TableHarness.forTwo()
    harness.key(.number(4))
    let words = try #require(harness.list.commands.first { $0.string == "Take 3 at most." })
    guard case .text(_, let style, _) = words.content else { return }
    #expect(style.pixels == Int(harness.context.look.metrics.medium))
    #expect(words.frame.maxY < harness.felt.y)
    #expect(!harness.says("18 matches left"))
    harness.key(.number(1))
    #expect(harness.says("17 matches left"))
  }

  @Test("by the buttons of any limit stays within the edges of the tray", arguments: 2...5)
  func withinTheTray(limit: Int) {
    for size in [Size(1280, 800), Size(800, 600), Size(1920, 1080), Size(600, 1000)] {
      let harness = TableHarness(.of(.person, .person, pile: 18, takeLimit: limit), size: size)
      let tray = harness.tray.frame
      for count in 1...limit {
        let frame = harness.scene.report("take-\(count)")?.frame ?? .zero
        #expect(frame.x >= tray.x && frame.maxX <= tray.maxX, "\(size) \(count)")
      }
    }
  }

  @Test("is told in the status line, grammatically")
  func statusLine() {
    let harness = TableHarness.forTwo(pile: 12)
    #expect(harness.texts.contains("12 matches left"))
    harness.take(3, 3, 3, 1)
    #expect(harness.texts.contains("2 matches left"))
    harness.take(1)
    #expect(harness.texts.contains("1 match left"))
    #expect(!harness.texts.contains("1 matches left"))
    harness.take(1)
    #expect(harness.says("Player 2 took the last match."))
    #expect(!harness.says("0 matches"))
  }

  @Test("can be chosen only among the legal ones", arguments: 2...5)
  func legalButtons(limit: Int) {
    let harness = TableHarness.forTwo(pile: 12, takeLimit: limit)
    while !harness.table.state.isOver {
      #expect(harness.legalTakes == Array(1...harness.table.state.limit))
      harness.take(1)
    }
    #expect(harness.legalTakes.isEmpty)
  }

  @Test(
    "made while others still fall takes other matches, whatever the animation",
    arguments: TakeAnimation.allCases, MatchStyle.allCases)
  func quickTakes(animation: TakeAnimation, style: MatchStyle) {
    for seed in 0..<20 as Range<UInt64> {
      let harness = TableHarness.forTwo(pile: 24, takeLimit: 5) {
        $0.matchsticks.takeAnimation = animation
        $0.matchsticks.style = style
      }
      let start = harness.matches
      var dice = Dice(seed: seed)
      for _ in 0..<Int.random(in: 2...6, using: &dice) {
        harness.take(Int.random(in: 1...5, using: &dice))
        harness.run(.milliseconds(Int.random(in: 0...500, using: &dice)))
        if Int.random(in: 0...4, using: &dice) == 0 { harness.undo() }
        #expect(harness.matches.count >= harness.remaining)
      }
      harness.settle()
      #expect(harness.matches == Array(start.prefix(harness.remaining)))
    }
  }
}
