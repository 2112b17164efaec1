/// The land of the Earth, as outlines of the coast and discs about cities.
///
/// The outlines are from Natural Earth at 1:50 million, simplified to about 7,100 points. Land of less than 250 km²
/// is omitted. A city that these outlines would put into the sea has a disc of land. `Scripts/atlas` makes both.
public struct Coast: Sendable {
  /// The coast of the Earth, loaded on first use.
  public static let shared = Coast()

  /// The corners of all rings, ring after ring. Along a ring of the Earth, land is on the right.
  public let corners: [Place]
  /// The range of each ring's corners in ``corners``. The edge from the last corner to the first goes the shorter
  /// way around the Earth. A ring within another ring is water.
  public let rings: [Range<Int>]
  /// The discs of land about cities that the rings leave in the sea. They may overlap other land.
  public let discs: [Disc]

  /// The edges that touch each degree of longitude, from 180° west eastward. Within a degree they have the order of
  /// their rings.
  private let edges: [Edge]
  /// The index of each degree's first edge in ``edges``, and the end of the last degree.
  private let starts: [Int]

  /// Loads the coast of the Earth.
  ///
  /// - Complexity: Reads 19 kB, which takes about a millisecond.
  public init() {
    self.init(
      rings: AtlasDigits.parts(of: AtlasTable.coast).map(Self.ring),
      discs: AtlasDigits.parts(of: AtlasTable.discs).flatMap(Disc.all))
  }

  /// Creates a coast from rings and discs.
  public init(rings: [[Place]], discs: [Disc] = []) {
    self.discs = discs
    var corners: [Place] = []
    corners.reserveCapacity(rings.reduce(0) { $0 + $1.count })
    self.rings = rings.map { ring in
      corners += ring
      return corners.count - ring.count..<corners.count
    }
    self.corners = corners
    (edges, starts) = Self.edges(of: self.rings, corners)
  }

  private static func edges(of rings: [Range<Int>], _ corners: [Place]) -> ([Edge], [Int]) {
    let all = rings.enumerated().flatMap { number, ring in
      ring.map { Edge($0, $0 + 1 < ring.upperBound ? $0 + 1 : ring.lowerBound, ring: number) }
    }
    let touched = all.map { $0.course(corners).degrees }
    var starts = [Int](repeating: 0, count: 361)
    for degrees in touched {
      for degree in degrees { starts[degree % 360 + 1] += 1 }
    }
    for degree in 1...360 { starts[degree] += starts[degree - 1] }
    var edges = [Edge](repeating: Edge(0, 0, ring: 0), count: starts[360])
    var next = starts
    for (edge, degrees) in zip(all, touched) {
      for degree in degrees {
        edges[next[degree % 360]] = edge
        next[degree % 360] += 1
      }
    }
    return (edges, starts)
  }

  /// Whether a place is on land: within the rings or on a disc.
  ///
  /// - Complexity: About a microsecond.
  public func isLand(_ place: Place) -> Bool {
    if isWithinRings(place) { return true }
    let direction = place.direction
    return discs.contains { $0.contains(direction) }
  }

  /// Whether the rings enclose a place.
  ///
  /// They do if the meridian from the place to the north pole, which is sea, crosses them an odd number of times.
  ///
  /// - Complexity: Tests the edges of one degree of longitude, about 30, in less than a microsecond.
  public func isWithinRings(_ place: Place) -> Bool {
    edges(about: place).count { $0.course(corners).passes(northOf: place) } % 2 == 1
  }

  /// Returns the index of the first ring around a place, or `nil` if there is none.
  func ring(around place: Place) -> Int? {
    var (ring, isOdd) = (0 as Int32, false)
    // The edges have the order of the rings.
    for edge in edges(about: place) {
      if edge.ring != ring {
        if isOdd { break }
        ring = edge.ring
      }
      if edge.course(corners).passes(northOf: place) { isOdd.toggle() }
    }
    return isOdd ? Int(ring) : nil
  }

  /// Returns the edges that touch the degree of longitude of a place.
  private func edges(about place: Place) -> ArraySlice<Edge> {
    let degree = Int(place.longitude + 180) % 360
    return edges[starts[degree]..<starts[degree + 1]]
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

/// An edge of the coast between two corners.
private struct Edge: Sendable {
  private let start: Int32
  private let end: Int32
  /// The number of its ring.
  let ring: Int32

  init(_ start: Int, _ end: Int, ring: Int) {
    (self.start, self.end, self.ring) = (Int32(start), Int32(end), Int32(ring))
  }

  func course(_ corners: [Place]) -> Course {
    Course(from: corners[Int(start)], to: corners[Int(end)])
  }
}

/// The course of an edge. Its latitude is linear in longitude.
private struct Course {
  /// The longitude of the western end, in degrees.
  private let west: Double
  /// The extent to the east, in degrees, 0 to 180.
  private let width: Double
  /// The latitudes of the western and the eastern end, in degrees.
  private let latitudes: (Double, Double)

  init(from start: Place, to end: Place) {
    let step = Self.turn(from: start.longitude, to: end.longitude)
    let (west, east) = step < 0 ? (end, start) : (start, end)
    self.west = west.longitude
    width = abs(step)
    latitudes = (west.latitude, east.latitude)
  }

  /// The degrees of longitude that the edge touches, counted from 180° west. Values above 359 wrap around.
  var degrees: ClosedRange<Int> {
    let start = west + 180
    return Int(start.rounded(.down))...Int((start + width).rounded(.down))
  }

  /// Whether the edge crosses the meridian of a place, north of the place. The western end belongs to the edge, the
  /// eastern end does not.
  func passes(northOf place: Place) -> Bool {
    let step = Self.turn(from: west, to: place.longitude)
    guard step >= 0, step < width else { return false }
    let (first, second) = latitudes
    return first + (second - first) * step / width > place.latitude
  }

  /// Returns the difference of two longitudes to the east, −180 to 180 degrees, rounded to millionths.
  private static func turn(from west: Double, to east: Double) -> Double {
    let step = ((east - west) * 1e6).rounded() / 1e6
    return step > 180 ? step - 360 : step < -180 ? step + 360 : step
  }
}
