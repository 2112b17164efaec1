import GameKernel
import TestSupport
import Testing

@Suite("Game session", .tags(.rules))
struct GameSessionTests {
  private let session = GameSession<Ledger>(options: .init(balance: 10), seed: 0)

  @Test("A move is committed whole and then told once")
  func oneChange() throws {
    var stateWhenTold: Ledger.State?
    let observation = session.changes.observe { [session] _ in stateWhenTold = session.state }
    let log = ChangeLog(session)
    let before = session.state
    try session.perform([3, -4])
    let after = Ledger.State(balance: 9, postings: [3, -4])
    #expect(session.state == after)
    #expect(stateWhenTold == after)
    #expect(
      log.changes == [
        Change(before: before, after: after, events: [.posted(3), .posted(-4)], cause: .move)
      ])
    withExtendedLifetime(observation) {}
  }

  @Test("A refused move throws its reason, changes nothing and tells nobody")
  func refusedMove() throws {
    try session.perform([1])
    try session.perform([2])
    session.undo()
    let record = session.record
    let state = session.state
    let log = ChangeLog(session)
    #expect(throws: Ledger.Overdrawn(balance: -4)) { try session.perform([5, -20, 1]) }
    #expect(session.state == state)
    #expect(session.record == record)
    #expect(session.canRedo)
    #expect(log.changes.isEmpty)
  }

  @Test("A move made by an observer is told to all observers after the first one")
  func moveByObserver() throws {
    let eager = session.changes.observe { [session] change in
      guard change.events == [.posted(1)] else { return }
      #expect(throws: Never.self) { try session.perform([2]) }
    }
    let log = ChangeLog(session)
    try session.perform([1])
    #expect(log.changes.map(\.events) == [[.posted(1)], [.posted(2)]])
    #expect(log.changes[0].after == log.changes[1].before)
    #expect(log.changes[1].after == session.state)
    withExtendedLifetime(eager) {}
  }

  @Test("Restart begins a new game with the options and seed given, else with those before")
  func restart() throws {
    let log = ChangeLog(session)
    try session.perform([1])
    session.restart(options: .init(balance: 20), seed: 3)
    #expect(session.state == Ledger.State(balance: 23))
    #expect(session.moves.isEmpty && session.undoneMoves.isEmpty)
    session.restart()
    #expect(session.options == .init(balance: 20))
    #expect(session.seed == 3)
    #expect(log.changes.map(\.cause) == [.move, .restart, .restart])
    #expect(log.changes.map(\.entersAnotherGame) == [false, true, true])
    #expect(log.changes[1].before == Ledger.State(balance: 11, postings: [1]))
    #expect(log.changes[1].after == Ledger.State(balance: 23))
    #expect(log.changes[1].events.isEmpty)
  }
}
