import Files
import SDLKit

/// A rectangle of pixels, row after row from the top.
public nonisolated struct Bitmap: Hashable, Sendable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  private let storage: Pixels

  /// - Precondition: `pixels` has `width * height` members.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    self.init(width: width, height: height, Pixels(pixels))
  }

  init(width: Int, height: Int, _ pixels: Pixels) {
    precondition(pixels.count == width * height, "a bitmap has one value for each pixel")
    self.width = width
    self.height = height
    storage = pixels
  }

  /// One `0xAARRGGBB` a pixel, with straight alpha.
  ///
  /// - Complexity: a copy where they are those of a file: paint by ``withPixels(_:)``.
  public var pixels: [UInt32] { storage.array }

  /// The same without a copy; the pointer holds within the closure.
  func withPixels<Result>(_ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
    storage.withUnsafeBufferPointer(body)
  }

  /// The pixels as they are kept in a file.
  var kept: Pixels { storage }

  /// Makes the pixels its own where they are still those of a file, on any thread.
  func settle() { storage.settle() }

  /// The pixel in a column and a row.
  public subscript(x: Int, y: Int) -> UInt32 { withPixels { $0[y * width + x] } }
}

extension Bitmap {
  /// The picture as a PNG file.
  public func png() throws(SDLError) -> [UInt8] {
    try PixelSurface(width: width, height: height, pixels: pixels).png()
  }
}
