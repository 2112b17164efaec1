import PictureArt
import PictureScenes
import Stage

/// The difference between the two most similar pieces of a picture, for each length of the board.
nonisolated struct PictureHardness: Hashable, Sendable {
  /// Identifies the measured file and square.
  let stamp: Int
  /// The smallest differences in hundredths, for each length.
  private let figures: [Int]

  private static let lengths = BuiltInPicture.measuredLengths
  /// The number of measured lengths.
  static var count: Int { lengths.count }
  /// The largest stored difference. Black and white differ by 100.
  private static let limit = 1000.0

  /// Measures a small picture. Returns `nil` if it has fewer pixels than pieces along a side.
  ///
  /// - Complexity: Takes some milliseconds.
  init?(of image: PixelImage, _ order: Thumbnails.Order) {
    stamp = order.stamp
    figures = Self.lengths.compactMap { length in
      PieceDistinctness(
        pixels: image.pixels, width: image.width, height: image.height, length: length
      ).map { Int((100 * min(Self.limit, $0.least)).rounded()) }
    }
    if figures.count < Self.count { return nil }
  }

  /// Decodes stored figures. Returns `nil` if there are none or they belong to another file or square.
  init?(_ stored: [Int]?, of order: Thumbnails.Order) {
    guard let stored, stored.count == Self.count + 1, stored[0] == order.stamp else { return nil }
    (stamp, figures) = (stored[0], Array(stored.dropFirst()))
  }

  /// The stored form: the stamp, then the figures.
  var kept: [Int] { [stamp] + figures }

  /// Returns the smallest difference for a length, or `nil` if the length is not measured.
  func least(length: Int) -> Double? {
    guard Self.lengths.contains(length) else { return nil }
    return Double(figures[length - Self.lengths.lowerBound]) / 100
  }
}
