import PictureArt
import Stage

/// The two most similar pieces of a picture, and their distance.
struct ClosestPieces: Equatable {
  /// The distance, as in `PieceDistinctness.least`.
  let least: Double
  /// The index of one piece, row by row from 0.
  let first: Int
  /// The index of the other piece.
  let second: Int

  /// Measures a small picture. Returns `nil` if it has less than a pixel per piece.
  init?(_ image: PixelImage, _ grid: PieceGrid) {
    guard
      let measured = PieceDistinctness(
        pixels: image.pixels, width: image.width, height: image.height, columns: grid.columns,
        rows: grid.rows)
    else { return nil }
    (least, first, second) = (measured.least, measured.closest.0, measured.closest.1)
  }

  /// Returns the precomputed values of a built-in picture, or `nil` for other boards.
  init?(_ picture: BuiltInPicture, _ grid: PieceGrid) {
    guard grid.isSquare, let figures = picture.closestPieces(length: grid.columns) else {
      return nil
    }
    (least, first, second) = (figures.least, figures.first, figures.second)
  }

  /// Returns a text about the difficulty on a board of this size.
  func words(_ texts: Texts, size: String) -> String {
    let values = ["size": size]
    return switch least {
    case ..<PieceDistinctness.threshold:
      texts(
        // Translators: Difficulty of a picture puzzle. {size} is a size of board, such as 4 × 4.
        "{size}: very hard. The framed tiles look the same. Numbers help.", values)
    case ..<5:
      texts(
        // Translators: Difficulty of a picture puzzle. {size} is a size of board, such as 4 × 4.
        "{size}: hard. The framed tiles are easy to mix up. Numbers help a little.", values)
    case ..<10:
      texts(
        // Translators: Difficulty of a picture puzzle. {size} is a size of board, such as 4 × 4.
        "{size}: medium. The framed tiles are the most alike. You can do without numbers.", values)
    default:
      texts(
        // Translators: Difficulty of a picture puzzle. {size} is a size of board, such as 4 × 4.
        "{size}: easy. Even the framed tiles, the most alike, are different enough.", values)
    }
  }
}

extension BuiltInPicture {
  /// The board lengths for which built-in pictures are measured.
  public nonisolated static let measuredLengths = 3...8

  /// Returns the two most similar pieces on boards of 3 × 3 to 8 × 8 and their distance, or `nil` for other
  /// lengths.
  ///
  /// The values are constants, because the drawings are part of the program. A test verifies them.
  public nonisolated func closestPieces(
    length: Int
  ) -> (least: Double, first: Int, second: Int)? {
    guard Self.measuredLengths.contains(length) else { return nil }
    return Self.figures[self]?[length - Self.measuredLengths.lowerBound]
  }

  private nonisolated static let figures: [Self: [(least: Double, first: Int, second: Int)]] = [
    .lake: [
      (8.33, 1, 2), (4.97, 1, 2), (3.92, 1, 2),
      (3.18, 1, 2), (3.45, 2, 3), (3.13, 2, 3),
    ],
    .sea: [
      (10.84, 3, 4), (7.51, 0, 5), (5.72, 0, 6),
      (5.61, 7, 8), (5.30, 8, 9), (4.87, 18, 21),
    ],
    .night: [
      (6.49, 4, 5), (5.98, 9, 11), (6.97, 10, 12),
      (3.91, 20, 22), (4.05, 33, 34), (3.69, 34, 35),
    ],
    .matchbox: [
      (12.37, 7, 8), (11.13, 6, 11), (9.40, 12, 23),
      (8.98, 18, 20), (5.31, 30, 31), (5.54, 20, 21),
    ],
    .tiling: [
      (10.02, 0, 7), (11.15, 2, 3), (11.39, 0, 4),
      (9.97, 25, 28), (9.09, 5, 20), (8.36, 22, 24),
    ],
    .map: [
      (6.73, 5, 8), (6.79, 0, 3), (6.78, 17, 18),
      (4.25, 15, 27), (5.32, 18, 19), (3.71, 28, 44),
    ],
  ]
}
