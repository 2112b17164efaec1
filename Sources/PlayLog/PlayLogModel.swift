import GameKernel

/// The log while the program runs, as an object that can be observed, with the player who plays now.
///
/// ```swift
/// let log = PlayLogModel()
/// observation = log.changes.observe { [weak self] _ in self?.refresh() }
/// log.append([.proof(game, least: 22)])
/// ```
public final class PlayLogModel {
  /// A change of the model.
  public enum Change: Hashable, Sendable {
    /// These entries were appended.
    case appended([LogEntry])
    /// Another player plays.
    case player(PlayerID)
  }

  /// Everything that was played.
  public private(set) var log: PlayLog
  /// The player who plays now, and to whom new games belong.
  public private(set) var player: PlayerID = .first
  /// Notifies observers after every change.
  public let changes = ObserverList<Change>()
  /// Returns the current time.
  public let now: () -> Moment

  /// The best games of a version without a log, until ``bringOver()``.
  public private(set) var earlier: ResultBook?

  /// Returns an identifier that no other game has.
  let makeID: () -> UInt64
  private var saved: [EarlierResults.SavedGame] = []
  private var observations: [ObjectIdentifier: Observation] = [:]
  private let storedRecord: @Sendable (GameID) -> String?
  /// The records of the games that were appended.
  private var records: [GameID: String] = [:]

  /// - Parameters:
  ///   - log: the log of earlier runs.
  ///   - earlier: the best games of a version without a log, which are not in the log yet.
  ///   - now: returns the current time. Default: the start of 1970.
  ///   - makeID: returns a new identifier of a game. Default: a random one.
  ///   - storedRecord: returns the record of a game of an earlier run, or `nil`, on any thread.
  public init(
    _ log: PlayLog = PlayLog(), earlier: ResultBook? = nil,
    now: @escaping () -> Moment = { Moment(secondsSince1970: 0) },
    makeID: @escaping () -> UInt64 = { GameID.random().rawValue },
    storedRecord: @escaping @Sendable (GameID) -> String? = { _ in nil }
  ) {
    (self.log, self.earlier, self.now) = (log, earlier, now)
    (self.makeID, self.storedRecord) = (makeID, storedRecord)
  }

  /// The profile of the player who plays now.
  public var profile: PlayerProfile? { log.players[player] }

  /// Appends entries. The program writes them to the file of the log in this order.
  public func append(_ entries: [LogEntry]) {
    guard !entries.isEmpty else { return }
    for entry in entries {
      log.add(entry)
      if case .game(let game, let record) = entry { records[game.id] = record }
    }
    changes.send(.appended(entries))
    if profile == nil, let next = log.players.present.first { enter(next.id) }
  }

  /// Changes the list of players. Removing or forgetting the player who plays now makes another one play.
  ///
  /// - Throws: the reason why the list cannot be changed so. Then nothing changes.
  public func change(_ player: PlayerID, _ change: PlayerChange) throws(PlayerRefusal) {
    try log.players.check(change, of: player)
    append([.player(player, change)])
  }

  /// Makes another player play. Ignores one who is not present.
  public func enter(_ player: PlayerID) {
    guard player != self.player, log.players[player] != nil else { return }
    self.player = player
    changes.send(.player(player))
  }

  // MARK: Tables

  /// Retains the observation of a table in place of an earlier one.
  func keep(_ observation: Observation, for table: AnyObject) {
    observations[ObjectIdentifier(table)] = observation
  }

  /// Enters a saved game that ended without a line in the log. It waits for the results of before, if there are any.
  func settle(_ game: EarlierResults.SavedGame) {
    if earlier == nil {
      append([.game(game.game, record: game.record)])
    } else {
      saved.append(game)
    }
  }

  /// Enters the results of before and the saved games that have ended. Call it once all tables are open.
  public func bringOver() {
    guard let book = earlier else { return }
    let entries = EarlierResults(book, saved: saved).entries
    (earlier, saved) = (nil, [])
    append(entries)
  }

  /// Reads the records of the games that the log has now.
  public var reader: RecordReader { RecordReader(recent: records, stored: storedRecord) }

  /// Returns the record of a game, from which it can be replayed, or `nil`.
  public func record(of game: GameID) -> String? { reader.record(of: game) }
}
