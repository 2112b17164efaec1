/// The data from which a game can be replayed: its start and the moves made since.
///
/// A record replays to the same states, bit for bit, on every run and machine. It stores no random draws: the deal
/// follows from the seed, and the players' moves are in the record.
public struct GameRecord<Rules: GameRules>: Hashable, Sendable {
  /// The version that this program writes. It must increase with each change of the format, of ``SeededGenerator`` or
  /// of rules after which an old record would replay differently.
  public static var currentVersion: Int { recordVersion }

  /// The options with which the game started.
  public let options: Rules.Options

  /// The seed with which the game started.
  public let seed: UInt64

  /// The moves made, oldest first.
  public let moves: [Rules.Move]

  /// The undone moves that redo makes again, the next one first.
  ///
  /// - Complexity: O(undone)
  public var undone: [Rules.Move] { redoable.reversed() }

  /// The undone moves in the session's order: the next one to redo is last.
  let redoable: [Rules.Move]

  /// Whether a move that was not forced was ever undone in this game. Redo does not clear it.
  public let usedUndo: Bool

  /// Returns the game up to a move, as if nothing had ever been undone.
  public func prefix(_ count: Int) -> GameRecord {
    GameRecord(
      options: options, seed: seed, moves: Array(moves.prefix(count)), redoable: [],
      usedUndo: false)
  }
}

extension GameRecord: Codable {
  private enum CodingKeys: String, CodingKey {
    case version, game, options, seed, moves, undone, usedUndo
  }

  /// The maximum number of moves of a game: more than a day at ten moves per second.
  private static var moveLimit: Int { 1_000_000 }

  /// Reads a record of this game.
  ///
  /// - Throws: ``RecordError`` if the record has another game or an unknown version, and `DecodingError` if it is
  ///   damaged.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let version = try values.decode(Int.self, forKey: .version)
    guard version == Self.currentVersion else {
      throw RecordError.unknownVersion(version)
    }
    let game = try values.decode(String.self, forKey: .game)
    guard game == Rules.name else {
      throw RecordError.otherGame(game)
    }
    self.init(
      options: try values.decode(Rules.Options.self, forKey: .options),
      seed: try values.decode(UInt64.self, forKey: .seed),
      moves: try values.decode(.moves, atMost: Self.moveLimit),
      redoable: try values.decode(.undone, atMost: Self.moveLimit).reversed(),
      usedUndo: try values.decode(Bool.self, forKey: .usedUndo))
  }

  /// Writes the record with its version and the game's name.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(Self.currentVersion, forKey: .version)
    try values.encode(Rules.name, forKey: .game)
    try values.encode(options, forKey: .options)
    try values.encode(seed, forKey: .seed)
    try values.encode(moves, forKey: .moves)
    try values.encode(undone, forKey: .undone)
    try values.encode(usedUndo, forKey: .usedUndo)
  }
}

/// The reason why a record cannot be replayed.
public enum RecordError: Error, Hashable, Sendable {
  /// The version is unknown. One above ``GameRecord/currentVersion`` comes from a newer version of Matchwood.
  case unknownVersion(Int)

  /// The record belongs to the game with this name.
  case otherGame(String)

  /// The rules refuse the move at this index, counted over the moves made and then the undone ones.
  case refusedMove(index: Int)

  /// Whether a newer version of Matchwood wrote the record. The record may then be intact.
  public var isOfNewerProgram: Bool {
    if case .unknownVersion(let version) = self { version > recordVersion } else { false }
  }
}

/// The version of records that this program reads and writes, for all rules.
let recordVersion = 1
