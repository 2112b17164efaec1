import EarthGame
import GlobeMap
import Stage

/// A cache for the picture of a globe.
struct GlobeFace {
  private var globe: GlobeProjection?
  private var picture: Picture?

  /// Returns the picture of a globe. It makes a new one only if the globe has changed.
  mutating func picture(
    of globe: GlobeProjection, _ lines: GlobeLines, on sheet: GlobeSheet
  ) -> Picture {
    if let picture, globe == self.globe { return picture }
    let side = Double(sheet.side)
    let picture = Picture(
      "globe", size: Size(side, side), GlobeImage(lines, globe, on: sheet))
    (self.globe, self.picture) = (globe, picture)
    return picture
  }
}

/// A flag on a globe.
package struct GlobeFlag: Hashable, Sendable {
  /// The position of the flag.
  package var place: Place
  /// The colour of the player's seat, which selects the sign on the flag. `nil` with a single player.
  package var seat: Int?

  /// Creates a flag at a place.
  package init(_ place: Place, seat: Int? = nil) { (self.place, self.seat) = (place, seat) }
}

/// An arc of a great circle on a globe.
package struct GreatCircleArc: Hashable, Sendable {
  /// The start of the arc.
  package var start: Place
  /// The end of the arc.
  package var end: Place
  /// The text for its length, or `nil` for none.
  package var label: String?

  /// Creates an arc between two places.
  package init(from start: Place, to end: Place, label: String? = nil) {
    (self.start, self.end, self.label) = (start, end, label)
  }
}
