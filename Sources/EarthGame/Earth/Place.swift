import GameKernel
import Glibc

/// A place on the Earth, to a millionth of a degree, which is 11 cm.
///
/// The model of the Earth is a sphere of mean radius 6,371.0088 km (*R₁* of the Geodetic Reference System 1980).
/// Distances on the ellipsoid differ by up to 0.6 %.
public struct Place: Hashable, Sendable {
  /// The mean radius of the Earth, in kilometres.
  public static let radius = 6371.0088

  /// Millionths of a degree north of the equator.
  private let north: Int32
  /// Millionths of a degree east of Greenwich, above −180°. It is 0 at a pole.
  private let east: Int32

  /// Creates a place from millionths of a degree, which must be in range.
  private init(north: Int, east: Int) {
    self.north = Int32(north)
    let isPole = abs(north) == Self.pole
    self.east = isPole ? 0 : east == -2 * Self.pole ? -Int32(east) : Int32(east)
  }

  private static let pole = 90_000_000

  /// Creates a place from degrees, rounded to millionths, or returns `nil` if they are out of range.
  ///
  /// - Parameters:
  ///   - latitude: the degrees north of the equator, −90 to 90.
  ///   - longitude: the degrees east of Greenwich, −180 to 180.
  public init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    self.init(north: Int((latitude * 1e6).rounded()), east: Int((longitude * 1e6).rounded()))
  }

  /// Degrees north of the equator, −90 to 90.
  public var latitude: Double { Double(north) / 1e6 }
  /// Degrees east of Greenwich, above −180 and up to 180. It is 0 at a pole.
  public var longitude: Double { Double(east) / 1e6 }

  /// The place on the equator at Greenwich's longitude.
  public static let origin = Place(north: 0, east: 0)
  /// The default start of a game.
  public static let lisbon = Place(north: 38_716_700, east: -9_133_300)

  /// The place at the other end of a straight line through the centre of the Earth.
  public var antipode: Place {
    let turned = Int(east) > 0 ? Int(east) - 2 * Self.pole : Int(east) + 2 * Self.pole
    return Place(north: -Int(north), east: turned)
  }

  /// Returns the distance along the great circle, in kilometres, 0 to 20,015.
  ///
  /// The arc tangent keeps it precise for both near places and antipodes.
  public func distance(to other: Place) -> Double {
    Self.radius * direction.angle(to: other.direction)
  }

  /// Returns the initial bearing of the great circle to another place, in radians clockwise from north, −π to π. At
  /// a pole it counts from the meridian of Greenwich.
  ///
  /// Returns `nil` for the same place and for its antipode, to which all bearings lead.
  public func bearing(to other: Place) -> Double? {
    guard other != self, other != antipode else { return nil }
    let frame = Compass(at: self)
    return atan2(frame.east.dot(other.direction), frame.north.dot(other.direction))
  }

  /// Returns the middle of the shortest way to another place, or this place if all ways are equally short.
  public func middle(to other: Place) -> Place {
    guard let bearing = bearing(to: other) else { return self }
    return moved(by: distance(to: other) / 2, bearing: bearing)
  }

  /// Returns the place that is reached by following a great circle, also across a pole.
  ///
  /// - Parameters:
  ///   - distance: the distance in kilometres.
  ///   - bearing: the initial bearing in radians clockwise from north. At a pole it counts from the meridian of
  ///     Greenwich.
  public func moved(by distance: Double, bearing: Double) -> Place {
    let frame = Compass(at: self)
    let angle = distance / Self.radius
    let ahead = frame.north * cos(bearing) + frame.east * sin(bearing)
    return Place(toward: direction * cos(angle) + ahead * sin(angle))
  }
}

extension Place {
  /// Creates the place in a direction from the centre of the Earth.
  ///
  /// - Parameter direction: a vector of any length except 0.
  public init(toward direction: SIMD3<Double>) {
    // The results of the arc tangent are in range.
    let latitude = atan2(direction.z, hypot(direction.x, direction.y))
    let longitude = atan2(direction.y, direction.x)
    func millionths(_ angle: Double) -> Int { Int((angle * 180e6 / .pi).rounded()) }
    self.init(north: millionths(latitude), east: millionths(longitude))
  }

  /// The direction from the centre of the Earth, of length 1. The x axis points to the equator at Greenwich and the
  /// z axis to the north pole.
  public var direction: SIMD3<Double> {
    let (latitude, longitude) = (latitude * .pi / 180, longitude * .pi / 180)
    return SIMD3(cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
  }
}

extension Place {
  /// Returns the place in the middle of others, or `nil` if they are all around the Earth.
  public static func middle(of places: [Place]) -> Place? {
    let sum = places.reduce(SIMD3<Double>.zero) { $0 + $1.direction }
    return sum.dot(sum) > 1e-9 ? Place(toward: sum) : nil
  }

  /// Returns a random place, distributed evenly over the sphere.
  public static func random(using random: inout SeededGenerator) -> Place {
    let height = 2 * random.drawFraction() - 1
    let (turn, width) = (2 * .pi * random.drawFraction(), (1 - height * height).squareRoot())
    return Place(toward: SIMD3(width * cos(turn), width * sin(turn), height))
  }

  /// Returns a random place near this one, normally distributed on the sphere with an even distribution of
  /// bearings.
  ///
  /// It draws from the flat normal distribution about this place and keeps the distance on the sphere. Distances
  /// follow the Rayleigh distribution. Their mean is √(π ∕ 2) times the deviation.
  ///
  /// - Parameter deviation: the standard deviation along each of the two axes, in kilometres.
  public func scattered(by deviation: Double, using random: inout SeededGenerator) -> Place {
    // Box and Muller, *A note on the generation of random normal deviates*, 1958.
    let distance = deviation * (-2 * log(1 - random.drawFraction())).squareRoot()
    return moved(by: distance, bearing: 2 * .pi * random.drawFraction())
  }
}

extension SeededGenerator {
  /// Returns a random number from 0 up to but not including 1.
  fileprivate mutating func drawFraction() -> Double { Double(next() >> 11) / 0x1p53 }
}

/// The directions north and east at a place.
public struct Compass {
  /// The directions, of length 1, perpendicular to each other and to the direction of the place.
  public let north: SIMD3<Double>, east: SIMD3<Double>

  /// Creates the compass of a place. At a pole, north is along the meridian of Greenwich.
  public init(at place: Place) {
    let (latitude, longitude) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
    east = SIMD3(-sin(longitude), cos(longitude), 0)
    north = SIMD3(
      -sin(latitude) * cos(longitude), -sin(latitude) * sin(longitude), cos(latitude))
  }
}

extension SIMD3<Double> {
  /// Returns the angle to another direction, in radians, 0 to π.
  func angle(to other: SIMD3<Double>) -> Double { atan2(length(cross(other)), dot(other)) }

  /// The scalar product.
  func dot(_ other: SIMD3<Double>) -> Double { (self * other).sum() }

  private func cross(_ other: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  private func length(_ vector: SIMD3<Double>) -> Double { vector.dot(vector).squareRoot() }
}

extension Place: TextCoded {
  /// The place as text for records, traces and the command line: latitude and longitude in degrees, as in
  /// `56.55,8.3167`.
  public var description: String { "\(Self.text(latitude)),\(Self.text(longitude))" }

  /// Creates a place from its description, or returns `nil` for any other text.
  public init?(_ description: String) {
    let parts = description.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let latitude = Double(parts[0]), let longitude = Double(parts[1]) else {
      return nil
    }
    self.init(latitude: latitude, longitude: longitude)
  }

  private static func text(_ degrees: Double) -> String {
    degrees == degrees.rounded() ? String(Int(degrees)) : String(degrees)
  }
}
