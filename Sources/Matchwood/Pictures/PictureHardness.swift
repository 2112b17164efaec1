import PictureScenes
import Stage

/// How different the two pieces most alike are, for each length of the board, as it is kept.
nonisolated struct PictureHardness: Hashable, Sendable {
  /// What was measured: changes with the file and with its square.
  let stamp: Int
  /// Hundredths, for each of the lengths.
  private let figures: [Int]

  private static let lengths = 3...8
  /// How many figures there are.
  static var count: Int { lengths.count }
  /// More says nothing: from black to white it is 100.
  private static let most = 1000.0

  /// Measures a small picture; nil where it has not a pixel for each piece.
  ///
  /// - Complexity: some milliseconds.
  init?(of image: PixelImage, _ order: Thumbnails.Order) {
    stamp = order.stamp
    figures = Self.lengths.compactMap { length in
      PieceDistinctness(
        pixels: image.pixels, width: image.width, height: image.height, length: length
      ).map { Int((100 * min(Self.most, $0.least)).rounded()) }
    }
    if figures.count < Self.count { return nil }
  }

  /// What was kept; nil where it was measured of something else.
  init?(_ kept: [Int]?, of order: Thumbnails.Order) {
    guard let kept, kept.count == Self.count + 1, kept[0] == order.stamp else { return nil }
    (stamp, figures) = (kept[0], Array(kept.dropFirst()))
  }

  /// As it is kept.
  var kept: [Int] { [stamp] + figures }

  /// The figure for a length; nil for one that is not measured.
  func least(length: Int) -> Double? {
    guard Self.lengths.contains(length) else { return nil }
    return Double(figures[length - Self.lengths.lowerBound]) / 100
  }
}
