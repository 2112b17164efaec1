extension ThroughTheEarth {
  /// The reason why a move is illegal.
  public enum Refusal: Error, Hashable, Sendable {
    /// The game is over.
    case gameOver
    /// The child cannot be moved, because the places of this game are drawn.
    case placeIsGiven
    /// The child is already there.
    case alreadyThere
    /// The child has already dug here.
    case isDug
    /// All seats must put their flags before the dig.
    case flagsFirst
    /// This game has no flags.
    case noFlags
    /// This game has no next place.
    case noNextPlace
  }
}
