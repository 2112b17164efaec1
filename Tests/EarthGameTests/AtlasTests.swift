import EarthGame
import Glibc
import TestSupport
import Testing

@Suite("The atlas")
struct AtlasTests {
  private let atlas = Atlas.shared

  private func sight(_ latitude: Double, _ longitude: Double) throws -> Surroundings {
    atlas.surroundings(at: try #require(Place(latitude: latitude, longitude: longitude)))
  }

  @Test("tells of the sea, and of the nearest city with its distance")
  func sea() throws {
    let sight = try sight(-56.55, -171.6833)
    #expect(sight.ground == .sea(.southPacific))
    #expect(!sight.isLand)
    #expect(sight.city.name == "Chatham")
    #expect(abs(sight.distance - 1442.247) < 0.001)
  }

  @Test(
    "tells of the country",
    arguments: [
      ("DK", 56.55, 8.9), ("NZ", -38.5, 176), ("JP", 43.5, 143), ("GB", 57.5, -4.5),
      ("RU", 66, 100), ("CN", 35, 100), ("ID", -3, 114), ("MG", -19, 46), ("AQ", -90, 0),
      ("GL", 72, -40), ("AU", -25, 135), ("ES", 40, -4), ("BR", -10, -55), ("CD", -3, 23),
      ("IN", 22, 79), ("US", 41, -100), ("CA", 60, -110), ("DZ", 28, 3), ("SA", 24, 45),
      ("CL", -45, -73), ("AR", -47, -69), ("MN", 46, 105), ("KZ", 48, 67), ("IE", 53, -8),
    ])
  func country(code: String, latitude: Double, longitude: Double) throws {
    #expect(try sight(latitude, longitude).ground == .land(country: code))
  }

  @Test(
    "tells of the country near a border",
    arguments: [
      ("PT", 37.08, -8.12), ("FR", 48.58, 7.72), ("DE", 47.85, 7.7), ("IT", 45.66, 13.79),
      ("US", 31.85, -106.4), ("MX", 32.45, -116.95), ("CA", 42.2, -82.95), ("DE", 54.75, 9.4),
      ("PY", -27.25, -55.85), ("ZW", -18.1, 25.9), ("ES", 43.25, -2), ("AT", 47.3, 11.4),
    ])
  func nearBorder(code: String, latitude: Double, longitude: Double) throws {
    #expect(try sight(latitude, longitude).ground == .land(country: code))
  }

  @Test(
    "knows the seas by name",
    arguments: [
      (.mediterranean, 35, 18), (.mediterranean, 43, 8), (.blackSea, 43, 35),
      (.caspianSea, 42, 50.5), (.northSea, 56, 3), (.balticSea, 58, 20), (.redSea, 20, 38.5),
      (.northAtlantic, 40, -40), (.southAtlantic, -30, -10), (.indianOcean, -20, 80),
      (.northPacific, 30, -150), (.northPacific, 10, -95), (.southPacific, -40, -120),
      (.southPacific, -20, -72), (.caribbean, 15, -75), (.gulfOfMexico, 25, -90),
      (.arcticOcean, 88, 0), (.southernOcean, -62, 50), (.beringSea, 58, 180),
      (.tasmanSea, -38, 160), (.seaOfJapan, 40, 135), (.hudsonBay, 60, -86),
    ] as [(Sea, Double, Double)])
  func seas(sea: Sea, latitude: Double, longitude: Double) throws {
    #expect(try sight(latitude, longitude).ground == .sea(sea))
  }

  @Test("finds the city that is nearest to each far end, as trying all of them does")
  func nearest() {
    for start in atlas.cities {
      let far = start.place.antipode
      let sight = atlas.surroundings(at: far)
      let least = atlas.cities.map { haversine($0.place, far) }.min() ?? .infinity
      #expect(abs(haversine(sight.city.place, far) - least) < 1e-9)
    }
  }

  @Test(
    "has the published cities where they are",
    .enabled(if: PublishedFigures.arePresent, "the tables are not here"))
  func published() throws {
    let rows = try #require(PublishedFigures.rows("places"))
    #expect(atlas.cities.count == rows.count)
    for (city, row) in zip(atlas.cities, rows) {
      #expect(city.country == row[0] && city.entry == row[3])
      #expect(city.place.latitude == Double(row[1]))
      #expect(city.place.longitude == Double(row[2]))
    }
  }

  @Test(
    "calls cities by their own names, and not by those of their countries",
    arguments: [
      ("Kingston", 17.97, -76.79), ("Suva", -18.13, 178.42), ("Panama City", 8.97, -79.53),
      ("Valletta", 35.9, 14.52), ("Easter Island", -27.15, -109.43), ("Chatham", -43.95, -176.55),
      ("Bermuda", 32.28, -64.77), ("Doha", 25.28, 51.53),
    ])
  func names(name: String, latitude: Double, longitude: Double) throws {
    #expect(try sight(latitude, longitude).city.name == name)
  }

  private func haversine(_ a: Place, _ b: Place) -> Double {
    let (la, lb) = (a.latitude * .pi / 180, b.latitude * .pi / 180)
    let turn = (b.longitude - a.longitude) * .pi / 180
    let half = pow(sin((lb - la) / 2), 2) + cos(la) * cos(lb) * pow(sin(turn / 2), 2)
    return 2 * asin(min(1, half.squareRoot()))
  }
}
