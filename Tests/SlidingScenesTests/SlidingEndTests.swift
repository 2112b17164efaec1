import BoxKit
import GameKernel
import Motion
import PictureArt
import SceneTestSupport
import SlidingGame
import SlidingScenes
import Stage
import TestSupport
import Testing

@MainActor @Suite("The end of a sliding puzzle", .tags(.rules))
struct SlidingEndTests {
  private let adviser = TestAdviser()

  /// A game of 3 × 3 that is solved in two moves more than the shortest way has.
  private func solved(
    distance: Int = 4, size: Size = Size(1280, 800), reducedMotion: Bool = false
  ) throws -> SlidingHarness {
    let solver = SlidingSolver(.square(3))
    let start = try #require(solver.deal(atDistance: distance, seed: 2))
    let harness = SlidingHarness(.board(start), size: size, reducedMotion: reducedMotion)
    harness.sliding.adviser = adviser
    let way = solver.solve(start).moves
    let first = try #require(way.first)
    for step in [first, first.opposite] + way { harness.key(.tilt(step)) }
    return harness
  }

  @Test("is told by a dialog when the tiles have grown together: moves against the shortest, time")
  func dialog() throws {
    let harness = try solved()
    harness.run(.milliseconds(1400))
    #expect(harness.scene.active == "sliding")
    harness.run(.seconds(1))
    #expect(harness.scene.active == "sliding-end")
    #expect(harness.texts.contains("Solved in 6 moves"))
    #expect(harness.says("The shortest solution has 4 moves."))
    #expect(harness.figure("moves") == "6" && harness.figure("time") == "0:00")
    #expect(!harness.list.pictures("medal silver reached").isEmpty)
    #expect(["up to 4 moves", "up to 6 moves", "up to 8 moves"].allSatisfy(harness.texts.contains))
    #expect(
      harness.scene.controls.map(\.id) == [
        "same-game", "copy-link", "menu", "look-back", "new-game",
      ])
    #expect(harness.context.animator.isIdle)
  }

  @Test("stays the end: no click and no arrow moves a tile, only undo goes back")
  func final() throws {
    let harness = try solved()
    harness.run(.seconds(3))
    harness.key(.back)
    harness.click(cell: 5)
    #expect(harness.table.state.tileMoves == 6 && harness.says("Already solved!"))
    for direction in Direction.allCases { harness.key(.tilt(direction)) }
    #expect(harness.table.state.tileMoves == 6)
    harness.key(.command(.undo))
    #expect(!harness.table.state.isSolved && harness.says("It won't count again."))
  }

  @Test("is not put away by the last click, doubled")
  func doubled() throws {
    let harness = try solved()
    while harness.scene.active == "sliding" { harness.run(.milliseconds(50)) }
    harness.send(.mouse, [.tap(Point(2, 2))])
    #expect(harness.scene.active == "sliding-end")
    harness.run(.seconds(1))
    harness.send(.mouse, [.tap(Point(2, 2))])
    #expect(harness.scene.active == "sliding")
  }

  @Test("takes in the shortest way when it comes late, and ends the search when it is put away")
  func late() throws {
    adviser.isLate = true
    let harness = try solved()
    harness.run(.seconds(3))
    #expect(harness.says("Looking for the shortest solution") && harness.says("–"))
    #expect(harness.list.pictures("medal silver reached").isEmpty)
    adviser.answer()
    #expect(harness.says("The shortest solution has 4 moves."))
    #expect(!harness.list.pictures("medal silver reached").isEmpty)
    let again = try solved()
    again.run(.seconds(3))
    #expect(adviser.isAsked)
    again.key(.back)
    #expect(again.scene.active == "sliding" && !adviser.isAsked)
  }

  @Test("tells the shortest way once it is proven")
  func noted() throws {
    adviser.isLate = true
    let harness = try solved()
    var proven: [Int] = []
    harness.sliding.onShortest = { proven.append($1) }
    harness.run(.seconds(3))
    #expect(proven.isEmpty)
    adviser.answer()
    #expect(proven == [4])
  }

  @Test("says so where no way is shorter, and calls no longer game so")
  func shortest() throws {
    let longer = try solved()
    longer.run(.seconds(3))
    #expect(!longer.says("No shorter solution"))
    let harness = try SlidingHarness.almostSolved(length: 3)
    harness.sliding.adviser = adviser
    harness.key(.tilt(.up))
    harness.run(.seconds(3))
    #expect(harness.says("Perfect! No shorter solution exists."))
  }

  @Test("is put away by Esc, by a tap on the table, by undo and by a new game")
  func ways() throws {
    for way in 0..<4 {
      let harness = try solved()
      harness.run(.seconds(3))
      switch way {
      case 0: harness.key(.back)
      case 1:
        for intent in [Intent.press(Point(90, 700)), .tap(Point(90, 700))] {
          harness.send(.mouse, [intent])
        }
      case 2: harness.key(.command(.undo))
      default: harness.key(.activate)
      }
      #expect(harness.scene.active == "sliding", "\(way)")
      #expect(harness.table.state.isSolved == (way < 2))
      harness.run(.seconds(3))
      #expect(harness.scene.report("look-back") == nil)
    }
  }

  @Test("brings no dialog where it is undone in time, or comes back by redo")
  func undone() throws {
    let harness = try solved()
    harness.run(.milliseconds(900))
    harness.key(.command(.undo))
    harness.run(.seconds(3))
    harness.key(.command(.redo))
    harness.run(.seconds(3))
    #expect(harness.scene.active == "sliding")
    #expect(harness.says("Solved in 6 moves"))
  }

  @Test(
    "leads to how it went by the same button, by H and by Y, before the dialog, in it and after")
  func lookBack() throws {
    let asks: [(SlidingHarness) -> Void] = [
      { $0.key(.command(.hint)) }, { $0.pad(.command(.hint)) },
      { $0.click($0.scene.active == "sliding-end" ? "look-back" : "hint") },
    ]
    for ask in asks {
      for isClosed in [nil, false, true] {
        let harness = try solved()
        if let isClosed {
          harness.run(.seconds(3))
          if isClosed { harness.key(.back) }
        }
        ask(harness)
        harness.run(.seconds(3))
        #expect(harness.scene.active == "turns")
        #expect(!harness.says("Already solved"))
        harness.key(.back)
        harness.run(.seconds(3))
        #expect(harness.scene.active == (isClosed == false ? "sliding-end" : "sliding"))
      }
    }
  }

  @Test("congratulates nobody on a way that was shown or pointed out, and names no best")
  func helped() throws {
    let start = try #require(SlidingSolver(.square(3)).deal(atDistance: 4, seed: 2))
    let shown = SlidingHarness(.board(start))
    shown.sliding.adviser = adviser
    shown.click("more")
    shown.click("more.0")
    shown.run(.seconds(6))
    #expect(shown.scene.active == "sliding-end")
    #expect(shown.texts.contains("Solved for you") && shown.texts.contains("4 moves, shown"))
    #expect(shown.says("No medal and no place in Best games") && !shown.texts.contains("Gold"))
    let hinted = SlidingHarness(.board(start))
    hinted.sliding.adviser = adviser
    while !hinted.table.state.isSolved { hinted.key(.command(.hint)) }
    var light = 0
    for _ in 0..<200 {
      hinted.run(.milliseconds(16))
      light += hinted.list.pictures("light of the lamp").count
    }
    #expect(light == 0)
    #expect(hinted.says("Solved in") && !hinted.texts.contains("Gold"))
    let saysHelp = hinted.texts.filter { $0.contains("help") }
    #expect(saysHelp.count == 2, "the table says it, and the dialog once")
    #expect(hinted.says("Solved with help, so no medal and no place in Best games."))
    hinted.click("look-back")
    hinted.run(.seconds(1))
    #expect(hinted.says("shortest solution: 4") && !hinted.says("Perfect"))
    shown.click("look-back")
    shown.run(.seconds(1))
    #expect(shown.says("4 moves, shown") && !shown.says("Perfect"))
  }

  @Test("names a new best, by moves or by time")
  func best() throws {
    for (orders, words) in [
      ([ResultOrder.moves], "A new best!"), ([.time], "A new best time!"),
      ([], "Not a random board"),
    ] {
      let harness = try SlidingHarness.almostSolved()
      harness.sliding.best = { _, _ in 5 }
      harness.bestBy = Set(orders)
      harness.key(.tilt(.up))
      harness.run(.seconds(3))
      #expect(harness.says(words))
    }
  }

  @Test("calls the first result of a list so, and no new best")
  func first() throws {
    let harness = try SlidingHarness.almostSolved()
    harness.bestBy = [.moves, .time]
    harness.sliding.best = { [weak harness] _, _ in harness?.solved.last }
    harness.key(.tilt(.up))
    #expect(harness.texts.contains("Solved in 1 move · 0:00"))
    harness.run(.seconds(3))
    #expect(harness.says("Your first result") && !harness.says("new best"))
    #expect(harness.figure("your best") == "1")
  }

  @Test("suggests the same board where a medal is near, and a larger one after gold")
  func suggestion() throws {
    let near = try solved()
    near.run(.seconds(3))
    #expect(near.says("2 moves fewer make it gold. Review shows where."))
    let start = near.table.boards.first
    near.click("same-game")
    #expect(near.table.boards == [start] && near.scene.active == "sliding")
    let gold = try SlidingHarness.almostSolved(length: 3)
    gold.sliding.adviser = adviser
    gold.key(.tilt(.up))
    gold.run(.seconds(3))
    #expect(gold.texts.contains("Next: 4 × 4"))
    gold.click("next-size")
    #expect(gold.table.state.board.shape == .square(4))
  }

  @Test("measures a board too large for a proof against the best solution of the first second")
  func bestKnown() throws {
    let harness = try SlidingHarness.almostSolved(length: 5)
    harness.sliding.adviser = adviser
    adviser.isLate = true
    harness.key(.tilt(.up))
    harness.run(.milliseconds(1700))
    let way = SlidingSolver(.square(5)).solve(try #require(harness.table.boards.first))
    adviser.tell(SlidingSolver.Progress(best: way, leastMoves: 0, nodes: 1))
    #expect(harness.says("Looking for"))
    harness.run(.seconds(1))
    #expect(harness.says("The best known solution has 1 move."))
    #expect(!harness.list.pictures("medal gold reached").isEmpty)
  }

  @Test("calls no result the first that is not in the list")
  func notListed() throws {
    let harness = try SlidingHarness.almostSolved()
    harness.key(.tilt(.up))
    harness.run(.seconds(3))
    #expect(!harness.says("Your first result"))
  }

  @Test("lets light go over the board once, and with reduced motion not at all")
  func light() throws {
    for reducedMotion in [false, true] {
      let harness = try solved(reducedMotion: reducedMotion)
      var places: [Double] = []
      for _ in 0..<100 {
        harness.run(.milliseconds(16))
        places += harness.list.pictures("light of the lamp").map(\.frame.x)
      }
      #expect(places.isEmpty == reducedMotion)
      #expect(places == places.sorted())
    }
  }

  @Test(
    "is told in every size, whole",
    arguments: [
      Size(480, 320), Size(640, 480), Size(1280, 800), Size(480, 800), Size(320, 480),
      Size(800, 800), Size(3840, 2160),
    ])
  func layout(size: Size) throws {
    let harness = try solved(size: size)
    harness.run(.seconds(3))
    #expect(harness.scene.active == "sliding-end")
    #expect(faults(harness.scene, harness.context).isEmpty)
  }
}

extension SlidingHarness {
  /// What the dialog says of a figure.
  fileprivate func figure(_ word: String) -> String? {
    let texts = texts
    return texts.lastIndex(of: word).map { texts[$0 - 1] }
  }
}
