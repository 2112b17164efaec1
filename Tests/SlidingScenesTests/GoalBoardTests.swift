import GameKernel
import SceneTestSupport
import SlidingGame
import SlidingScenes
import Stage
import TestSupport
import Testing

@MainActor @Suite("The small second board")
struct GoalBoardTests {
  /// How many tiles lie at home by the model.
  private func homes(_ harness: BoardHarness) -> Int {
    let board = harness.table.state.board
    return board.shape.cells.filter { $0 != board.shape.size - 1 && board[$0] == $0 }.count
  }

  @Test("follows the session: the tiles that lie at home stand out", arguments: 0..<6)
  func numbers(seed: UInt64) {
    let harness = BoardHarness(.home(.square(3)), face: .numbers)
    var dice = Dice(seed: seed)
    for _ in 0..<30 {
      switch dice.below(6) {
      case 0: harness.table.undo()
      case 1: harness.table.redo()
      default: harness.play(.tilt(dice.pick(Direction.allCases)))
      }
      harness.run(.milliseconds(250))
      guard !harness.table.state.isSolved else { continue }
      #expect(harness.goalList.pictures("goal tile").count == homes(harness))
      #expect(harness.goalList.texts == (1...8).map(String.init))
    }
  }

  @Test("of a picture shows joints only round pieces that are away, and none when it is solved")
  func joints() {
    let harness = BoardHarness.almostSolved()
    #expect(harness.goalList.pictures("goal sample").count == 1)
    #expect(harness.goalList.pictures("goal joint").count == 16 - homes(harness))
    harness.play(.tilt(.up))
    harness.run(.milliseconds(250))
    #expect(harness.goalList.pictures("goal joint").isEmpty)
    #expect(harness.goal.isSettled)
    harness.table.undo()
    harness.run(.milliseconds(250))
    #expect(harness.goalList.pictures("goal joint").count == 16 - homes(harness))
  }

  @Test("changes only what changed: the cell that a tile leaves or reaches")
  func damage() {
    let harness = BoardHarness(.home(.square(8)), face: .numbers)
    let before = harness.goalList.commands
    harness.play(.tilt(.down))
    harness.run(.seconds(1))
    let after = harness.goalList.commands
    #expect(zip(before, after).filter { $0 != $1 }.count == 2)
    harness.play(.tilt(.down))
    harness.run(.seconds(1))
    #expect(zip(after, harness.goalList.commands).filter { $0 != $1 }.count == 2)
  }

  @Test("has the shape of the game that is entered")
  func shape() {
    let harness = BoardHarness(.home(.square(3)), face: .numbers)
    harness.table.newGame(.square(5))
    #expect(harness.goalList.texts == (1...24).map(String.init))
    #expect(harness.goal.isSettled)
  }

  @Test("fits into any frame, even a tiny one", arguments: [24.0, 61, 248, 700])
  func frames(side: Double) {
    let context = StageContext.test()
    let frame = Rect(10, 20, side, side)
    for face in [TileFace.numbers, .pieces] {
      let goal = GoalBoard(context: context)
      goal.layout(frame: frame, face: face, state: SlidingPuzzle.start(.dealt(.square(8)), seed: 1))
      var list = DisplayList()
      goal.draw(into: &list)
      for command in list.pictures("goal ") { #expect(frame.contains(command.frame)) }
    }
  }
}
