/// A named part of the sea.
public enum Sea: String, CaseIterable, Sendable {
  case blackSea = "Black Sea"
  case caspianSea = "Caspian Sea"
  case redSea = "Red Sea"
  case persianGulf = "Persian Gulf"
  case gulfOfAden = "Gulf of Aden"
  case arabianSea = "Arabian Sea"
  case bayOfBengal = "Bay of Bengal"
  case balticSea = "Baltic Sea"
  case northSea = "North Sea"
  case norwegianSea = "Norwegian Sea"
  case greenlandSea = "Greenland Sea"
  case barentsSea = "Barents Sea"
  case mediterranean = "Mediterranean Sea"
  case bayOfBiscay = "Bay of Biscay"
  case gulfOfGuinea = "Gulf of Guinea"
  case hudsonBay = "Hudson Bay"
  case baffinBay = "Baffin Bay"
  case labradorSea = "Labrador Sea"
  case gulfOfMexico = "Gulf of Mexico"
  case caribbean = "Caribbean Sea"
  case beringSea = "Bering Sea"
  case seaOfOkhotsk = "Sea of Okhotsk"
  case seaOfJapan = "Sea of Japan"
  case eastChinaSea = "East China Sea"
  case southChinaSea = "South China Sea"
  case philippineSea = "Philippine Sea"
  case coralSea = "Coral Sea"
  case tasmanSea = "Tasman Sea"
  case greatAustralianBight = "Great Australian Bight"
  case arcticOcean = "Arctic Ocean"
  case southernOcean = "Southern Ocean"
  case northAtlantic = "North Atlantic"
  case southAtlantic = "South Atlantic"
  case indianOcean = "Indian Ocean"
  case northPacific = "North Pacific"
  case southPacific = "South Pacific"

  /// Returns the part of the sea at a place: the first box that contains it, or else the ocean.
  ///
  /// The boxes are hand-drawn around the seas of charts. The oceans meet at Cape Horn (69° west), the Cape of Good
  /// Hope (20° east), Tasmania (147° east) and the equator. The Southern Ocean begins at 60° south.
  public static func at(_ place: Place) -> Sea {
    boxes.first { $0.contains(place) }?.sea ?? ocean(place.latitude, place.longitude)
  }

  private static func ocean(_ latitude: Double, _ longitude: Double) -> Sea {
    if latitude < -60 { return .southernOcean }
    if latitude > 66.5 { return .arcticOcean }
    let isIndian =
      latitude < 0 ? (20..<147).contains(longitude) : (20..<100).contains(longitude)
    // The isthmus of America runs from the north-west to the south-east.
    let shore = latitude < 0 ? -69 : max(-98, -77.5 - max(0, latitude - 8.5) * 1.7)
    if isIndian, longitude < indianEnd(latitude) { return .indianOcean }
    if (shore..<20).contains(longitude) {
      return latitude < 0 ? .southAtlantic : .northAtlantic
    }
    return latitude < 0 ? .southPacific : .northPacific
  }

  /// Returns the eastern limit of the Indian Ocean, in degrees: Tasmania, or farther north the islands of
  /// Indonesia.
  private static func indianEnd(_ latitude: Double) -> Double {
    latitude < -30 ? 147 : latitude < -10 ? 132 : 120
  }

  /// A rectangle of latitudes and longitudes in degrees. It crosses 180° if `west` is larger than `east`.
  private struct Box {
    let sea: Sea
    let latitudes: ClosedRange<Double>
    let west: Double
    let east: Double

    func contains(_ place: Place) -> Bool {
      let longitude = place.longitude
      let isBetween =
        west <= east
        ? (west...east).contains(longitude) : longitude >= west || longitude <= east
      return isBetween && latitudes.contains(place.latitude)
    }
  }

  private static let boxes = [
    Box(sea: .blackSea, latitudes: 40.9...47.5, west: 27.3, east: 42),
    Box(sea: .caspianSea, latitudes: 36...48, west: 46, east: 55.5),
    Box(sea: .persianGulf, latitudes: 23.7...30.7, west: 47.5, east: 56.4),
    Box(sea: .redSea, latitudes: 12.6...30.2, west: 32.2, east: 43.4),
    Box(sea: .gulfOfAden, latitudes: 10.3...15.2, west: 43.2, east: 51.2),
    Box(sea: .arabianSea, latitudes: 7...25.6, west: 51.2, east: 77.5),
    Box(sea: .bayOfBengal, latitudes: 5.5...23, west: 79.5, east: 95),
    Box(sea: .mediterranean, latitudes: 30...42.9, west: -5.6, east: 36.5),
    Box(sea: .mediterranean, latitudes: 42.9...46, west: 3, east: 27),
    Box(sea: .bayOfBiscay, latitudes: 43...48.3, west: -8, east: 0),
    Box(sea: .balticSea, latitudes: 53.5...66, west: 10.7, east: 30.5),
    Box(sea: .northSea, latitudes: 51...61, west: -3, east: 10.7),
    Box(sea: .norwegianSea, latitudes: 61...73, west: -8, east: 16),
    Box(sea: .greenlandSea, latitudes: 70...81, west: -20, east: 8),
    Box(sea: .barentsSea, latitudes: 66.5...80, west: 16, east: 60),
    Box(sea: .gulfOfGuinea, latitudes: -2...6.5, west: -4, east: 10),
    Box(sea: .hudsonBay, latitudes: 51...64.5, west: -95, east: -76.5),
    Box(sea: .baffinBay, latitudes: 66.5...78, west: -80, east: -52),
    Box(sea: .labradorSea, latitudes: 52...66.5, west: -64, east: -45),
    Box(sea: .gulfOfMexico, latitudes: 18...30.8, west: -98, east: -82),
    Box(sea: .caribbean, latitudes: 15...21, west: -88.5, east: -61),
    Box(sea: .caribbean, latitudes: 9...15, west: -84, east: -61),
    Box(sea: .beringSea, latitudes: 52.5...66, west: 163, east: -157.5),
    Box(sea: .seaOfOkhotsk, latitudes: 44...61, west: 137, east: 156.5),
    Box(sea: .seaOfJapan, latitudes: 34.5...51, west: 127.5, east: 141.3),
    Box(sea: .eastChinaSea, latitudes: 24.5...41, west: 117, east: 129),
    Box(sea: .southChinaSea, latitudes: 0...24.5, west: 103, east: 120),
    Box(sea: .philippineSea, latitudes: 5...33, west: 122, east: 140),
    Box(sea: .coralSea, latitudes: -28 ... -10, west: 142, east: 165),
    Box(sea: .tasmanSea, latitudes: -46 ... -28, west: 147, east: 172),
    Box(sea: .greatAustralianBight, latitudes: -38 ... -31, west: 120, east: 140),
  ]
}
