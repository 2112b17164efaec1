import Stage

/// The two pieces of a picture that are most alike, and how different they are.
struct ClosestPieces: Equatable {
  /// As `PieceDistinctness.least`.
  let least: Double
  /// Their places, counted row by row from 0.
  let first: Int
  /// The other one.
  let second: Int

  /// Those of a small picture; nil where it has not a pixel for each piece.
  init?(_ image: PixelImage, length: Int) {
    guard min(image.width, image.height) >= length else { return nil }
    let measured = PieceDistinctness(
      pixels: image.pixels, width: image.width, height: image.height, length: length)
    (least, first, second) = (measured.least, measured.closest.0, measured.closest.1)
  }

  /// Those of a picture of the box.
  init(_ picture: BuiltInPicture, length: Int) {
    let figures = picture.closestPieces(length: length)
    (least, first, second) = (figures.least, figures.first, figures.second)
  }

  /// How hard that makes the puzzle, in words with the figure.
  func words(_ texts: Texts) -> String {
    let figure = String(Int(least.rounded()))
    return switch least {
    case ..<PieceDistinctness.threshold:
      texts("Very hard ({figure}): two pieces look alike. Numbers help.", ["figure": figure])
    case ..<5:
      texts(
        "Hard ({figure}): two pieces are easily mixed up. Numbers help a little.",
        ["figure": figure])
    case ..<10:
      texts("Fair ({figure}): it goes without numbers.", ["figure": figure])
    default:
      texts("Easy ({figure}): no two pieces look alike.", ["figure": figure])
    }
  }
}
