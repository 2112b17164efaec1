/// The one place where a game is played: it holds the state, the history and the observers.
///
/// Each change is committed whole and then sent once. A session may be used from one actor at a
/// time; it knows no scene, no clock and no player.
///
/// **Several games.** Restarting does not lose the game before: it is parked whole, with its own
/// undone moves. Undo at the start of a game brings the parked one back, and redo at its end
/// enters the later one again. A new move in a game drops all later ones. Up to
/// ``parkedGameLimit`` games are kept, the oldest go first. ``record`` is the record of the game being
/// played, ``wholeRecord`` that of all of them.
public final class GameSession<Rules: GameRules> {
  /// The most games that are kept parked.
  public static var parkedGameLimit: Int { 64 }

  /// Tells of every change, after it has been committed.
  public let changes = ObserverList<Change<Rules>>()

  @usableFromInline var game: PlayedGame<Rules>
  var earlierGames: [PlayedGame<Rules>] = []
  /// The games that redo enters again; the next one is the last of the array.
  @usableFromInline var laterGames: [PlayedGame<Rules>] = []
  private var lastGameNumber = 1

  /// A session at the start of its first game.
  public init(options: Rules.Options, seed: UInt64) {
    game = PlayedGame(number: 1, options: options, seed: seed)
  }

  /// A session that stands where the record was taken, with all games that undo and redo can reach.
  ///
  /// The games are numbered anew from 1, in the order in which they were started; the next new one gets the
  /// number that it would have had.
  ///
  /// - Throws: ``RecordError/refusedMove(index:)`` if the rules refuse a move of one of the games.
  /// - Complexity: O(moves of all games).
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

  /// The position now.
  @inlinable public var state: Rules.State { game.state }

  /// The options of the game being played.
  public var options: Rules.Options { game.options }

  /// The seed of the game being played.
  public var seed: UInt64 { game.seed }

  /// The number of the game being played: 1 for the session's first, and never given twice.
  public var gameNumber: Int { game.number }

  /// The number that the next new game will have.
  public var nextGameNumber: Int { lastGameNumber + 1 }

  /// The numbers of all games that undo and redo can reach, and of the game being played.
  public var keptGameNumbers: [Int] {
    keptGames.map { $0.number }
  }

  /// The seeds of the same games.
  var keptSeeds: Set<UInt64> {
    Set(keptGames.map { $0.seed })
  }

  /// All games that undo and redo can reach, in the order in which they were started.
  private var keptGames: [PlayedGame<Rules>] {
    earlierGames + [game] + laterGames.reversed()
  }

  /// The position of this game after so many of the moves made.
  ///
  /// - Complexity: O(1); up to 15 moves are made again.
  public func state(after count: Int) -> Rules.State { game.state(after: count) }

  /// Makes a move and sends one change.
  ///
  /// The moves and games that redo could have reached are dropped.
  ///
  /// - Throws: the rules' reason if they refuse the move; then nothing changes and nothing is sent.
  @inlinable public func perform(_ move: Rules.Move) throws(Rules.Refusal) {
    let before = state
    let events = try game.perform(move)
    if !laterGames.isEmpty { laterGames.removeAll() }
    changes.send(Change(before: before, after: state, events: events, cause: .move))
  }

  /// Parks the game being played and starts a new one, as one change with the cause `.restart`.
  ///
  /// - Parameters:
  ///   - options: the new game's options; those of the game before if none are given.
  ///   - seed: the new game's seed; that of the game before if none is given.
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

  /// Makes `next` the game being played and tells it. The game left must have been put away.
  func enter(_ next: PlayedGame<Rules>, cause: Cause) {
    let before = state
    game = next
    changes.send(
      Change(before: before, after: state, events: [], cause: cause, entersAnotherGame: true))
  }
}

extension GameSession {
  /// The record of the game being played, as it stands now.
  ///
  /// - Complexity: O(1); the moves are shared until one is made.
  public var record: GameRecord<Rules> { game.record }

  /// The record of all games that undo and redo can reach, as they stand now.
  ///
  /// - Complexity: O(games), whatever their moves.
  public var wholeRecord: SessionRecord<Rules> {
    // Not by key paths: to look one up for these rules takes longer than all the rest, and each move asks.
    SessionRecord(
      games: keptGames.map { $0.record }, current: earlierGames.count, started: lastGameNumber)
  }
}
