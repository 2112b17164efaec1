import Raster

/// A picture or a line of text that a canvas can draw.
enum CanvasImage {
  /// A picture. `seen` contains all pixels that are not transparent, and is `nil` if the drawn part is opaque.
  case bitmap(Bitmap, seen: PixelArea?)
  case mask(TextMask)

  /// Creates a picture that may be transparent in places.
  ///
  /// - Complexity: Scans the pixels from all sides up to the first that are not transparent.
  static func seen(_ bitmap: Bitmap) -> CanvasImage { .bitmap(bitmap, seen: bitmap.seen) }
}
