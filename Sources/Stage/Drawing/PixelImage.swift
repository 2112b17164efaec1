/// Opaque pixels that were not drawn by the program, such as a photo, to fill shapes with.
///
/// Images are told apart by identity, which costs nothing; hold the one that is shown.
public final class PixelImage: Sendable {
  /// In pixels, at least 1.
  public let width: Int
  /// In pixels, at least 1.
  public let height: Int
  /// One `0xAARRGGBB` a pixel, row after row from the top; what stands for the alpha is ignored.
  public let pixels: [UInt32]

  /// - Precondition: `pixels` has `width * height` members, at least one.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(width > 0 && height > 0, "an image has at least one pixel")
    precondition(pixels.count == width * height, "an image has one value for each pixel")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// In pixels.
  public var size: Size { Size(Double(width), Double(height)) }

  /// A part of the image at another size; where it becomes smaller, each pixel is the mean of what it covers.
  ///
  /// Where it becomes larger, pixels are repeated: shapes filled with an image mix neighbours anyway.
  ///
  /// - Parameters:
  ///   - part: in pixels of this image; only what lies in the image counts, and at least a pixel of it.
  ///   - width: in pixels, at least 1.
  ///   - height: in pixels, at least 1.
  /// - Complexity: O(pixels of the part + pixels of the result), in whole numbers.
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

  /// Which of the old pixels each new one stands for: at least one.
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
  /// Whether both are one.
  public static func == (a: PixelImage, b: PixelImage) -> Bool { a === b }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
