import Stage

/// How well whole pictures can be told apart on cards, each seen as at a glance: as 8 × 8 patches of light.
///
/// Only how light a patch is counts, so that nobody need tell two pictures apart by colour. It is the L of Oklab,
/// times 100: from black to white it is 100. The distance is the root of the mean square over the patches; what
/// both differ by all over counts half, since a darker print of a photo is the same photo.
package nonisolated struct PictureLikeness {
  /// Two pictures nearer than this are easily taken for each other on small cards.
  ///
  /// Two shots of one scene, a moment apart, differ by 1 to 4: little has moved, the light is the same. One patch
  /// in eight that differs by 17, as a face does before a wall, reaches 6, and so does what is turned or stands
  /// elsewhere; pictures that have nothing to do with each other differ by 12 and more.
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

  /// The two pictures that are most alike, by their places; nil where all can be told apart.
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
