/// A game that is played at a table: its rules, and the positions in which a person chooses.
///
/// ``GameTable`` derives undo, sheets and records from these requirements.
public protocol TableRules: GameRules {
  /// The setup of a game besides its options, such as the players. Undo does not change it.
  associatedtype Setup: Hashable & Codable & Sendable

  /// Returns the setup of the next game, if none is given.
  static func renewed(_ setup: Setup) -> Setup

  /// Returns the options of a new game with a setup, after a game with `previous`.
  static func options(_ setup: Setup, after previous: Options) -> Options

  /// Whether a person is to choose in this position. In a demonstration, whether any player is.
  ///
  /// Undo and redo lead to such positions.
  static func isChoice(_ state: State, _ setup: Setup) -> Bool

  /// Whether the game is over.
  static func isOver(_ state: State) -> Bool

  /// Whether only computers play. Such a game pauses after an undo.
  static func isDemonstration(_ setup: Setup) -> Bool

  /// Whether a move deals the cards or the board.
  ///
  /// Only the first move of a game can. No player chose it, and undo does not take it back.
  static func isDeal(_ move: Move) -> Bool

  /// Whether a new game would repeat a part of the games before it. Another seed is then drawn.
  ///
  /// - Parameter earlier: the options and seeds of the kept games of the variant, the latest first.
  static func repeats(
    _ options: Options, seed: UInt64, after earlier: [(options: Options, seed: UInt64)]
  ) -> Bool

  /// Whether a game with these options can have this setup. It validates records, which are untrusted.
  static func matches(_ setup: Setup, _ options: Options) -> Bool

  /// Reads the sheets of a record in the format of an older version of Matchwood.
  ///
  /// - Returns: one sheet per game, or `nil` if the record has the current format.
  static func olderSheets(from decoder: any Decoder) throws -> [GameSheet<Self>]?
}

extension TableRules {
  /// Default: `setup`.
  public static func renewed(_ setup: Setup) -> Setup { setup }

  /// Default: `previous`.
  public static func options(_ setup: Setup, after previous: Options) -> Options { previous }

  /// Default: `false`.
  public static func isDemonstration(_ setup: Setup) -> Bool { false }

  /// Default: `false`.
  public static func isDeal(_ move: Move) -> Bool { false }

  /// Default: `false`.
  public static func repeats(
    _ options: Options, seed: UInt64, after earlier: [(options: Options, seed: UInt64)]
  ) -> Bool { false }

  /// Default: `true`.
  public static func matches(_ setup: Setup, _ options: Options) -> Bool { true }

  /// Default: `nil`.
  public static func olderSheets(from decoder: any Decoder) throws -> [GameSheet<Self>]? { nil }
}
