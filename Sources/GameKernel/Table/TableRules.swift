/// A game as it is played at a table: its rules, and who decides when.
///
/// ``GameTable`` asks these questions; everything about undo, sheets and records then follows.
public protocol TableRules: GameRules {
  /// What is agreed for one game besides its options, such as who plays. Undo does not change it.
  associatedtype Setup: Hashable & Codable & Sendable

  /// What the next game is set up with where nothing else is said.
  static func renewed(_ setup: Setup) -> Setup

  /// What a new game of this setup starts from, after one that started from `previous`.
  static func options(_ setup: Setup, after previous: Options) -> Options

  /// Whether a person is to choose in this position; in a demonstration, whether anybody is.
  ///
  /// Undo and redo lead to such positions.
  static func isChoice(_ state: State, _ setup: Setup) -> Bool

  /// Whether the game is over.
  static func isOver(_ state: State) -> Bool

  /// Whether computers play by themselves; such a game pauses after an undo.
  static func isDemonstration(_ setup: Setup) -> Bool

  /// Whether a move belongs to the deal.
  ///
  /// Only the first move of a game can; nobody has chosen it, and undo does not take it back.
  static func isDeal(_ move: Move) -> Bool

  /// Whether a game of these options can have been set up so; asked of records, which may come from anywhere.
  static func fits(_ setup: Setup, _ options: Options) -> Bool

  /// Reads the sheets of a record that an older program has written in a way of its own.
  ///
  /// - Returns: one for each game, or `nil` if it is written as today.
  static func olderSheets(from decoder: any Decoder) throws -> [GameSheet<Self>]?
}

extension TableRules {
  /// The same.
  public static func renewed(_ setup: Setup) -> Setup { setup }

  /// The same.
  public static func options(_ setup: Setup, after previous: Options) -> Options { previous }

  /// No.
  public static func isDemonstration(_ setup: Setup) -> Bool { false }

  /// No.
  public static func isDeal(_ move: Move) -> Bool { false }

  /// Yes.
  public static func fits(_ setup: Setup, _ options: Options) -> Bool { true }

  /// None.
  public static func olderSheets(from decoder: any Decoder) throws -> [GameSheet<Self>]? { nil }
}
