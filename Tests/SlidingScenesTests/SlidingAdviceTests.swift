import BoxKit
import GameKernel
import SceneTestSupport
import SlidingGame
import SlidingScenes
import Stage
import TestSupport
import Testing

/// The help at a table, without a scene.
@MainActor @Suite("Help at the sliding puzzle", .tags(.rules))
struct SlidingAdviceTests {
  private let adviser = TestAdviser()

  private func evening(_ start: SlidingPuzzle.Options = .dealt(.square(3))) -> (
    table: SlidingTable, advice: SlidingAdvice, observation: Observation
  ) {
    let table = SlidingTable(start, seed: 7)
    let advice = SlidingAdvice(TableController(table: table, context: .test()))
    advice.adviser = adviser
    return (table, advice, table.session.changes.observe { advice.follow($0) })
  }

  @Test(
    "is never left waiting for what nobody looks for, whatever is asked in whatever order",
    arguments: 0..<12)
  func random(seed: UInt64) {
    let (table, advice, observation) = evening()
    defer { withExtendedLifetime(observation) {} }
    var dice = Dice(seed: seed)
    advice.coaches = dice.below(2) == 0
    for _ in 0..<300 {
      adviser.isLate = dice.below(3) > 0
      switch dice.below(9) {
      case 0: advice.askForHint()
      case 1: advice.askForShow()
      case 2: advice.deal(.square(3), atDistance: 1 + dice.below(6))
      case 3: _ = advice.beginReview()
      case 4: _ = advice.leave()
      case 5: adviser.answer()
      case 6: if dice.below(2) == 0 { table.undo() } else { table.redo() }
      case 7: advice.advance(by: .milliseconds(dice.below(700)))
      default:
        if advice.playback == nil {
          try? table.session.perform(.tilt(dice.pick(Direction.allCases)))
        }
      }
      switch advice.mode {
      case .dealing: #expect(adviser.isDealing)
      case .awaitingShow: #expect(adviser.isAsked && !adviser.isDealing)
      case .nothing, .hint, .showing, .reviewing: #expect(!adviser.isDealing)
      }
    }
    _ = advice.leave()
    #expect(!advice.leave())
  }

  @Test("tells of each thing that is asked for, and goes back to nothing by any change of the game")
  func changes() {
    let (table, advice, observation) = evening()
    defer { withExtendedLifetime(observation) {} }
    adviser.isLate = true
    var told: [SlidingAdvice.Mode] = []
    advice.onChange = { [weak advice] in
      if let mode = advice?.mode, mode != told.last { told.append(mode) }
    }
    advice.askForHint()
    advice.askForShow()
    advice.deal(.square(3), atDistance: 4)
    #expect(told.count == 3 && told.first == .hint && told[1] == .awaitingShow)
    table.newGame()
    #expect(told.count == 4 && told.last == .nothing && !adviser.isAsked)
  }

  @Test("brings the board that was asked for, and no one that comes after all")
  func lateDeal() {
    let (table, advice, observation) = evening()
    defer { withExtendedLifetime(observation) {} }
    adviser.isLate = true
    advice.deal(.square(3), atDistance: 4)
    advice.end()
    let board = table.state.board
    adviser.answer()
    #expect(table.state.board == board)
    advice.deal(.square(3), atDistance: 4)
    adviser.answer()
    #expect(SlidingSolver(.square(3)).distance(table.state.board) == 4)
  }
}
