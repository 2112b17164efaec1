import MatchstickGame

/// The choices for the next training of a machine.
public nonisolated struct Training: Hashable, Sendable, Codable {
  /// The computer against which the machine plays.
  public var teacher = MatchstickOccupant.humanLike(strength: 60)
  /// The number of games.
  public var games = 10
  /// Whether the games are shown in quick motion, instead of all at once.
  public var isWatched = true

  /// The teachers to choose from, in order of strength.
  public static let teachers: [MatchstickOccupant] = [
    .simple, .wild, .humanLike(strength: 60), .clever,
  ]
  /// The numbers of games to choose from.
  public static let gameCounts = [1, 10, 100]

  /// Makes the usual choices.
  public init() {}

  /// Whether the program offers these choices.
  package var isOffered: Bool { Self.teachers.contains(teacher) && Self.gameCounts.contains(games) }
}
