import EarthGame
import GameKernel
import Glibc
import TestSupport
import Testing

@Suite("A place")
struct PlaceTests {
  /// Evenly on the sphere.
  private func places(_ count: Int, seed: UInt64) -> [Place] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).compactMap { _ in
      let longitude = Double(random.draw(in: -180_000_000...180_000_000)) / 1e6
      let height = Double(random.draw(in: -1_000_000...1_000_000)) / 1e6
      return Place(latitude: asin(height) * 180 / .pi, longitude: longitude)
    }
  }

  @Test("is nowhere beyond a pole or beyond 180° east or west")
  func bounds() {
    for (latitude, longitude) in [(90.1, 0.0), (-91, 0), (0, 180.1), (0, -181), (.nan, 0)] {
      #expect(Place(latitude: latitude, longitude: longitude) == nil)
    }
  }

  @Test("has one name only at 180° and at each pole")
  func sameNames() throws {
    let dateLine = try #require(Place(latitude: 10, longitude: 180))
    #expect(Place(latitude: 10, longitude: -180) == dateLine)
    #expect(dateLine.longitude == 180)
    #expect(Place(latitude: 90, longitude: 77) == Place(latitude: 90, longitude: 0))
    #expect(Place(latitude: -90, longitude: -5)?.longitude == 0)
  }

  @Test("has an antipode that is exact and leads back")
  func antipode() throws {
    let place = try #require(Place(latitude: 56.55, longitude: 8.3167))
    #expect(place.antipode.latitude == -56.55)
    #expect(place.antipode.longitude == -171.6833)
    #expect(Place(latitude: 0, longitude: 0)?.antipode.longitude == 180)
    #expect(Place(latitude: 90, longitude: 0)?.antipode == Place(latitude: -90, longitude: 0))
    for place in places(10_000, seed: 1) {
      #expect(place.antipode.antipode == place)
      #expect(abs(place.distance(to: place.antipode) - .pi * Place.radius) < 1e-6)
    }
  }

  @Test("is as far from another as the haversine formula says, and near ones too")
  func distance() throws {
    let all = places(2000, seed: 2)
    for (a, b) in zip(all, all.dropFirst()) {
      let (la, lb) = (a.latitude * .pi / 180, b.latitude * .pi / 180)
      let turn = (b.longitude - a.longitude) * .pi / 180
      let half = pow(sin((lb - la) / 2), 2) + cos(la) * cos(lb) * pow(sin(turn / 2), 2)
      let expected = 2 * Place.radius * asin(min(1, half.squareRoot()))
      #expect(abs(a.distance(to: b) - expected) < 1e-3)
      #expect(a.distance(to: b) == b.distance(to: a))
    }
    let place = try #require(Place(latitude: 50, longitude: 8))
    let beside = try #require(Place(latitude: 50.000_01, longitude: 8))
    #expect(abs(place.distance(to: beside) - 0.001_112) < 1e-6)
  }

  @Test("is left along a great circle, and over a pole one goes on down the other side")
  func walk() throws {
    let start = try #require(Place(latitude: 80, longitude: 30))
    let quarter = Place.radius * .pi / 2
    let over = start.moved(by: quarter / 9 * 2, bearing: 0)
    #expect(abs(over.latitude - 80) < 1e-5)
    #expect(abs(over.longitude - -150) < 1e-5)
    for (place, number) in zip(places(1000, seed: 3), 0...) {
      let distance = Double(number) * 20
      let end = place.moved(by: distance, bearing: Double(number))
      #expect(abs(place.distance(to: end) - distance) < 0.001)
    }
    let equator = try #require(Place(latitude: 0, longitude: 179))
    #expect(abs(equator.moved(by: quarter / 45, bearing: .pi / 2).longitude - -179) < 1e-5)
  }

  @Test("The middle of a way is as far from one end as from the other", arguments: 0..<20)
  func middle(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (one, other) = (Place.random(using: &random), Place.random(using: &random))
    let middle = one.middle(to: other)
    let half = one.distance(to: other) / 2
    #expect(abs(middle.distance(to: one) - half) < 0.001)
    #expect(abs(middle.distance(to: other) - half) < 0.001)
    #expect(one.middle(to: one.antipode) == one && one.middle(to: one) == one)
    #expect(Place.middle(of: [one, one.antipode]) == nil)
    #expect((Place.middle(of: [one, other]) ?? one).distance(to: middle) < 0.001)
  }
}
