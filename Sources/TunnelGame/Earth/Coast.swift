/// Where land ends.
///
/// The outlines are Natural Earth's of 1:50 million, simplified to about 7,100 points; land of less than 250 km² is
/// left out. `Scripts/atlas` makes them.
public struct Coast: Sendable {
  /// The coast of the Earth, read when it is first needed.
  public static let shared = Coast()

  /// Closed rings, the last place joined to the first by the short way; a ring within another is water.
  public let rings: [[Place]]

  /// The edges that cross each degree of longitude, from 180° west.
  private let edges: [[Edge]]

  /// The coast of the Earth.
  ///
  /// - Complexity: reads 18 kB, about a millisecond.
  public init() {
    self.init(rings: AtlasDigits.parts(of: AtlasTable.coast).map(Self.ring))
  }

  /// A coast of these rings.
  public init(rings: [[Place]]) {
    self.rings = rings
    var edges = [[Edge]](repeating: [], count: 360)
    for (number, ring) in rings.enumerated() {
      for (start, end) in zip(ring, ring.dropFirst() + ring.prefix(1)) {
        let edge = Edge(from: start, to: end, ring: number)
        for degree in edge.degrees { edges[degree % 360].append(edge) }
      }
    }
    self.edges = edges
  }

  /// Whether a place lies on land: whether the way from there to the north pole, which is sea, crosses the coast an odd
  /// number of times.
  ///
  /// - Complexity: looks at the edges of one degree of longitude, some 30; below a microsecond.
  public func isLand(_ place: Place) -> Bool {
    crossings(northOf: place).count % 2 == 1
  }

  /// The first of the rings that go round a place; nil where none does.
  func ring(around place: Place) -> Int? {
    var around: Set<Int> = []
    for edge in crossings(northOf: place) { around.formSymmetricDifference([edge.ring]) }
    return around.min()
  }

  private func crossings(northOf place: Place) -> [Edge] {
    edges[Int(place.longitude + 180) % 360].filter { $0.passes(northOf: place) }
  }

  private static func ring(_ digits: AtlasDigits) -> [Place] {
    var digits = digits
    var (east, north) = (digits.number(2), digits.number(2))
    var ring: [Place] = []
    while true {
      let place = Place(
        latitude: Double(north) / 20 - 90,
        longitude: Double((east + 7200) % 7200) / 20 - 180)
      if let place { ring.append(place) }
      if digits.isAtEnd { return ring }
      east += digits.number(1) - AtlasDigits.farthest
      north += digits.number(1) - AtlasDigits.farthest
    }
  }
}

/// A piece of the coast, along which latitude changes evenly with longitude.
private struct Edge: Sendable {
  /// The western end, in degrees.
  private let west: Double
  /// How far it goes to the east, in degrees, 0 to 180.
  private let width: Double
  /// The latitudes of the western and the eastern end.
  private let latitudes: (Double, Double)
  /// The number of its ring.
  let ring: Int

  init(from start: Place, to end: Place, ring: Int) {
    self.ring = ring
    let step = Self.turn(from: start.longitude, to: end.longitude)
    let (west, east) = step < 0 ? (end, start) : (start, end)
    self.west = west.longitude
    width = abs(step)
    latitudes = (west.latitude, east.latitude)
  }

  /// The degrees of longitude that it touches, from 180° west; beyond 359 they begin anew.
  var degrees: ClosedRange<Int> {
    let start = west + 180
    return Int(start.rounded(.down))...Int((start + width).rounded(.down))
  }

  /// Whether it crosses the meridian of a place, and north of it. Of the ends the western one belongs to it.
  func passes(northOf place: Place) -> Bool {
    let step = Self.turn(from: west, to: place.longitude)
    guard step >= 0, step < width else { return false }
    let (first, second) = latitudes
    return first + (second - first) * step / width > place.latitude
  }

  /// How far it is to the east, −180 to 180 degrees, in whole millionths.
  private static func turn(from west: Double, to east: Double) -> Double {
    let step = ((east - west) * 1e6).rounded() / 1e6
    return step > 180 ? step - 360 : step < -180 ? step + 360 : step
  }
}
