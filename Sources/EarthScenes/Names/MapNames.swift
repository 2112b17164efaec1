import EarthGame

/// The names that a map of the Earth can show, the most important first.
struct MapNames {
  /// A name and its place.
  struct Entry {
    enum Kind: Hashable, Sendable { case sea, country, city }

    let kind: Kind
    let words: String
    let place: Place
    /// The least magnification at which it is shown. At 1 the whole globe is visible.
    let zoom: Double
  }

  let entries: [Entry]

  /// Creates the names in the player's language.
  init(_ names: PlaceNames, _ atlas: Atlas = .shared) {
    func seas(_ all: [(sea: Sea, place: Place)], _ zoom: Double) -> [Entry] {
      all.map { Entry(kind: .sea, words: names.name(of: $0.sea), place: $0.place, zoom: zoom) }
    }
    func cities(_ all: [City], _ zoom: Double) -> [Entry] {
      all.map { Entry(kind: .city, words: names.name(of: $0), place: $0.place, zoom: zoom) }
    }
    func countries(_ all: [(code: String, place: Place)], _ zoom: Double) -> [Entry] {
      all.compactMap { code, place in
        Surroundings.countryName(code).map {
          Entry(kind: .country, words: names.name(ofCountry: $0), place: place, zoom: zoom)
        }
      }
    }
    let known = WellKnownCities.all
    let great = known.filter { Self.great.contains($0.name) }
    let small = atlas.countryMiddles().filter { code, _ in
      !Self.large.contains { $0.code == code }
    }.sorted { $0.key < $1.key }.map { (code: $0.key, place: $0.value) }
    let listed = Set(known.map(\.name))
    entries =
      seas(Self.oceans, 1) + countries(Self.large, 1) + cities(great, 1) + seas(Self.seas, 1)
      + cities(known.filter { !Self.great.contains($0.name) }, 1.3) + countries(small, 1.6)
      + cities(atlas.cities.filter { !listed.contains($0.name) }, 2.4)
  }

  /// The oceans, with the places of their names. A name is shown at the first of its places that is free.
  static let oceans: [(sea: Sea, place: Place)] = [
    (.northPacific, Place(nearly: (30, -160))), (.southPacific, Place(nearly: (-32, -120))),
    (.northAtlantic, Place(nearly: (34, -42))), (.southAtlantic, Place(nearly: (-28, -16))),
    (.indianOcean, Place(nearly: (-24, 78))), (.arcticOcean, Place(nearly: (86, 0))),
    (.southernOcean, Place(nearly: (-63, 60))), (.mediterranean, Place(nearly: (35, 18))),
    (.northPacific, Place(nearly: (35, 165))), (.northPacific, Place(nearly: (15, -130))),
    (.southPacific, Place(nearly: (-38, -150))), (.southPacific, Place(nearly: (-15, -95))),
    (.northAtlantic, Place(nearly: (50, -32))), (.northAtlantic, Place(nearly: (29, -57))),
    (.southAtlantic, Place(nearly: (-12, -22))), (.southAtlantic, Place(nearly: (-45, -25))),
    (.indianOcean, Place(nearly: (-6, 72))), (.indianOcean, Place(nearly: (-38, 95))),
    (.southernOcean, Place(nearly: (-64, -140))),
  ]

  /// The other seas, and the places of their names.
  static let seas: [(sea: Sea, place: Place)] = [
    (.caribbean, Place(nearly: (15.5, -75))), (.arabianSea, Place(nearly: (16, 64))),
    (.bayOfBengal, Place(nearly: (14, 88))), (.coralSea, Place(nearly: (-17, 154))),
    (.tasmanSea, Place(nearly: (-38, 160))), (.philippineSea, Place(nearly: (19, 131))),
    (.beringSea, Place(nearly: (57.5, -176))), (.hudsonBay, Place(nearly: (59.5, -86))),
    (.gulfOfMexico, Place(nearly: (25, -90))), (.northSea, Place(nearly: (56.5, 3))),
    (.norwegianSea, Place(nearly: (66.5, 2))), (.barentsSea, Place(nearly: (74, 38))),
    (.greenlandSea, Place(nearly: (76, -5))), (.baffinBay, Place(nearly: (73.5, -66))),
    (.labradorSea, Place(nearly: (57.5, -54))), (.seaOfOkhotsk, Place(nearly: (54, 149))),
    (.southChinaSea, Place(nearly: (14, 115))), (.gulfOfGuinea, Place(nearly: (1.5, 3))),
    (.blackSea, Place(nearly: (43.3, 34))), (.caspianSea, Place(nearly: (41.5, 51))),
    (.balticSea, Place(nearly: (58, 20))), (.bayOfBiscay, Place(nearly: (45.5, -4.5))),
    (.seaOfJapan, Place(nearly: (40, 135))), (.eastChinaSea, Place(nearly: (29, 125))),
    (.redSea, Place(nearly: (20.5, 38.3))), (.gulfOfAden, Place(nearly: (12.6, 48))),
    (.persianGulf, Place(nearly: (26.8, 51.5))),
    (.greatAustralianBight, Place(nearly: (-34.5, 130))),
  ]

  /// The countries whose names are shown first, with the places of the names.
  static let large: [(code: String, place: Place)] = [
    ("RU", Place(nearly: (62, 95))),
    ("AQ", Place(nearly: (-82, 60))),
    ("CA", Place(nearly: (58, -106))),
    ("US", Place(nearly: (40, -100))),
    ("CN", Place(nearly: (35, 103))),
    ("BR", Place(nearly: (-9, -53))),
    ("AU", Place(nearly: (-25, 134))),
    ("IN", Place(nearly: (22, 79))),
    ("AR", Place(nearly: (-35, -65))),
    ("KZ", Place(nearly: (48, 67))),
    ("GL", Place(nearly: (74, -41))),
    ("DZ", Place(nearly: (28, 3))),
    ("CD", Place(nearly: (-3, 23))),
    ("SA", Place(nearly: (24, 45))),
    ("MX", Place(nearly: (24, -102))),
    ("ID", Place(nearly: (-1, 114))),
    ("SD", Place(nearly: (16, 30))),
    ("LY", Place(nearly: (27, 17))),
    ("IR", Place(nearly: (32.5, 54))),
    ("MN", Place(nearly: (46.5, 103))),
    ("PE", Place(nearly: (-9, -75))),
    ("TD", Place(nearly: (15.5, 19))),
    ("NE", Place(nearly: (17.5, 9))),
    ("AO", Place(nearly: (-12.5, 17.5))),
    ("ML", Place(nearly: (17.5, -2))),
    ("ZA", Place(nearly: (-30, 24))),
    ("CO", Place(nearly: (3.5, -73))),
    ("ET", Place(nearly: (8.5, 39.5))),
    ("BO", Place(nearly: (-17, -64.5))),
    ("MR", Place(nearly: (20.5, -10.5))),
    ("EG", Place(nearly: (26.5, 30))),
    ("TZ", Place(nearly: (-6.5, 35))),
    ("NG", Place(nearly: (9.5, 8))),
    ("VE", Place(nearly: (7, -65.5))),
    ("NA", Place(nearly: (-22, 17))),
    ("MZ", Place(nearly: (-17, 37))),
    ("PK", Place(nearly: (29.5, 69))),
    ("TR", Place(nearly: (39, 35))),
    ("CL", Place(nearly: (-28, -70))),
    ("ZM", Place(nearly: (-14, 27))),
    ("MM", Place(nearly: (21.5, 96.5))),
    ("AF", Place(nearly: (33.5, 66))),
    ("FR", Place(nearly: (46.7, 2.5))),
    ("UA", Place(nearly: (49, 31.5))),
    ("MG", Place(nearly: (-19.5, 46.7))),
    ("KE", Place(nearly: (0.5, 38))),
    ("ES", Place(nearly: (40, -3.5))),
    ("TH", Place(nearly: (15.5, 101.5))),
    ("SE", Place(nearly: (63, 16))),
    ("PG", Place(nearly: (-6.5, 144))),
    ("JP", Place(nearly: (36.3, 138))),
    ("DE", Place(nearly: (51, 10.3))),
    ("NO", Place(nearly: (62, 9.5))),
    ("GB", Place(nearly: (53.5, -1.8))),
    ("IT", Place(nearly: (43, 12))),
    ("NZ", Place(nearly: (-43, 171.5))),
    ("IS", Place(nearly: (65, -18.5))),
  ]

  private static let great: Set = [
    "London", "Paris", "Madrid", "Rome", "Berlin", "Moscow", "Cairo", "Lagos", "Nairobi",
    "Cape Town", "Tehran", "Delhi", "Mumbai", "Beijing", "Shanghai", "Tokyo", "Singapore", "Sydney",
    "Perth", "Auckland", "Honolulu", "Los Angeles", "New York", "Mexico City", "Lima",
    "Buenos Aires", "Rio de Janeiro", "Reykjavik", "Anchorage", "Lisbon", "Tahiti", "Wellington",
  ]
}
