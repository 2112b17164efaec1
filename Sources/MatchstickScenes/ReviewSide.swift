import Stage

/// The perspective of a review, which determines the words and colours of its band (Documentation/Look.md,
/// *Controls and panels*).
nonisolated enum ReviewSide: Hashable, Sendable {
  /// The only person at the table has won.
  case winner
  /// The only person at the table has lost.
  case loser
  /// Two people or two computers have played. The texts use their names.
  case neither

  /// Returns the colour of the sign beside the sentence and of the losing turn.
  func ink(_ theme: Theme) -> Color {
    switch self {
    case .winner: theme.accentInk
    case .loser: theme.danger
    case .neither: theme.mutedInk
    }
  }

  /// Returns the background of the sentence.
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
