/// A session in which games are played. It holds the state, the history and the observers.
///
/// Each change is committed as a whole and then sent once. Use a session from one actor at a time. It does not
/// depend on scenes, clocks or players.
///
/// **Several games.** A restart parks the previous game with its undone moves. Undo at the start of a game restores
/// the parked one, and redo at its end enters the later one again. A new move drops all later games. Up to
/// ``parkedGameLimit`` games are parked, and the oldest are dropped first. ``record`` covers the current game, and
/// ``wholeRecord`` covers all games.
///
/// **Variants.** Each variant of the rules has its own current game, with its own undo and redo.
/// ``enterVariant(_:)`` goes to another one, and a restart with other options does too. The *kept games* are all
/// current games and all games that undo and redo reach from them.
public final class GameSession<Rules: GameRules> {
  /// The maximum number of parked games.
  public static var parkedGameLimit: Int { 64 }

  /// The observers of changes. A change is sent after it is committed.
  public let changes = ObserverList<Change<Rules>>()

  @usableFromInline var game: PlayedGame<Rules>
  var earlierGames: [PlayedGame<Rules>] = []
  /// The games that redo enters again. The next one is the last.
  @usableFromInline var laterGames: [PlayedGame<Rules>] = []
  /// The games of the variants that are not played now, at most one history for each.
  private var otherHistories: [GameHistory<Rules>] = []
  private var lastGameNumber = 1

  /// Makes a session at the start of its first game.
  public init(options: Rules.Options, seed: UInt64) {
    game = PlayedGame(number: 1, options: options, seed: seed)
  }

  /// Restores a session from a record, with all kept games.
  ///
  /// The games are numbered from 1 in the order in which they were started. The next new game
  /// continues the numbering of the recorded session. Undo no longer leads to a game of another variant, as it did
  /// in older versions of Matchwood.
  ///
  /// - Throws: ``RecordError/refusedMove(index:)`` if the rules refuse a move of one of the games.
  /// - Complexity: O(moves of all games)
  public init(restoring record: SessionRecord<Rules>) throws(RecordError) {
    var games: [PlayedGame<Rules>] = []
    for (index, game) in record.games.enumerated() {
      games.append(try PlayedGame(number: index + 1, replaying: game))
    }
    game = games[record.current]
    lastGameNumber = record.started
    otherHistories = GameHistory.histories(
      of: games, current: [record.current] + record.others)
    let own = otherHistories.removeFirst()
    (earlierGames, laterGames) = (own.earlier, own.later)
  }

  /// The current position.
  @inlinable public var state: Rules.State { game.state }

  /// The options of the current game.
  public var options: Rules.Options { game.options }

  /// The seed of the current game.
  public var seed: UInt64 { game.seed }

  /// The number of the current game: 1 for the session's first. A session never reuses a number, but a restored
  /// session numbers its games anew.
  public var gameNumber: Int { game.number }

  /// The number of the next new game.
  public var nextGameNumber: Int { lastGameNumber + 1 }

  /// The variant of the current game.
  public var variant: String { Rules.variant(options) }

  /// The numbers of all kept games, those of other variants included, in ascending order.
  public var reachableGameNumbers: [Int] {
    keptGames.map { $0.number }
  }

  /// The seeds of all kept games, those of other variants included.
  var reachableSeeds: Set<UInt64> {
    Set(keptGames.map { $0.seed })
  }

  /// The games of the current variant: the current one, and those that undo and redo can reach.
  private var history: GameHistory<Rules> {
    GameHistory(earlier: earlierGames, game: game, later: laterGames)
  }

  /// All kept games, in the order in which they were started.
  var keptGames: [PlayedGame<Rules>] {
    guard !otherHistories.isEmpty else { return history.games }
    return ([history] + otherHistories).flatMap { $0.games }.sorted { $0.number < $1.number }
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
  /// If the new game is of another variant, it parks that variant's game instead.
  ///
  /// - Parameters:
  ///   - options: the new game's options. Default: those of the current game.
  ///   - seed: the new game's seed. Default: that of the current game.
  public func restart(options: Rules.Options? = nil, seed: UInt64? = nil) {
    start(
      PlayedGame<Rules>(
        number: nextGameNumber, options: options ?? self.options, seed: seed ?? self.seed))
  }

  /// Returns the next new game with the moves of a record, for ``start(_:)``. Undone moves are left out.
  ///
  /// - Throws: ``RecordError/refusedMove(index:)`` if the rules refuse a move.
  func nextGame(from record: GameRecord<Rules>) throws(RecordError) -> PlayedGame<Rules> {
    try PlayedGame(number: nextGameNumber, replaying: record.prefix(record.moves.count))
  }

  /// Parks the current game and starts another one, as ``restart(options:seed:)`` does.
  func start(_ next: PlayedGame<Rules>) {
    lastGameNumber = next.number
    if Rules.variant(next.options) == variant {
      earlierGames.append(game)
    } else {
      let other = setAside(for: Rules.variant(next.options))
      earlierGames = other.map { $0.earlier + [$0.game] } ?? []
    }
    laterGames.removeAll()
    dropOldest()
    enter(next, cause: .restart)
  }

  /// Switches to the kept game of another variant. Sends one change with the cause `.variant`.
  ///
  /// - Returns: whether there is such a game. If not, nothing changes.
  @discardableResult
  public func enterVariant(_ variant: String) -> Bool {
    guard variant != self.variant, otherHistories.contains(where: { $0.variant == variant }),
      let other = setAside(for: variant)
    else { return false }
    (earlierGames, laterGames) = (other.earlier, other.later)
    enter(other.game, cause: .variant)
    return true
  }

  /// Sets the games of the current variant aside, and returns those of another variant, if there are any.
  private func setAside(for variant: String) -> GameHistory<Rules>? {
    let index = otherHistories.firstIndex { $0.variant == variant }
    let other = index.map { otherHistories.remove(at: $0) }
    otherHistories.append(history)
    return other
  }

  /// Drops the oldest parked games beyond the limit, of all variants together.
  private func dropOldest() {
    var excess =
      earlierGames.count + otherHistories.reduce(0) { $0 + $1.count } - Self.parkedGameLimit
    while excess > 0 {
      excess -= 1
      let oldest = otherHistories.indices.min {
        otherHistories[$0].oldest < otherHistories[$1].oldest
      }
      if let oldest, otherHistories[oldest].oldest < earlierGames.first?.number ?? .max {
        otherHistories[oldest].dropOldest()
      } else if !earlierGames.isEmpty {
        earlierGames.removeFirst()
      }
    }
  }

  /// Drops all games but the current one. Observers are not notified.
  func dropOtherGames() { (earlierGames, laterGames, otherHistories) = ([], [], []) }

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

  /// The record of all kept games.
  ///
  /// - Complexity: O(games), independent of their moves.
  public var wholeRecord: SessionRecord<Rules> {
    // Uses closures: resolving a key path of a generic type takes longer than the rest, and each move needs a record.
    let games = keptGames
    func index(_ number: Int) -> Int { games.firstIndex { $0.number == number } ?? 0 }
    return SessionRecord(
      games: games.map { $0.record }, current: index(game.number),
      others: otherHistories.map { index($0.game.number) }.sorted(), started: lastGameNumber)
  }
}
