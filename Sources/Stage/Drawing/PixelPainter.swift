/// Computes the pixels of a picture that no drawing describes, such as one that is another in every frame.
///
/// It is a value, and paints the same pixels on whatever thread and in whatever pieces it is asked for them. Whoever shows
/// something else makes a new picture, so that display lists stay comparable.
///
/// ```swift
/// struct Ramp: PixelPainter {
///   func paint(rows: Range<Int>, width: Int, into pixels: UnsafeMutableBufferPointer<UInt32>) {
///     for (row, y) in rows.enumerated() {
///       for x in 0..<width { pixels[row * width + x] = 0xFF00_0000 | UInt32(x + y) }
///     }
///   }
/// }
/// ```
public protocol PixelPainter: Sendable {
  /// Parts of the picture, in its pixels, that hide all that lies below; what is not named may hide it too.
  var opaqueParts: [Rect] { get }
  /// What tells its pixels apart from all others, on every run and machine, so that they can be kept for the next start; nil
  /// where that is not worth it.
  var digest: DrawingDigest? { get }

  /// Paints some rows of its picture.
  ///
  /// - Parameters:
  ///   - rows: of the picture, from the top.
  ///   - width: of the picture, in pixels.
  ///   - pixels: takes one `0xAARRGGBB` a pixel with straight alpha, row after row; it holds anything before, and every one
  ///     has to be written. Where a clear pixel lies beside a visible one, it has the colour of that.
  func paint(rows: Range<Int>, width: Int, into pixels: UnsafeMutableBufferPointer<UInt32>)
}

extension PixelPainter {
  /// None: what lies below may be seen everywhere.
  public var opaqueParts: [Rect] { [] }

  /// Nil: its pixels are not kept.
  public var digest: DrawingDigest? { nil }
}
