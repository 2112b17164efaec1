import SlidingGame
import Testing

@Suite("The course of a game") struct CourseTests {
  private let table = SlidingTable(.dealt(.square(3)), seed: 5)

  private func slideSomething() throws {
    let board = table.state.board
    let neighbour = board.gap % 3 > 0 ? board.gap - 1 : board.gap + 1
    try table.session.perform(.slide(neighbour))
  }

  @Test("Time counts from the first move")
  func timeBeginsWithTheFirstMove() throws {
    table.pass(.seconds(3))
    #expect(table.course.elapsed == .zero)
    try slideSomething()
    table.pass(.seconds(2))
    #expect(table.course.elapsed == .seconds(2))
  }

  @Test("Time stands still on a solved board and goes on when that is undone")
  func timeStopsWhenSolved() throws {
    let board = try SlidingPuzzle.Board(.square(3), values: [0, 1, 2, 3, 4, 5, 6, 8, 7])
    let table = SlidingTable(.board(board), seed: 1)
    try table.session.perform(.slide(6))
    try table.session.perform(.slide(7))
    table.pass(.seconds(1))
    try table.session.perform(.slide(8))
    table.pass(.seconds(5))
    #expect(table.state.isSolved && table.course.elapsed == .seconds(1))
    table.undo()
    table.pass(.seconds(1))
    #expect(table.course.elapsed == .seconds(2))
  }

  @Test("Undo does not turn time back")
  func undoKeepsTheTime() throws {
    try slideSomething()
    table.pass(.seconds(2))
    table.undo()
    #expect(table.course.elapsed == .seconds(2))
  }

  @Test("A new game has a course of its own, and the parked one comes back with its own")
  func parkedCourseComesBack() throws {
    try slideSomething()
    table.pass(.seconds(2))
    table.noteNumbers()
    table.newGame()
    #expect(table.course == SlidingTable.Course(isByChance: true))
    table.noteSolver()
    table.undo()
    #expect(table.course.elapsed == .seconds(2))
    #expect(table.course.showedNumbers && !table.course.usedSolver)
    table.redo()
    #expect(table.course.usedSolver && !table.course.showedNumbers)
  }
}
