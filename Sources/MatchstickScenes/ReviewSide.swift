import Stage

/// From whose side the end of a game is told, which gives the band below it its words and colours
/// (Documentation/Look.md, *Controls and panels*).
nonisolated enum ReviewSide: Hashable, Sendable {
  /// The only person at the table has won, and reads it.
  case winner
  /// The only person has lost, and reads it.
  case loser
  /// Two people or two computers: it speaks of them by their names.
  case neither

  /// Of the sign beside the sentence, and of the turn that gave the win away.
  func ink(_ theme: Theme) -> Color {
    switch self {
    case .winner: theme.accentInk
    case .loser: theme.danger
    case .neither: theme.mutedInk
    }
  }

  /// The ground of the sentence.
  func ground(_ theme: Theme) -> Color {
    switch self {
    case .winner: theme.accentBand
    case .loser: theme.dangerBand
    case .neither: theme.quietBand
    }
  }

  /// The sign beside the sentence.
  var icon: Icon {
    switch self {
    case .winner: .check
    case .loser: .warning
    case .neither: .chart
    }
  }
}
