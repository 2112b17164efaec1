import EarthGame
import Glibc

/// Evenly spread places on the Earth, with statistics about land at both ends.
package struct EarthSample {
  /// The share of the Earth that is sea.
  package let sea: Double
  /// The share of all land whose antipode is also land.
  package let facing: Double
  /// The places with land at both ends. Each is followed by its antipode.
  package let dry: [Place]

  /// The share of the Earth that is land at both ends.
  package var both: Double { (1 - sea) * facing }

  /// Samples the coast.
  ///
  /// - Parameters:
  ///   - count: the number of places. Half of them are the antipodes of the others.
  /// - Complexity: One test for land per place, each in less than a microsecond.
  package init(_ count: Int, _ coast: Coast) {
    let pairs = Self.halves(count / 2).map { place in
      (place: place, near: coast.isLand(place), far: coast.isLand(place.antipode))
    }
    let land = pairs.reduce(0) { $0 + ($1.near ? 1 : 0) + ($1.far ? 1 : 0) }
    dry = pairs.filter { $0.near && $0.far }.flatMap { [$0.place, $0.place.antipode] }
    sea = 1 - Double(land) / Double(2 * pairs.count)
    facing = land == 0 ? 0 : Double(dry.count) / Double(land)
  }

  /// Returns places on one half of the Earth that represent equal areas, on a spiral with steps of the golden
  /// angle.
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
