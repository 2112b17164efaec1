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

  /// A record put together by hand, for tests and for games that come in as text.
  public init(
    options: Rules.Options, seed: UInt64, moves: [Rules.Move], undone: [Rules.Move] = [],
    usedUndo: Bool = false
  ) {
    self.init(
      options: options, seed: seed, moves: moves, redoable: undone.reversed(), usedUndo: usedUndo)
  }

  init(
    options: Rules.Options, seed: UInt64, moves: [Rules.Move], redoable: [Rules.Move],
    usedUndo: Bool
  ) {
    self.options = options
    self.seed = seed
    self.moves = moves
    self.redoable = redoable
    self.usedUndo = usedUndo
  }
}
