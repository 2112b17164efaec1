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
      // As the table has them, in degrees of four decimals.
      func degrees(_ number: Int) -> Double { (Double(number) / 3600 * 1e4).rounded() / 1e4 }
      let latitude = degrees(digits.number(3) - 90 * 3600)
      let longitude = degrees(digits.number(4) - 180 * 3600)
      return Place(latitude: latitude, longitude: longitude).map {
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
