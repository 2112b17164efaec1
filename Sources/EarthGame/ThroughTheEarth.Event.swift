import GameKernel

extension ThroughTheEarth {
  /// A change of the game.
  public enum Event: Hashable, Sendable {
    /// The child went from one place to another. Its undo swaps the places.
    case moved(from: Place, to: Place)
    /// The child dug here and came out at the antipode.
    case dug(Place)
    /// The child came back from the antipode, or the dig was undone.
    case filled(Place)
    /// The place counts as a find: it is on land at both ends.
    case found(Place)
    /// A find was undone.
    case lost(Place)
    /// A seat put its flag here.
    case flagged(Place, Seat)
    /// A flag was undone.
    case unflagged(Place, Seat)
    /// The dig revealed the distance of a seat's flag from the antipode, in kilometres.
    case guessed(Seat, error: Double)
    /// The revealed distance of a seat's flag was undone.
    case unguessed(Seat, error: Double)
    /// The game went from one round to the next. Its undo swaps the rounds.
    case nextRound(from: Int, to: Int)
    /// The game ended with these totals: the kilometres of each seat, or the number of digs in
    /// ``ThroughTheEarth/Mode/dry``.
    case over(totals: [Double])
    /// The end was undone.
    case resumed(totals: [Double])
  }
}
