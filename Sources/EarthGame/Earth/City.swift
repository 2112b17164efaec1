/// A city, or a place that is equally well known.
public struct City: Hashable, Sendable {
  /// The name in English.
  public let name: String
  /// The name in the table of time zones, in plain letters. It never changes.
  /// A city that the table lacks has its ``name`` here.
  public let entry: String
  /// The country, as the two letters of ISO 3166.
  public let country: String
  /// The middle of the city, with an error of at most a minute of arc.
  public let place: Place

  /// Makes a city with its proper name.
  init(entry: String, country: String, place: Place) {
    self.init(
      name: CityNames.proper["\(country) \(entry)"] ?? entry, entry: entry, country: country,
      place: place)
  }

  /// Makes a city with a given name.
  init(name: String, entry: String, country: String, place: Place) {
    (self.name, self.entry, self.country, self.place) = (name, entry, country, place)
  }

  /// Returns the 418 cities of the table of time zones, sorted by country.
  ///
  /// - Complexity: Reads 7 kB.
  static func listed() -> [City] {
    AtlasDigits.parts(of: AtlasTable.cities).compactMap { digits in
      var digits = digits
      let country = digits.text(2)
      return digits.location().map { City(entry: digits.text(), country: country, place: $0) }
    }
  }

  /// Returns the cities that the table of time zones lacks.
  static func others() -> [City] {
    OtherCities.rows.compactMap { row in
      Place(latitude: row.latitude, longitude: row.longitude).map {
        City(name: row.name, entry: row.name, country: row.country, place: $0)
      }
    }
  }
}
