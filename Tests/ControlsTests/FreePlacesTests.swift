import Stage
import TestSupport
import Testing

@testable import Controls

@MainActor @Suite("The free places of a window")
struct FreePlacesTests {
  @Test("overlap nothing that is taken, and lie in the window")
  func free() {
    var dice = Dice(seed: 7)
    for _ in 0..<200 {
      let room = Rect(8, 8, 400, 300)
      let taken = (0..<8).map { _ in
        Rect(
          Double(dice.below(400)), Double(dice.below(300)), Double(dice.below(150)),
          Double(dice.below(100)))
      }
      let target = Rect(Double(dice.below(400)), Double(dice.below(300)), 20, 20)
      let places = FreePlaces(in: room, taken: taken, cell: 10)
      guard let place = places.nearest(Size(95, 43), to: target)?.frame else { continue }
      #expect(place.size == Size(95, 43))
      #expect(room.intersection(place) == place)
      #expect(!taken.contains { !$0.isEmpty && $0.intersects(place) })
    }
  }

  @Test("are the nearest to their target")
  func nearest() {
    let places = FreePlaces(in: Rect(0, 0, 400, 100), taken: [Rect(150, 0, 50, 100)], cell: 10)
    let left = places.nearest(Size(50, 50), to: Rect(20, 40, 10, 10))
    let right = places.nearest(Size(50, 50), to: Rect(300, 40, 10, 10))
    #expect(left.map { $0.frame.maxX <= 150 } == true)
    #expect(right.map { $0.frame.x >= 200 } == true)
  }

  @Test("do not exist for what is too large")
  func tooLarge() {
    let places = FreePlaces(in: Rect(0, 0, 100, 100), taken: [Rect(40, 40, 10, 10)], cell: 10)
    #expect(places.nearest(Size(101, 10), to: .zero) == nil)
    #expect(places.nearest(Size(70, 70), to: .zero) == nil)
    #expect(places.nearest(Size(100, 40), to: .zero) != nil)
  }
}
