import EarthGame
import Testing

@Suite("A surprise")
struct SurpriseTests {
  private let atlas = Atlas.shared

  private func city(_ name: String) throws -> City {
    try #require(atlas.cities.first { $0.name == name })
  }

  @Test("is that Bermuda and Perth are 69 km from being antipodes, from either of them")
  func bermuda() throws {
    for (one, other) in [("Bermuda", "Perth"), ("Perth", "Bermuda")] {
      let start = try city(one).place.moved(by: 20, bearing: 2)
      let surprise = try #require(atlas.surprise(at: start))
      #expect(surprise.near.name == one && surprise.far.name == other)
      #expect(surprise.distance.rounded() == 69)
    }
  }

  @Test("is rare: most cities have none, and none is farther than its limit")
  func rare() throws {
    let all = atlas.cities.compactMap { atlas.surprise(at: $0.place) }
    #expect((2...30).contains(all.count))
    #expect(all.allSatisfy { $0.distance <= Surprise.limit })
    #expect(atlas.surprise(at: try city("Lisbon").place.moved(by: 900, bearing: 0)) == nil)
  }
}
