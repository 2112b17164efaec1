/// A session in which games are played. It holds the state, the history and the observers.
///
/// Each change is committed as a whole and then sent once. Use a session from one actor at a time. It does not
/// depend on scenes, clocks or players.
///
/// **Several games.** A restart parks the previous game with its undone moves. Undo at the start of a game restores
/// the parked one, and redo at its end enters the later one again. A new move drops all later games. Up to
/// ``parkedGameLimit`` games are parked, and the oldest are dropped first. ``record`` covers the current game, and
/// ``wholeRecord`` covers all games.
public final class GameSession<Rules: GameRules> {
  /// The maximum number of parked games.
  public static var parkedGameLimit: Int { 64 }

  /// The observers of changes. A change is sent after it is committed.
  public let changes = ObserverList<Change<Rules>>()

  @usableFromInline var game: PlayedGame<Rules>
  var earlierGames: [PlayedGame<Rules>] = []
  /// The games that redo enters again. The next one is the last.
  @usableFromInline var laterGames: [PlayedGame<Rules>] = []
  private var lastGameNumber = 1

  /// Makes a session at the start of its first game.
  public init(options: Rules.Options, seed: UInt64) {
    game = PlayedGame(number: 1, options: options, seed: seed)
  }

  /// Restores a session from a record, with all games that undo and redo can reach.
  ///
  /// The games are numbered from 1 in the order in which they were started. The next new game
  /// continues the numbering of the recorded session.
  ///
  /// - Throws: ``RecordError/refusedMove(index:)`` if the rules refuse a move of one of the games.
  /// - Complexity: O(moves of all games)
  public init(restoring record: SessionRecord<Rules>) throws(RecordError) {
    var games: [PlayedGame<Rules>] = []
    for (index, game) in record.games.enumerated() {
      games.append(try PlayedGame(number: index + 1, replaying: game))
    }
    game = games[record.current]
    earlierGames = Array(games[..<record.current])
    laterGames = games[(record.current + 1)...].reversed()
    lastGameNumber = record.started
  }

  /// The current position.
  @inlinable public var state: Rules.State { game.state }

  /// The options of the current game.
  public var options: Rules.Options { game.options }

  /// The seed of the current game.
  public var seed: UInt64 { game.seed }

  /// The number of the current game: 1 for the session's first. Numbers are never reused.
  public var gameNumber: Int { game.number }

  /// The number of the next new game.
  public var nextGameNumber: Int { lastGameNumber + 1 }

  /// The numbers of the current game and of all games that undo and redo can reach.
  public var keptGameNumbers: [Int] {
    reachableGames.map { $0.number }
  }

  /// The seeds of the current game and of all games that undo and redo can reach.
  var keptSeeds: Set<UInt64> {
    Set(reachableGames.map { $0.seed })
  }

  /// The current game and all games that undo and redo can reach, in the order in which they were started.
  var reachableGames: [PlayedGame<Rules>] {
    earlierGames + [game] + laterGames.reversed()
  }

  /// Returns the position of the current game after `count` of the moves made.
  ///
  /// - Complexity: O(1): at most 15 moves are replayed.
  public func state(after count: Int) -> Rules.State { game.state(after: count) }

  /// Makes a move and sends one change.
  ///
  /// Drops the moves and games that redo could have reached.
  ///
  /// - Throws: the rules' reason if they refuse the move. Then nothing changes and nothing is sent.
  @inlinable public func perform(_ move: Rules.Move) throws(Rules.Refusal) {
    let before = state
    let events = try game.perform(move)
    if !laterGames.isEmpty { laterGames.removeAll() }
    changes.send(Change(before: before, after: state, events: events, cause: .move))
  }

  /// Parks the current game and starts a new one, as one change with the cause `.restart`.
  ///
  /// - Parameters:
  ///   - options: the new game's options. Default: those of the current game.
  ///   - seed: the new game's seed. Default: that of the current game.
  public func restart(options: Rules.Options? = nil, seed: UInt64? = nil) {
    let next = PlayedGame<Rules>(
      number: nextGameNumber, options: options ?? self.options, seed: seed ?? self.seed)
    lastGameNumber = next.number
    laterGames.removeAll()
    earlierGames.append(game)
    if earlierGames.count > Self.parkedGameLimit {
      earlierGames.removeFirst()
    }
    enter(next, cause: .restart)
  }

  /// Makes `next` the current game and sends the change. The caller must have stored the previous game.
  func enter(_ next: PlayedGame<Rules>, cause: Cause) {
    let before = state
    game = next
    changes.send(
      Change(before: before, after: state, events: [], cause: cause, entersAnotherGame: true))
  }
}

extension GameSession {
  /// The record of the current game.
  ///
  /// - Complexity: O(1). The moves are shared until one is made.
  public var record: GameRecord<Rules> { game.record }

  /// The record of the current game and of all games that undo and redo can reach.
  ///
  /// - Complexity: O(games), independent of their moves.
  public var wholeRecord: SessionRecord<Rules> {
    // Uses closures: resolving a key path of a generic type takes longer than the rest, and each move needs a record.
    SessionRecord(
      games: reachableGames.map { $0.record }, current: earlierGames.count, started: lastGameNumber)
  }
}
