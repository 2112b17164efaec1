import Stage
import TunnelGame

/// What places are called in the player's language, and how far they are.
struct PlaceNames {
  private let texts: Texts
  private let countries: (any CountryCatalogue)?
  private let usesMiles: Bool

  /// - Parameter countries: names of countries from elsewhere; nil where there are none.
  init(_ texts: Texts, _ countries: (any CountryCatalogue)?, usesMiles: Bool) {
    (self.texts, self.countries, self.usesMiles) = (texts, countries, usesMiles)
  }

  /// A city.
  func name(of city: City) -> String { translated(city.name) }

  /// The country or the sea.
  func ground(_ sight: Sight) -> String {
    guard sight.isLand, !Self.better.contains(sight.name) else { return translated(sight.name) }
    return countries?.country(sight.name) ?? translated(sight.name)
  }

  /// Those that people call as the program's own catalogue does, and `iso-codes` otherwise.
  private static let better: Set = [
    "Cayman Islands", "Christmas Island", "Faroe Islands", "French Guiana",
  ]

  /// How far the nearest city is.
  func nearest(_ sight: Sight) -> String {
    texts(
      "{distance} from {city}",
      ["distance": distance(sight.distance), "city": name(of: sight.city)])
  }

  private func translated(_ name: String) -> String {
    Self.collected.contains(name) ? texts.lookup.text(name) : name
  }

  /// The names that the catalogue holds.
  static let collected = Set(
    TranslatedCountries.names + TranslatedCities.names + TranslatedSeas.names)

  // MARK: Figures

  /// A distance in whole kilometres or miles, as the player has set.
  func distance(_ kilometres: Double) -> String {
    usesMiles
      ? texts("{number} mi", ["number": texts.number(kilometres / Self.mile)])
      : texts("{number} km", ["number": texts.number(kilometres)])
  }

  /// The international mile, in kilometres.
  private static let mile = 1.609344

  /// Latitude and longitude in hundredths of a degree.
  func degrees(_ place: Place) -> [String] {
    let (north, east) = (place.latitude, place.longitude)
    let latitude = hundredths(north)
    let longitude = hundredths(east)
    let first =
      north < 0
      ? texts("{degrees}° S", ["degrees": latitude]) : texts("{degrees}° N", ["degrees": latitude])
    let second =
      east < 0
      ? texts("{degrees}° W", ["degrees": longitude])
      : texts("{degrees}° E", ["degrees": longitude])
    return [first, second]
  }

  private func hundredths(_ degrees: Double) -> String {
    let all = Int((abs(degrees) * 100).rounded())
    let rest = all % 100 < 10 ? "0\(all % 100)" : String(all % 100)
    return texts("{whole}.{hundredths}", ["whole": String(all / 100), "hundredths": rest])
  }
}

/// Knows what countries are called in the language of now, from a catalogue that is not the program's own.
public protocol CountryCatalogue {
  /// The name of a country by its English one; nil where the catalogue is not there or does not know it.
  func country(_ english: String) -> String?
}

nonisolated extension Texts {
  /// A whole number with a sign between its thousands.
  func number(_ value: Double) -> String {
    let texts = self
    let whole = Int(value.rounded())
    guard whole >= 1000 else { return String(whole) }
    let rest = String(whole % 1000)
    let padded = String(repeating: "0", count: 3 - rest.count) + rest
    return texts(
      "{thousands},{rest}", ["thousands": number(Double(whole / 1000)), "rest": padded])
  }
}

/// Marks a name for `Scripts/texts`, which collects it.
nonisolated let placeName: @Sendable (String) -> String = { $0 }
