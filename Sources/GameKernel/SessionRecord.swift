/// All games that a session keeps, and the indices of the current ones.
///
/// A session restored from it has the same state, and its undo and redo reach the same states. Making a record
/// copies no moves: it shares their arrays with the session.
public struct SessionRecord<Rules: GameRules>: Hashable, Sendable {
  /// The games in the order in which they were started.
  public let games: [GameRecord<Rules>]

  /// The index of the current game in ``games``. Those of its variant before it are parked, and redo leads to those
  /// after it.
  public let current: Int

  /// The indices of the current games of other variants, in ascending order.
  public let others: [Int]

  /// The number of all games started, including those that can no longer be reached.
  public let started: Int

  /// The maximum number of games of a session that a record may claim.
  private static var startLimit: Int { 1_000_000_000 }
}

extension SessionRecord: Codable {
  private enum CodingKeys: String, CodingKey {
    case version, games, current, others, started
  }

  /// Reads a record from an untrusted source. Its version is ``GameRecord/currentVersion``.
  ///
  /// - Throws: ``RecordError`` if a game is of other rules or the version is unknown, and `DecodingError` if the
  ///   record is damaged.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let version = try values.decode(Int.self, forKey: .version)
    guard version == GameRecord<Rules>.currentVersion else {
      throw RecordError.unknownVersion(version)
    }
    games = try values.decode(.games, atMost: GameSession<Rules>.parkedGameLimit + 1)
    current = try values.decode(Int.self, forKey: .current)
    started = try values.decodeIfPresent(Int.self, forKey: .started) ?? games.count
    others = values.contains(.others) ? try values.decode(.others, atMost: games.count) : []
    try values.check(.others, others.allSatisfy(games.indices.contains), "\(others)")
    try values.check(.current, games.indices.contains(current), "\(current) of \(games.count)")
    let starts = games.count...max(games.count, Self.startLimit)
    try values.check(.started, starts.contains(started), "\(started) games")
  }

  /// Writes the games with the version.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(GameRecord<Rules>.currentVersion, forKey: .version)
    try values.encode(games, forKey: .games)
    try values.encode(current, forKey: .current)
    if !others.isEmpty { try values.encode(others, forKey: .others) }
    try values.encode(started, forKey: .started)
  }
}
