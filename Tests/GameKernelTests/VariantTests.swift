import FoundationEssentials
import GameKernel
import TestSupport
import Testing

@Suite("Variants of a game", .tags(.rules))
struct VariantTests {
  private typealias Session = GameSession<Ledger>
  private let session = Session(options: .init(book: "red"), seed: 0)

  private func options(_ book: String) -> Ledger.Options { .init(book: book) }

  @Test("Each variant keeps its own game, and undo and redo stay within it")
  func apart() throws {
    try session.perform([1])
    #expect(!session.enterVariant("blue") && !session.enterVariant("red"))
    session.restart(options: options("blue"), seed: 3)
    #expect(!session.canUndo, "nothing to undo leads back to the red book")
    try session.perform([2])
    try session.perform([3])
    session.undo()
    let log = ChangeLog(session)
    #expect(session.enterVariant("red"))
    #expect(log.changes.map(\.cause) == [.variant] && log.changes[0].entersAnotherGame)
    #expect(session.moves == [[1]] && !session.canRedo)
    #expect(session.undo() && !session.undo())
    #expect(session.enterVariant("blue"))
    #expect(session.moves == [[2]] && session.undoneMoves == [[3]])
    #expect(session.redo() && !session.redo())
  }

  @Test("A new game of another variant parks the game of that variant")
  func parks() throws {
    session.restart(options: options("blue"), seed: 1)
    try session.perform([5])
    session.enterVariant("red")
    session.restart(options: options("blue"), seed: 2)
    #expect(session.moves.isEmpty && session.undo())
    #expect(session.moves == [[5]] && session.seed == 1)
    #expect(session.reachableGameNumbers == [1, 2, 3])
  }

  @Test("A move drops what redo could reach in its own variant alone")
  func drops() throws {
    session.restart(seed: 1)
    session.undo()
    session.restart(options: options("blue"), seed: 2)
    try session.perform([1])
    session.enterVariant("red")
    #expect(session.canRedo)
  }

  @Test("Of all variants together only so many games are kept, the newest")
  func limit() {
    for _ in 0..<10 { session.restart() }
    session.restart(options: options("blue"), seed: 1)
    for _ in 0..<Session.parkedGameLimit + 5 { session.restart() }
    #expect(session.reachableGameNumbers.count == Session.parkedGameLimit + 1)
    #expect(session.reachableGameNumbers.first == 11, "the current game of the other variant stays")
    #expect(session.enterVariant("red") && !session.canUndo)
  }

  @Test("A record restores every variant as it was left", arguments: UInt64(0)..<60)
  func record(seed: UInt64) throws {
    var dice = Dice(seed: seed)
    let books = ["red", "blue", "green"]
    for _ in 0..<dice.below(80) {
      switch dice.below(7) {
      case 0: session.restart(options: options(dice.pick(books)), seed: dice.next())
      case 1: session.enterVariant(dice.pick(books))
      case 2...3: session.undo(1 + dice.below(3))
      case 4: session.redo(1 + dice.below(3))
      default: try session.perform([dice.below(9)])
      }
    }
    let data = try JSONEncoder().encode(session.wholeRecord)
    let read = try JSONDecoder().decode(SessionRecord<Ledger>.self, from: data)
    let copy = try Session(restoring: read)
    #expect(copy.wholeRecord == session.wholeRecord)
    for book in books {
      #expect(copy.enterVariant(book) == session.enterVariant(book))
      while session.undo() { #expect(copy.undo() && copy.record == session.record) }
      #expect(!copy.canUndo)
      while session.redo() { #expect(copy.redo() && copy.record == session.record) }
      #expect(!copy.canRedo)
    }
  }

  @Test("An older record, in which undo led from variant to variant, keeps the last game of each")
  func older() throws {
    let games = ["red", "blue", "red", "green"].enumerated().map { number, book in
      """
      {"game":"ledger","version":1,"options":{"balance":10,"book":"\(book)"},"seed":\(number),
      "moves":[],"undone":[],"usedUndo":false}
      """
    }
    let text = """
      {"version":1,"games":[\(games.joined(separator: ","))],"current":2,"started":4}
      """
    let record = try JSONDecoder().decode(SessionRecord<Ledger>.self, from: Data(text.utf8))
    let session = try Session(restoring: record)
    #expect(session.seed == 2 && session.undo() && session.seed == 0 && !session.canUndo)
    #expect(session.enterVariant("blue") && session.seed == 1 && !session.canUndo)
    #expect(session.enterVariant("green") && session.seed == 3)
  }

  @Test("A record of a single variant says nothing of others, as those of older programs")
  func single() throws {
    session.restart()
    let text = String(decoding: try JSONEncoder().encode(session.wholeRecord), as: UTF8.self)
    #expect(!text.contains("others"))
    #expect(throws: DecodingError.self) {
      let broken = text.replacing("\"current\":1", with: "\"current\":1,\"others\":[7]")
      _ = try JSONDecoder().decode(SessionRecord<Ledger>.self, from: Data(broken.utf8))
    }
  }
}
