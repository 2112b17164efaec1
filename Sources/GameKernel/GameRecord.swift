/// Everything needed to play a game again: where it started and the moves made since.
///
/// Replaying a record gives the same states, bit for bit, on every run and machine. Random draws
/// need no record of their own: they follow from the seed, and the moves they led to are here.
public struct GameRecord<Rules: GameRules>: Hashable, Sendable {
  /// The version that this program writes. It goes up with the layout of records, with
  /// ``SeededGenerator`` and with any rule that would make an old record replay differently.
  public static var currentVersion: Int { recordVersion }

  /// The options that the game started with.
  public let options: Rules.Options

  /// The seed that the game started with.
  public let seed: UInt64

  /// The moves made, oldest first.
  public let moves: [Rules.Move]

  /// The moves that were taken back last and that redo makes again, the next one first.
  ///
  /// - Complexity: O(undone)
  public var undone: [Rules.Move] { redoable.reversed() }

  /// The same moves as the session keeps them: the next one is the last.
  let redoable: [Rules.Move]

  /// Whether a move was ever taken back in this game; redo does not clear it.
  public let usedUndo: Bool
}

extension GameRecord: Codable {
  private enum CodingKeys: String, CodingKey {
    case version, game, options, seed, moves, undone, usedUndo
  }

  /// More moves than anybody makes in a game: a day and night at ten a second.
  private static var moveLimit: Int { 1_000_000 }

  /// Reads a record of this game.
  ///
  /// - Throws: ``RecordError`` if the record is another game's or of an unknown version, and
  ///   `DecodingError` if it is damaged.
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

/// Why a record cannot be played.
public enum RecordError: Error, Hashable, Sendable {
  /// The record has a version that this program does not know; a higher one than
  /// ``GameRecord/currentVersion`` comes from a newer program.
  case unknownVersion(Int)

  /// The record belongs to the game of this name.
  case otherGame(String)

  /// The rules refuse the move at this index, counted from 0 over the moves made and then the
  /// undone ones.
  case refusedMove(index: Int)

  /// Whether the record was written by a newer program, and so may well be whole.
  public var isOfNewerProgram: Bool {
    if case .unknownVersion(let version) = self { version > recordVersion } else { false }
  }
}

/// The version of the records that this program reads and writes, whatever their rules.
let recordVersion = 1
