/// Every game that undo and redo can reach in a session, and which one is being played.
///
/// A session restored from it stands where this one was taken, and its undo and redo lead to the
/// same states. Taking one copies no moves: it shares their arrays with the session.
public struct SessionRecord<Rules: GameRules>: Hashable, Sendable {
  /// The games in the order in which they were started.
  public let games: [GameRecord<Rules>]

  /// Which of ``games`` is being played; those before it are parked, redo leads to those after it.
  public let current: Int

  /// How many games were started in all, also those that nothing reaches any more.
  public let started: Int

  /// The most games that an evening can have.
  private static var startLimit: Int { 1_000_000_000 }
}

extension SessionRecord: Codable {
  private enum CodingKeys: String, CodingKey {
    case version, games, current, started
  }

  /// Reads a record that may come from anywhere. Its version is ``GameRecord/currentVersion``.
  ///
  /// - Throws: ``RecordError`` if a game is another one's or of an unknown version, and
  ///   `DecodingError` if the record is damaged.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let version = try values.decode(Int.self, forKey: .version)
    guard version == GameRecord<Rules>.currentVersion else {
      throw RecordError.unknownVersion(version)
    }
    games = try values.decode(.games, atMost: GameSession<Rules>.parkedGameLimit + 1)
    current = try values.decode(Int.self, forKey: .current)
    started = try values.decodeIfPresent(Int.self, forKey: .started) ?? games.count
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
    try values.encode(started, forKey: .started)
  }
}
