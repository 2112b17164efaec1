import EarthGame
import GameKernel
import Glibc
import TestSupport
import Testing

@Suite("The coast")
struct CoastTests {
  private let coast = Coast()

  private func isLand(_ latitude: Double, _ longitude: Double) throws -> Bool {
    coast.isLand(try #require(Place(latitude: latitude, longitude: longitude)))
  }

  @Test(
    "has well-known places on land",
    arguments: [
      (48.85, 2.35), (56.55, 8.9), (-23.7, 133.9), (39.9, 116.4), (64.8, -147.7), (-13.5, -72.0),
      (72, -40), (-75, 0),
    ] as [(Double, Double)])
  func land(latitude: Double, longitude: Double) throws {
    #expect(try isLand(latitude, longitude))
  }

  @Test(
    "has seas outside, also those that lie within land",
    arguments: [
      (0, 0), (30, -40), (-30, 80), (-56.55, -171.68), (42, 51), (43.3, 34), (35, 18), (60, -86),
      (20, 38), (85, 100),
    ] as [(Double, Double)])
  func sea(latitude: Double, longitude: Double) throws {
    #expect(try !isLand(latitude, longitude))
  }

  @Test("has all cities of the table on land")
  func cities() {
    for city in Atlas.shared.cities { #expect(coast.isLand(city.place), "\(city.entry)") }
  }

  @Test("lets a disc reach a kilometre beyond the nearest coast, or be an island of 10 km")
  func discs() {
    #expect(coast.discs.count == 132)
    for disc in Thoroughness.some(of: coast.discs, every: 8) {
      // How far the rings are, to a quarter of a kilometre.
      let nearest = stride(from: 0.25, through: 26, by: 0.25).first { distance in
        (0..<360).contains {
          coast.isWithinRings(disc.center.moved(by: distance, bearing: Double($0) * .pi / 180))
        }
      }
      #expect(!coast.isWithinRings(disc.center))
      if let nearest, nearest <= 25 {
        #expect(abs(disc.radius - 1 - nearest) < 0.75, "\(disc)")
      } else {
        #expect(disc.radius == Disc.island, "\(disc)")
      }
      for bearing in [0.0, 1, 2, 3, 4, 5, 6] {
        let (inside, outside) = (disc.radius * 0.999, disc.radius * 1.001)
        #expect(coast.isLand(disc.center.moved(by: inside, bearing: bearing)))
        let beside = disc.center.moved(by: outside, bearing: bearing)
        let others = coast.discs.filter { $0 != disc }
        let isOther = others.contains { $0.center.distance(to: beside) <= $0.radius }
        #expect(coast.isLand(beside) == (coast.isWithinRings(beside) || isOther))
      }
    }
  }

  @Test("is what the rings say farther than 26 km from each city")
  func away() {
    var dice = SeededGenerator(seed: 19)
    var count = 0
    for _ in 0..<10_000 {
      let place = Place.random(using: &dice)
      guard Atlas.shared.cities.allSatisfy({ $0.place.distance(to: place) > 26 }) else { continue }
      count += 1
      #expect(coast.isLand(place) == coast.isWithinRings(place), "\(place)")
    }
    #expect(count > 9_900)
  }

  @Test("goes round the south pole, and leaves the north pole at sea")
  func poles() throws {
    #expect(try isLand(-90, 0))
    #expect(try !isLand(90, 0))
    for longitude in stride(from: -180.0, through: 180, by: 0.5) {
      #expect(try isLand(-88, longitude))
      #expect(try !isLand(88, longitude))
    }
  }

  @Test("has no seam at 180°")
  func dateLine() throws {
    for longitude in [179.9, 179.999_999, 180, -180, -179.999_999, -179.9] {
      #expect(try isLand(68.3, longitude), "Chukotka")
      #expect(try isLand(-84.5, longitude), "Antarctica")
      #expect(try !isLand(0, longitude), "the Pacific")
    }
  }

  @Test("has its land on the right of who walks along a ring")
  func orientation() {
    for ring in coast.rings {
      var lead = 0
      for corner in stride(from: ring.lowerBound, to: ring.upperBound, by: max(1, ring.count / 7)) {
        let start = coast.corners[corner]
        let end = coast.corners[corner + 1 < ring.upperBound ? corner + 1 : ring.lowerBound]
        let (a, b) = (start.direction, end.direction)
        let (way, up) = (b - a, a + b)
        let right = SIMD3(
          way.y * up.z - way.z * up.y, way.z * up.x - way.x * up.z, way.x * up.y - way.y * up.x)
        for (side, vote) in [(0.025, 1), (-0.025, -1)] {
          lead += coast.isLand(Place(toward: a + b + right * side)) ? vote : -vote
        }
      }
      #expect(lead > 0, "the ring that begins at \(coast.corners[ring.lowerBound])")
    }
  }

  @Test("counts an end of two edges once")
  func corners() throws {
    func place(_ latitude: Double, _ longitude: Double) throws -> Place {
      try #require(Place(latitude: latitude, longitude: longitude))
    }
    let ring = try [place(0, 0), place(10, 5), place(0, 10), place(-10, 5)]
    for ring in [ring, ring.reversed()] {
      let coast = Coast(rings: [ring])
      #expect(try coast.isLand(place(0, 5)))
      #expect(try !coast.isLand(place(-20, 5)))
      #expect(try !coast.isLand(place(-20, 10)))
      #expect(try !coast.isLand(place(-20, 0)))
    }
  }

  @Test(
    "agrees with the published one of 9,460 points on 998 of 1,000 places",
    .enabled(if: PublishedFigures.arePresent, "the tables are not here"))
  func published() throws {
    // By the whole degrees of longitude that they run over.
    var edges = Array(
      repeating: [(west: Double, width: Double, start: Double, end: Double)](), count: 360)
    var rings: [Substring: [(longitude: Double, latitude: Double)]] = [:]
    for row in try #require(PublishedFigures.rows("coast")) {
      rings[row[0], default: []].append((Double(row[1]) ?? 0, Double(row[2]) ?? 0))
    }
    for ring in rings.values {
      for (a, b) in zip(ring, ring.dropFirst() + ring.prefix(1)) {
        let step = remainder(b.longitude - a.longitude, 360)
        let (west, east) = step < 0 ? (b, a) : (a, b)
        let (first, width) = (west.longitude + 180, abs(step))
        for degree in Int(first)...Int(first + width) {
          edges[degree % 360].append((west.longitude, width, west.latitude, east.latitude))
        }
      }
    }
    var random = Dice(seed: 8)
    let count = Thoroughness.count(3000, full: 100_000)
    var same = 0
    for _ in 0..<count {
      let longitude = Double(random.below(360_000_000)) / 1e6 - 180
      let latitude = asin(Double(random.below(2_000_000)) / 1e6 - 1) * 180 / .pi
      var isInside = false
      for edge in edges[Int(longitude + 180)] {
        var step = longitude - edge.west
        if step < 0 { step += 360 }
        guard step < edge.width else { continue }
        let crossing = edge.start + (edge.end - edge.start) * step / edge.width
        if crossing > latitude { isInside.toggle() }
      }
      if try isLand(latitude, longitude) == isInside { same += 1 }
    }
    #expect(Double(same) >= 0.998 * Double(count), "\(same) of \(count)")
  }
}
