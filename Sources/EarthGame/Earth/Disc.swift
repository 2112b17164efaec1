import Glibc

/// A disc of land about a city that the rings of the coast leave in the sea.
///
/// It reaches a kilometre beyond the nearest coast. If no coast is within 25 km, it is a separate island.
public struct Disc: Hashable, Sendable {
  /// The radius of an island, in kilometres.
  public static let island = 10.0

  /// The position of the city.
  public let center: Place
  /// The radius in kilometres.
  public let radius: Double

  private let direction: SIMD3<Double>
  /// The square of the chord from the middle to the edge, in radii of the Earth.
  private let reach: Double

  /// Creates a disc of land about a place.
  ///
  /// - Parameter radius: the radius in kilometres.
  public init(_ center: Place, radius: Double) {
    (self.center, self.radius) = (center, radius)
    direction = center.direction
    let chord = 2 * sin(radius / Place.radius / 2)
    reach = chord * chord
  }

  /// Whether a place is on the disc.
  ///
  /// - Parameter direction: the direction of the place from the centre of the Earth.
  func contains(_ direction: SIMD3<Double>) -> Bool {
    let offset = direction - self.direction
    return (offset * offset).sum() <= reach
  }

  /// Decodes the discs of the atlas.
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
