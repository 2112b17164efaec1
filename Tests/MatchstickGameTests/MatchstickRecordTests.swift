import FoundationEssentials
import GameKernel
import MatchstickGame
import TestSupport
import Testing

@Suite("Records of Matchsticks", .tags(.rules))
struct MatchstickRecordTests {
  private typealias Record = SessionRecord<Matchsticks>

  /// A random game with undos and redos in it, and every state that it went through.
  private func play(seed: Int) throws -> GameSession<Matchsticks> {
    var random = SeededGenerator(seed: UInt64(seed))
    let options = Matchsticks.Options(
      pile: random.draw(in: 12...24), takeLimit: random.draw(in: 2...5),
      first: Seat(random.draw(below: 2)))
    let session = GameSession<Matchsticks>(options: options, seed: random.next())
    while !session.state.isOver {
      switch random.draw(below: 4) {
      case 0: session.undo(random.draw(in: 1...3))
      case 1: session.redo()
      default: try session.perform(.take(random.draw(in: 1...session.state.limit)))
      }
    }
    return session
  }

  @Test("A record read back replays to the same states, bit for bit", arguments: 0..<200)
  func replay(seed: Int) throws {
    let session = try play(seed: seed)
    let data = try JSONEncoder().encode(session.wholeRecord)
    let copy = try GameSession(restoring: JSONDecoder().decode(Record.self, from: data))
    #expect(copy.state == session.state)
    #expect(copy.record == session.record)
    while session.undo() {
      #expect(copy.undo())
      #expect(copy.state == session.state)
    }
    #expect(!copy.canUndo)
    #expect(session.state == Matchsticks.start(session.options, seed: session.seed))
  }

  @Test("However much is undone and redone, no match is won or lost", arguments: 0..<200)
  func matchesAreConserved(seed: Int) throws {
    let session = try play(seed: seed)
    #expect(session.moves.reduce(0) { $0 + $1.count } == session.state.pile)
    session.undo(session.moveCount)
    var left = session.state.pile
    let observation = session.changes.observe { change in
      for event in change.events {
        switch event {
        case .took(_, let run, let now):
          left -= run.count
          #expect(left == now)
        case .returned(_, let run, let now):
          left += run.count
          #expect(left == now)
        case .gaveUp, .resumed: break
        case .over, .reopened:
          #expect(left == 0)
        }
      }
      #expect(left == change.after.remaining)
    }
    while session.redo(2) {}
    while session.undo(3) {}
    #expect(left == session.state.pile)
    withExtendedLifetime(observation) {}
  }

  @Test(
    "Options that no game can start from cannot be read",
    arguments: [
      #"{"pile":0,"takeLimit":3,"first":0}"#, #"{"pile":-5,"takeLimit":3,"first":0}"#,
      #"{"pile":18,"takeLimit":1,"first":0}"#, #"{"pile":18,"takeLimit":6,"first":0}"#,
      #"{"pile":18,"takeLimit":3,"first":2}"#, #"{"pile":18}"#,
    ])
  func badOptions(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Matchsticks.Options.self, from: Data(text.utf8))
    }
  }
}
