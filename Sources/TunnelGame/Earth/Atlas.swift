/// What the game knows of the Earth: where land is, whose it is, and which city is near.
///
public struct Atlas: Sendable {
  /// The one atlas, read when it is first needed.
  public static let shared = Atlas()

  /// Where land ends.
  public let coast: Coast
  /// The cities that answers name.
  public let cities: [City]

  /// Cities with the outline they lie in, by which land has its country; nil on an island that is left out.
  private let owners: [(city: City, ring: Int?)]
  private let directions: [SIMD3<Double>]

  /// - Complexity: reads 25 kB, some milliseconds.
  private init() {
    let coast = Coast.shared
    self.coast = coast
    cities = City.listed()
    directions = cities.map(\.place.direction)
    owners = (cities + City.others()).map { ($0, coast.ring(around: $0.place)) }
  }

  /// What lies at a place, and which city is nearest.
  ///
  /// - Complexity: some microseconds.
  public func look(at place: Place) -> Sight {
    let city = nearestCity(to: place)
    let ground: Sight.Ground =
      coast.isLand(place) ? .land(country: country(of: place)) : .sea(Sea.at(place))
    return Sight(place: place, ground: ground, city: city)
  }

  /// The nearest of the cities; of several, the first.
  public func nearestCity(to place: Place) -> City {
    cities[Self.nearest(directions, to: place.direction)]
  }

  /// The country of the nearest city on the same land; where there is none, of the nearest at all.
  ///
  /// The atlas has no borders: near one it may name the neighbour.
  private func country(of place: Place) -> String {
    let ring = coast.ring(around: place)
    let same = owners.filter { $0.ring == ring }
    let candidates = (same.isEmpty ? owners : same).map(\.city)
    let nearest = Self.nearest(candidates.map(\.place.direction), to: place.direction)
    return candidates[nearest].country
  }

  private static func nearest(_ directions: [SIMD3<Double>], to direction: SIMD3<Double>) -> Int {
    let angles = directions.map { $0.angle(to: direction) }
    return angles.indices.min { angles[$0] < angles[$1] } ?? 0
  }
}

/// What somebody sees who comes out at a place.
public struct Sight: Hashable, Sendable {
  /// Where it is.
  public let place: Place
  /// What one stands on, or swims in.
  public let ground: Ground
  /// The nearest city.
  public let city: City

  /// Land or sea.
  public enum Ground: Hashable, Sendable {
    /// - Parameter country: two letters, as in ISO 3166.
    case land(country: String)
    case sea(Sea)
  }

  /// The name of the country or the sea, in English.
  public var name: String {
    switch ground {
    case .land(let country): CountryNames.english[country] ?? country
    case .sea(let sea): sea.rawValue
    }
  }

  /// How far the city is, in kilometres.
  public var distance: Double { place.distance(to: city.place) }

  /// Whether one keeps one's feet dry.
  public var isLand: Bool {
    if case .land = ground { true } else { false }
  }
}
