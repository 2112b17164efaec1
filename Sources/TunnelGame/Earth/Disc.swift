import Glibc

/// Land about a city that the rings of the coast leave in the sea.
///
/// It reaches a kilometre beyond the nearest coast; where no coast is within 25 km it is an island of its own.
public struct Disc: Hashable, Sendable {
  /// The radius of an island, in kilometres.
  public static let island = 10.0

  /// The city.
  public let center: Place
  /// In kilometres.
  public let radius: Double

  private let direction: SIMD3<Double>
  /// The square of the straight line through the Earth from the middle to the edge, in radii of the Earth.
  private let reach: Double

  /// Land about a place.
  ///
  /// - Parameter radius: in kilometres.
  public init(_ center: Place, radius: Double) {
    (self.center, self.radius) = (center, radius)
    direction = center.direction
    let chord = 2 * sin(radius / Place.radius / 2)
    reach = chord * chord
  }

  /// Whether a place lies on it.
  ///
  /// - Parameter direction: of the place, from the middle of the Earth.
  func contains(_ direction: SIMD3<Double>) -> Bool {
    let way = direction - self.direction
    return (way * way).sum() <= reach
  }

  /// Those of the atlas.
  static func all(_ digits: AtlasDigits) -> [Disc] {
    var (digits, discs) = (digits, [Disc]())
    while !digits.isAtEnd {
      let center = digits.location()
      let radius = Double(digits.number(2)) / 100
      if let center { discs.append(Disc(center, radius: radius)) }
    }
    return discs
  }
}
