import GlobeMap
import Stage
import TunnelGame

/// The picture of a globe, which stays the same until it is seen otherwise.
struct GlobeFace {
  private var globe: SeenGlobe?
  private var picture: Picture?

  /// The picture of a globe as it is seen; a new one only where something is new.
  mutating func picture(
    of globe: SeenGlobe, _ lines: GlobeLines, on sheet: GlobeSheet
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
  /// Where it stands.
  package var place: Place
  /// Whose it is, from 0; nil where there is one player only.
  package var seat: Int?

  /// A flag somewhere.
  package init(_ place: Place, seat: Int? = nil) { (self.place, self.seat) = (place, seat) }
}

/// A way on the ground, along a great circle.
package struct GlobeWay: Hashable, Sendable {
  /// Where it begins.
  package var start: Place
  /// Where it ends.
  package var end: Place
  /// How long it is, in words; nil where that is not said.
  package var label: String?

  /// A way between two places.
  package init(from start: Place, to end: Place, label: String? = nil) {
    (self.start, self.end, self.label) = (start, end, label)
  }
}
