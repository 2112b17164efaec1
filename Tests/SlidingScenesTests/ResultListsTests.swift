import BoxKit
import GameKernel
import PlayLog
import SceneTestSupport
import SlidingGame
import SlidingScenes
import TestSupport
import Testing

@MainActor @Suite("The best games of the log", .tags(.rules))
struct ResultListsTests {
  private let log = PlayLogModel(now: { Moment(secondsSince1970: 1_795_219_200) })
  private let lists: ResultLists

  init() { lists = ResultLists(log) }

  /// A table whose board was shuffled by chance and walked home the way that it came.
  private func solved(isHelped: Bool = false) throws -> SlidingTable {
    let table = SlidingTable(.home(.square(3)), seed: 5)
    log.follow(table)
    var events: [SlidingPuzzle.Event] = []
    let observation = table.session.changes.observe { events += $0.events }
    table.shuffle()
    observation.cancel()
    if isHelped { table.noteHelp() }
    for event in events.reversed() {
      switch SlidingPuzzle.reversed(event) {
      case .didTilt(let direction, _, _), .didMove(let direction, _, _):
        try table.session.perform(.tilt(direction))
      }
    }
    return table
  }

  private func game(_ table: SlidingTable) -> LoggedGame? {
    table.sheet.id.flatMap { log.log[GameID(rawValue: $0)] }
  }

  @Test("have a solved game once, also after undo and redo")
  func entered() throws {
    let shape = BoardShape.square(3)
    #expect(lists.fewestMoves(shape, showsNumbers: false) == nil)
    let table = try solved()
    let moves = table.state.tileMoves
    #expect(lists.entry(of: game(table)) == SolvedEntry(bestBy: [.moves, .time], isFirst: true))
    table.undo()
    table.redo()
    #expect(lists.fewestMoves(shape, showsNumbers: false) == moves)
    #expect(lists.fewestMoves(shape, showsNumbers: true) == nil)
    #expect(lists.fewestMoves(.square(2), showsNumbers: true) == nil)
    let category = try #require(table.category)
    #expect(lists.book.list(category).results.map(\.usedUndo) == [false])
    log.append([.proof(try #require(game(table)).id, least: 9)])
    #expect(lists.book.list(category).results.map(\.least) == [9])
  }

  @Test("have no game that is not solved or does not count")
  func refused() throws {
    log.follow(SlidingTable(.dealt(.square(3)), seed: 5, isByChance: true))
    let helped = try solved(isHelped: true)
    #expect(game(helped)?.marks.contains(.helped) == true)
    #expect(lists.entry(of: game(helped)) == SolvedEntry() && lists.book.isEmpty)
  }

  @Test("stay cleared, unless that is undone, and notify of each change once")
  func cleared() throws {
    var count = 0
    let observation = lists.changes.observe { _ in count += 1 }
    let table = try solved()
    let full = lists.book
    var book = full
    book.clear(ResultFilter("sliding"))
    lists.replace(with: book)
    #expect(lists.book.isEmpty && ResultLists(PlayLogModel(log.log)).book.isEmpty)
    lists.replace(with: full)
    #expect(lists.book == full && ResultLists(PlayLogModel(log.log)).book == full)
    lists.replace(with: lists.book)
    log.append([.proof(try #require(game(table)).id, least: table.state.tileMoves)])
    #expect(count == 4)
    observation.cancel()
  }

  @Test("are the same whether they follow the log or are read from it")
  func incremental() {
    var dice = Dice(seed: 3)
    let categories = ["a", "b"].map { ResultCategory("sliding", $0) }
    for number in 0..<200 {
      var game = LoggedGame(
        GameID(rawValue: UInt64(dice.below(80))),
        at: Moment(secondsSince1970: Int64(number)), seats: [LoggedSeat(.player(.first))],
        game: "sliding", setup: "4", start: "\(dice.below(60))", isOver: dice.below(4) > 0,
        time: .seconds(dice.below(90)))
      game.list = categories[Int(game.id.rawValue % 2)]
      game.moves = dice.below(90)
      if dice.below(3) == 0 {
        game.seats.append(LoggedSeat(.computer("clever")))
        game.winners = [dice.below(2)]
      }
      switch dice.below(12) {
      case 0: log.append([.proof(game.id, least: dice.below(50))])
      case 1: log.append([.clear(.first, dice.pick(categories), upTo: game.moment)])
      default: log.append([.game(game, record: "")])
      }
      for category in categories {
        let whole = log.log.results(of: .first).list(category)
        #expect(lists.book.list(category) == whole, "\(number)")
      }
    }
  }
}
