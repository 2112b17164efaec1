import Stage

/// A measure of how well pictures can be distinguished on small cards, from 8 × 8 patches of lightness.
///
/// Only lightness counts (L of Oklab times 100: 0 for black, 100 for white), so that no player depends on colour.
/// The distance is the root mean square over the patches. A difference common to all patches counts half, since a
/// darker print of a photo is the same photo.
package nonisolated struct PictureLikeness {
  /// The distance below which two pictures are easily confused on small cards.
  ///
  /// Two shots of a scene, taken a moment apart, differ by 1 to 4. A difference of 17 in an eighth of the patches
  /// reaches 6, such as a face before a wall. So does a rotated or shifted subject. Unrelated pictures differ by 12
  /// or more.
  static let threshold = 6.0

  private static let side = 8
  private let patches: [Float]
  private let mean: Float

  package init(_ image: PixelImage) {
    let grid = PatchGrid(
      pixels: image.pixels, width: image.width, height: image.height, across: Self.side,
      down: Self.side)
    let light = grid.colors.map(\.x)
    let mean = light.reduce(0, +) / Float(light.count)
    self.mean = mean
    patches = light.map { $0 - mean }
  }

  package func distance(to other: Self) -> Double {
    let sum = zip(patches, other.patches).reduce(Float(0)) { sum, pair in
      let difference = pair.0 - pair.1
      return sum + difference * difference
    }
    let shade = (mean - other.mean) / 2
    return Double(sum / Float(patches.count) + shade * shade).squareRoot()
  }

  /// Returns the indices of the two most similar pictures, or `nil` if all can be distinguished.
  package static func closest(_ pictures: [Self]) -> (Int, Int)? {
    var found: (pair: (Int, Int), distance: Double)?
    for (first, one) in pictures.enumerated() {
      for second in pictures.indices.dropFirst(first + 1) {
        let distance = one.distance(to: pictures[second])
        if distance < found?.distance ?? threshold { found = ((first, second), distance) }
      }
    }
    return found?.pair
  }
}
