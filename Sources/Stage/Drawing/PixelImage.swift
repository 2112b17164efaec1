/// Opaque pixels from outside the program, such as a photo, with which shapes can be filled.
///
/// Images are compared by identity in constant time. Retain an image while it is shown.
public final class PixelImage: Sendable {
  /// The width in pixels, at least 1.
  public let width: Int
  /// The height in pixels, at least 1.
  public let height: Int
  /// One `0xAARRGGBB` value for each pixel, row by row from the top. The alpha is ignored.
  public let pixels: [UInt32]

  /// Creates an image from its pixels.
  ///
  /// - Precondition: `pixels` has `width * height` elements, at least one.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(width > 0 && height > 0, "an image has at least one pixel")
    precondition(pixels.count == width * height, "an image has one value for each pixel")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The size in pixels.
  public var size: Size { Size(Double(width), Double(height)) }

  /// Returns a part of the image at another size. When scaling down, each pixel is the mean of the pixels it covers.
  ///
  /// When scaling up, pixels are repeated, since a shape filled with an image interpolates them.
  ///
  /// - Parameters:
  ///   - part: the part, in pixels of this image; `nil` for all. It is rounded to whole pixels and clipped to the
  ///     image, but at least one pixel large.
  ///   - width: the new width in pixels, at least 1.
  ///   - height: the new height in pixels, at least 1.
  /// - Complexity: O(pixels of the part + pixels of the result), in integer arithmetic.
  public func scaled(part: Rect? = nil, width: Int, height: Int) -> PixelImage {
    precondition(width > 0 && height > 0, "an image has at least one pixel")
    let part = (part ?? Rect(.zero, size)).rounded.intersection(Rect(.zero, size))
    let columns = Self.spans(from: part.x, length: part.width, limit: self.width, count: width)
    let rows = Self.spans(from: part.y, length: part.height, limit: self.height, count: height)
    var scaled: [UInt32] = []
    scaled.reserveCapacity(width * height)
    pixels.withUnsafeBufferPointer { source in
      for row in rows {
        for column in columns {
          scaled.append(Self.mean(source, self.width, column, row))
        }
      }
    }
    return PixelImage(width: width, height: height, pixels: scaled)
  }

  /// Returns the source range for each new pixel; at least one pixel each.
  private static func spans(
    from start: Double, length: Double, limit: Int, count: Int
  ) -> [Range<Int>] {
    let first = min(Int(start), limit - 1)
    let length = max(1, min(Int(length), limit - first))
    return (0..<count).map { index in
      let from = first + index * length / count
      return from..<max(from + 1, first + (index + 1) * length / count)
    }
  }

  private static func mean(
    _ source: UnsafeBufferPointer<UInt32>, _ width: Int, _ columns: Range<Int>, _ rows: Range<Int>
  ) -> UInt32 {
    var (red, green, blue): (UInt, UInt, UInt) = (0, 0, 0)
    for y in rows {
      for x in columns {
        let pixel = UInt(source[y * width + x])
        red += pixel >> 16 & 0xFF
        green += pixel >> 8 & 0xFF
        blue += pixel & 0xFF
      }
    }
    let count = UInt(columns.count * rows.count)
    let half = count / 2
    func mean(_ sum: UInt) -> UInt { (sum + half) / count }
    let mixed = mean(red) << 16 | mean(green) << 8 | mean(blue)
    return 0xFF00_0000 | UInt32(mixed)
  }
}

extension PixelImage: Hashable {
  /// Whether both are the same object.
  public static func == (a: PixelImage, b: PixelImage) -> Bool { a === b }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
