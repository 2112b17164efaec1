import Glibc
import TunnelGame

/// Places that lie evenly all over the Earth, and on which of them there is land at both ends.
package struct EarthSample {
  /// The share of the Earth that is sea.
  package let sea: Double
  /// Of all land, the share whose far end is land too.
  package let facing: Double
  /// The places with land at both ends; with each of them its far end.
  package let dry: [Place]

  /// The share of the Earth that is land at both ends.
  package var both: Double { (1 - sea) * facing }

  /// - Parameters:
  ///   - count: of places, half of which are the far ends of the others.
  /// - Complexity: asks for land so many times, each below a microsecond.
  package init(_ count: Int, _ coast: Coast) {
    let pairs = Self.halves(count / 2).map { place in
      (place: place, near: coast.isLand(place), far: coast.isLand(place.antipode))
    }
    let land = pairs.reduce(0) { $0 + ($1.near ? 1 : 0) + ($1.far ? 1 : 0) }
    dry = pairs.filter { $0.near && $0.far }.flatMap { [$0.place, $0.place.antipode] }
    sea = 1 - Double(land) / Double(2 * pairs.count)
    facing = land == 0 ? 0 : Double(dry.count) / Double(land)
  }

  /// Places on one half of the Earth, the same area about each: a spiral in steps of the golden angle.
  private static func halves(_ count: Int) -> [Place] {
    let turn = .pi * (3 - 5.0.squareRoot())
    return (0..<count).map { index in
      let height = (Double(index) + 0.5) / Double(count)
      let width = (1 - height * height).squareRoot()
      let angle = turn * Double(index)
      return Place(toward: SIMD3(width * cos(angle), width * sin(angle), height))
    }
  }
}
