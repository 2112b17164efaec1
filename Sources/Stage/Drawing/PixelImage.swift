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
}

extension PixelImage: Hashable {
  /// Whether both are one.
  public static func == (a: PixelImage, b: PixelImage) -> Bool { a === b }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
