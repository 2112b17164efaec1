import SDLKit

/// A picture or a line of text, as a canvas lays it.
enum CanvasImage {
  /// A picture; `seen` holds all that is not clear, and is nil where all that is shown is opaque.
  case bitmap(Bitmap, seen: PixelArea?)
  case mask(TextMask)

  /// A picture that may be clear in places.
  ///
  /// - Complexity: looks at its pixels from all sides, up to those that are not clear.
  static func seen(_ bitmap: Bitmap) -> CanvasImage { .bitmap(bitmap, seen: bitmap.seen) }
}
