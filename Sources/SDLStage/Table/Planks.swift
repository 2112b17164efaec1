import Stage

/// The layout of a table with four planks.
nonisolated struct Planks {
  /// The first row of each dark seam between planks, from the top.
  let seams: [Int]
  /// The height of a dark seam in rows. A light line of half the height follows below it.
  let seamHeight: Int

  /// Places the seams between the upper edge of the tray, 184 units below that of the window, and its lower edge,
  /// 168 units above that of the window. In portrait, the two plaques push the tray down.
  init(size: Size) {
    let metrics = Metrics(size: size)
    let (height, k) = (size.height, metrics.k)
    let isTall = size.width < 0.8 * height
    let shares = isTall ? [0.294, 0.628, 0.935] : [0.235, 0.5025, 0.7475]
    let places =
      isTall || metrics.isSmall
      ? shares.map { $0 * height }
      : [
        max(shares[0] * height, 188 * k), shares[1] * height,
        min(shares[2] * height, height - 176 * k),
      ]
    // Even rows, because the grain is computed for every second row.
    seams = places.map { Int(($0 / 2).rounded()) * 2 }
    seamHeight = Int(metrics.px(2))
  }

  func plank(at row: Int) -> Int { seams.count { $0 <= row } }

  /// Returns the lightness of a plank, within 3 % of 1.
  static func tone(_ plank: Int) -> Float { [1.01, 0.97, 1.02, 1.025][plank % 4] }

  /// Returns a plank's offset into the noise, in lattice cells, so that each has its own grain.
  static func shift(_ plank: Int) -> Float { Float(plank) * 37.3 + 5.7 }

  /// The line of a seam, if any, in a row of the table.
  enum Line: Equatable {
    case none
    /// A dark seam with its opacity: 1, or less in its lower half.
    case dark(Float)
    case light
  }

  func line(at row: Int) -> Line {
    for seam in seams where row >= seam {
      let depth = row - seam
      if depth < seamHeight { return .dark(depth * 2 < seamHeight ? 1 : 0.4) }
      if depth < seamHeight + max(1, seamHeight / 2) { return .light }
    }
    return .none
  }
}
