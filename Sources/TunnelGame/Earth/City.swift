/// A city, or a place that is as well known.
public struct City: Hashable, Sendable {
  /// What it is called in English.
  public let name: String
  /// What it is called in the table of time zones, in plain letters and by one name for ever; else its name.
  public let entry: String
  /// Two letters, as in ISO 3166.
  public let country: String
  /// Its middle, to a minute of arc or nearer.
  public let place: Place

  /// The 418 cities of the table of time zones, by their countries.
  ///
  /// - Complexity: reads 7 kB.
  static func listed() -> [City] {
    AtlasDigits.parts(of: AtlasTable.cities).compactMap { digits in
      var digits = digits
      let country = digits.text(2)
      return digits.location().map {
        let entry = digits.text()
        return City(
          name: CityNames.proper["\(country) \(entry)"] ?? entry, entry: entry, country: country,
          place: $0)
      }
    }
  }

  /// Cities that the table of time zones lacks.
  static func others() -> [City] {
    OtherCities.rows.compactMap { row in
      Place(latitude: row.latitude, longitude: row.longitude).map {
        City(name: row.name, entry: row.name, country: row.country, place: $0)
      }
    }
  }
}
