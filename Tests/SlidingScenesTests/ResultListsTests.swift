import BoxKit
import Foundation
import GameKernel
import SceneTestSupport
import SlidingGame
import SlidingScenes
import TestSupport
import Testing

@MainActor @Suite("The keeper of results", .tags(.rules))
struct ResultListsTests {
  private let keeper = ResultLists()
  private let today = Day(secondsSince1970: 1_795_219_200)

  /// A table whose board was shuffled by chance and walked home the way that it came.
  private func solved() throws -> SlidingTable {
    let table = SlidingTable(.home(.square(3)), seed: 5)
    var events: [SlidingPuzzle.Event] = []
    let observation = table.session.changes.observe { events += $0.events }
    table.shuffle()
    observation.cancel()
    for event in events.reversed() {
      switch SlidingPuzzle.reversed(event) {
      case .didTilt(let direction, _, _), .didMove(let direction, _, _):
        try table.session.perform(.tilt(direction))
      }
    }
    return table
  }

  @Test("enters a solved game once, however often it is told of it")
  func entered() throws {
    let table = try solved()
    let shape = table.state.board.shape
    let moves = table.state.tileMoves
    #expect(keeper.fewestMoves(shape, showsNumbers: false) == nil)
    #expect(keeper.enter(table, on: today) == [.moves, .time])
    table.undo()
    table.redo()
    #expect(keeper.enter(table, on: today).isEmpty)
    #expect(keeper.fewestMoves(shape, showsNumbers: false) == moves)
    #expect(keeper.fewestMoves(shape, showsNumbers: true) == nil)
    #expect(keeper.fewestMoves(.square(2), showsNumbers: true) == nil)
    let category = try #require(table.category)
    #expect(keeper.book.list(category).results.map(\.usedUndo) == [false])
  }

  private func settle(_ table: SlidingTable, in keeper: ResultLists) {
    keeper.settle(table.result(on: today), in: table.category)
  }

  @Test("enters a game that was kept as over when its result was not, and clears are for good")
  func settled() throws {
    let table = try solved()
    let shape = table.state.board.shape
    settle(table, in: keeper)
    #expect(keeper.fewestMoves(shape, showsNumbers: false) == table.state.tileMoves)
    var cleared = keeper.book
    cleared.clear(ResultFilter("sliding"))
    let next = ResultLists(cleared)
    settle(table, in: next)
    #expect(next.book.isEmpty)
  }

  @Test("does not enter an old game into a book that does not know if it was entered before")
  func settledIntoOldBook() throws {
    let old = try JSONDecoder().decode(ResultBook.self, from: Data("{}".utf8))
    let keeper = ResultLists(old)
    settle(try solved(), in: keeper)
    #expect(keeper.book.isEmpty && keeper.book.knowsEntered)
    settle(try solved(), in: ResultLists(keeper.book))
    #expect(keeper.book.isEmpty)
  }

  @Test("does not enter a game that is not solved or does not count")
  func refused() throws {
    let table = SlidingTable(.dealt(.square(3)), seed: 5, isByChance: true)
    #expect(keeper.enter(table, on: today).isEmpty)
    let helped = try solved()
    helped.noteHelp()
    #expect(keeper.enter(helped, on: today).isEmpty)
    #expect(keeper.book.isEmpty)
  }

  @Test("tells of changes, and not of what changes nothing")
  func changes() throws {
    var count = 0
    let observation = keeper.changes.observe { _ in count += 1 }
    let table = try solved()
    keeper.enter(table, on: today)
    keeper.enter(table, on: today)
    keeper.replace(with: keeper.book)
    #expect(count == 1)
    observation.cancel()
  }
}
