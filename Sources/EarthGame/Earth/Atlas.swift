/// The game's knowledge of the Earth: land, countries and cities.
public struct Atlas: Sendable {
  /// The only atlas, loaded on first use.
  public static let shared = Atlas()

  /// The land of the Earth.
  public let coast: Coast
  /// The cities that answers can name.
  public let cities: [City]

  /// All cities, each with the coast ring around it, for the land without a country in the borders. The ring is `nil`
  /// for a city outside all rings, such as one on an omitted island.
  private let owners: [(city: City, ring: Int?)]
  private let directions: [SIMD3<Double>]

  /// Loads the tables.
  ///
  /// - Complexity: Reads 25 kB, which takes some milliseconds.
  private init() {
    let coast = Coast.shared
    self.coast = coast
    cities = City.listed()
    directions = cities.map(\.place.direction)
    owners = (cities + City.others()).map { ($0, coast.ring(around: $0.place)) }
  }

  /// Returns the ground at a place and the nearest city.
  ///
  /// - Complexity: Some microseconds.
  public func surroundings(at place: Place) -> Surroundings {
    let city = nearestCity(to: place)
    let ground: Surroundings.Ground =
      coast.isLand(place) ? .land(country: country(of: place)) : .sea(Sea.at(place))
    return Surroundings(place: place, ground: ground, city: city)
  }

  /// Returns the mean place of the cities of each country, by the country's two letters (ISO 3166).
  ///
  /// - Complexity: O(cities)
  public func countryMiddles() -> [String: Place] {
    Dictionary(grouping: owners.map(\.city), by: \.country).compactMapValues { cities in
      let sum = cities.reduce(SIMD3<Double>.zero) { $0 + $1.place.direction }
      return sum == .zero ? nil : Place(toward: sum)
    }
  }

  /// Returns the nearest city, or the first of several equally near ones.
  public func nearestCity(to place: Place) -> City {
    cities[Self.nearest(directions, to: place.direction)]
  }

  /// Returns the country by the borders, or else that of the nearest city, on the same land if it has one.
  private func country(of place: Place) -> String {
    if let country = Borders.shared.country(at: place) { return country }
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

/// The surroundings of a place: its ground and the nearest city.
public struct Surroundings: Hashable, Sendable {
  /// The place itself.
  public let place: Place
  /// The ground at the place.
  public let ground: Ground
  /// The nearest city.
  public let city: City

  /// Land or sea.
  public enum Ground: Hashable, Sendable {
    /// Land of a country.
    ///
    /// - Parameter country: the two letters of ISO 3166.
    case land(country: String)
    case sea(Sea)
  }

  /// Returns the English name of a country, by its two letters (ISO 3166), or `nil` for an unknown one.
  public static func countryName(_ code: String) -> String? { CountryNames.english[code] }

  /// The name of the country or the sea, in English.
  public var name: String {
    switch ground {
    case .land(let country): Self.countryName(country) ?? country
    case .sea(let sea): sea.rawValue
    }
  }

  /// The distance to the nearest city, in kilometres.
  public var distance: Double { place.distance(to: city.place) }

  /// Whether the place is on land.
  public var isLand: Bool {
    if case .land = ground { true } else { false }
  }
}
