import BoxKit
import EarthGame
import Stage

/// The names of places in the player's language, and distances in the player's unit.
struct PlaceNames {
  private let texts: Texts
  private let countries: (any CountryCatalogue)?
  private let usesMiles: Bool

  /// Creates names for a language.
  ///
  /// - Parameter countries: an external catalogue of country names, or `nil` if there is none.
  init(_ texts: Texts, _ countries: (any CountryCatalogue)?, usesMiles: Bool) {
    (self.texts, self.countries, self.usesMiles) = (texts, countries, usesMiles)
  }

  /// Returns the name of a city.
  func name(of city: City) -> String { translated(city.name) }

  /// Returns the name of the country or sea at a place.
  func ground(_ surroundings: Surroundings) -> String {
    surroundings.isLand ? name(ofCountry: surroundings.name) : translated(surroundings.name)
  }

  /// Returns the name of a country.
  func name(ofCountry english: String) -> String {
    guard !Self.better.contains(english) else { return translated(english) }
    return countries?.country(english) ?? translated(english)
  }

  /// Returns the name of a sea.
  func name(of sea: Sea) -> String { translated(sea.rawValue) }

  /// The countries whose name in the program's own catalogue is more common than that in `iso-codes`.
  private static let better: Set = [
    "Cayman Islands", "Christmas Island", "Faroe Islands", "French Guiana",
  ]

  /// Returns the text with the name and the distance of the nearest city.
  func nearest(_ surroundings: Surroundings) -> String {
    texts(
      // Translators: Small text below a place. {city} is the nearest city, {distance} is such as “82 km”.
      "{city}, {distance} away",
      ["distance": distance(surroundings.distance), "city": name(of: surroundings.city)])
  }

  private func translated(_ name: String) -> String {
    Self.collected.contains(name) ? texts.lookup.text(name) : name
  }

  /// The place names in the program's catalogue.
  static let collected = Set(
    TranslatedCountries.names + TranslatedCities.names + TranslatedSeas.names)

  // MARK: Figures

  /// Returns the text for a distance, in whole kilometres or miles, as set by the player.
  func distance(_ kilometres: Double) -> String {
    usesMiles
      // Translators: A distance in miles.
      ? texts("{number} mi", ["number": texts.number(kilometres / Self.mile)])
      // Translators: A distance in kilometres.
      : texts("{number} km", ["number": texts.number(kilometres)])
  }

  /// The international mile, in kilometres.
  private static let mile = 1.609344

  /// Returns latitude and longitude in degrees, with two decimals.
  func degrees(_ place: Place) -> [String] {
    let (north, east) = (place.latitude, place.longitude)
    let latitude = hundredths(north)
    let longitude = hundredths(east)
    let first =
      north < 0
      // Translators: Degrees south, such as “41.29° S”.
      ? texts("{degrees}° S", ["degrees": latitude])
      // Translators: Degrees north, such as “41.29° N”.
      : texts("{degrees}° N", ["degrees": latitude])
    let second =
      east < 0
      // Translators: Degrees west, such as “9.13° W”.
      ? texts("{degrees}° W", ["degrees": longitude])
      // Translators: Degrees east, such as “9.13° E”.
      : texts("{degrees}° E", ["degrees": longitude])
    return [first, second]
  }

  private func hundredths(_ degrees: Double) -> String {
    let all = Int((abs(degrees) * 100).rounded())
    let rest = all % 100 < 10 ? "0\(all % 100)" : String(all % 100)
    // Translators: A number with two decimals. Translate only the decimal point.
    return texts("{whole}.{hundredths}", ["whole": String(all / 100), "hundredths": rest])
  }
}

/// Marks a name for `Scripts/texts`, which collects it for translation.
nonisolated let placeName: @Sendable (String) -> String = { $0 }
