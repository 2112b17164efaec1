import GameKernel

extension SlidingPuzzle: TableRules {
  /// What is noted of a game besides its moves.
  public struct Setup: Hashable, Codable, Sendable {
    /// Whether numbers could be seen while it was played.
    public let showedNumbers: Bool

    /// A setup; at first no number was seen.
    public init(showedNumbers: Bool = false) { self.showedNumbers = showedNumbers }
  }

  /// A game begins with nothing seen.
  public static func renewed(_ setup: Setup) -> Setup { Setup() }

  /// A deal on a board of the same shape.
  public static func options(_ setup: Setup, after previous: Options) -> Options {
    .dealt(previous.shape)
  }

  /// Always: each move is a person's.
  public static func isChoice(_ state: State, _ setup: Setup) -> Bool { true }

  /// Whether the board is solved.
  public static func isOver(_ state: State) -> Bool { state.isSolved }

  /// Whether the move is the shuffle that a game began with.
  public static func isDeal(_ move: Move) -> Bool {
    if case .shuffle = move { true } else { false }
  }

  /// At first there were courses in the place of the sheets.
  public static func olderSheets(from decoder: any Decoder) throws -> [GameSheet<SlidingPuzzle>]? {
    let values = try decoder.container(keyedBy: OlderKeys.self)
    guard values.contains(.courses) else { return nil }
    return try values.decode([OlderCourse].self, forKey: .courses).map {
      try GameSheet(
        recorded: Setup(showedNumbers: $0.showedNumbers), elapsed: $0.elapsed,
        isByChance: $0.isByChance, wasHelped: $0.usedSolver)
    }
  }

  private enum OlderKeys: String, CodingKey { case courses }

  private struct OlderCourse: Decodable {
    let elapsed: Duration
    let showedNumbers, usedSolver, isByChance: Bool
  }
}
