import Stage

/// Where a game that was just entered stands in its list.
public struct ResultPlace: Hashable, Sendable {
  /// Among the games of its list, ordered by what it counts; the best is 1.
  public let place: Int
  /// How many games stand in the list.
  public let count: Int

  /// - Precondition: the place is one of the list.
  public init(_ place: Int, of count: Int) {
    precondition((1...max(1, count)).contains(place), "a place of this list")
    (self.place, self.count) = (place, count)
  }

  /// The place in words.
  func words(_ texts: Texts) -> String {
    guard place > 1 else { return texts("A new best!") }
    return texts(
      "Place {place} of {count} in the best list.",
      ["place": String(place), "count": String(count)])
  }
}
