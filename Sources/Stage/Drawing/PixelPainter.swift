/// A type that computes the pixels of a picture, such as one that changes in every frame.
///
/// A painter is a value. It paints the same pixels on every thread and for every division into rows. Create a new
/// picture for other contents, so that display lists stay comparable.
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
  /// The parts of the picture, in its pixels, that are known to be opaque. Default: empty.
  ///
  /// Other parts may be opaque too.
  var opaqueParts: [Rect] { get }
  /// The digest that identifies the pixels in files; `nil` where storing them is not worthwhile. Default: `nil`.
  ///
  /// It must be the same on every run and machine. Stored pixels are read at the next start.
  var digest: DrawingDigest? { get }

  /// Paints some rows of the picture.
  ///
  /// - Parameters:
  ///   - rows: the rows, counted from the top.
  ///   - width: the width of the picture, in pixels.
  ///   - pixels: the destination, row by row, with one `0xAARRGGBB` value of straight alpha for each pixel. Its
  ///     initial contents are undefined, and every value must be written. A transparent pixel beside a visible one
  ///     has the colour of that pixel.
  func paint(rows: Range<Int>, width: Int, into pixels: UnsafeMutableBufferPointer<UInt32>)
}

extension PixelPainter {
  public var opaqueParts: [Rect] { [] }

  public var digest: DrawingDigest? { nil }
}
