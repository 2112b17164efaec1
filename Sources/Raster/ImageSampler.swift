import Stage

/// A bilinear sampler of an image that is scaled to a rectangle.
struct ImageSampler {
  private let image: PixelImage
  /// The image pixels per pixel of the drawing, horizontally and vertically.
  private let across: Float
  private let down: Float
  private let left: Float
  private let top: Float

  init(_ image: PixelImage, _ frame: Rect) {
    self.image = image
    across = Float(image.size.width / max(1e-6, frame.width))
    down = Float(image.size.height / max(1e-6, frame.height))
    left = Float(frame.x)
    top = Float(frame.y)
  }

  func fill(_ columns: Range<Int>, ofRow y: Int, _ colors: UnsafeMutableBufferPointer<SIMD4<Float>>)
  {
    let (upper, lower, depth) = Self.neighbours((Float(y) + 0.5 - top) * down, image.height)
    image.pixels.withUnsafeBufferPointer { pixels in
      let above = UnsafeBufferPointer(
        rebasing: pixels[upper * image.width..<(upper + 1) * image.width])
      let below = UnsafeBufferPointer(
        rebasing: pixels[lower * image.width..<(lower + 1) * image.width])
      for x in columns {
        let (first, second, share) = Self.neighbours((Float(x) + 0.5 - left) * across, image.width)
        let high = Self.mixed(above[first], above[second], share)
        let low = Self.mixed(below[first], below[second], share)
        colors[x] = high + (low - high) * depth
      }
    }
  }

  /// Returns the two pixels whose centres enclose a position, and the weight of the second one.
  private static func neighbours(_ place: Float, _ count: Int) -> (Int, Int, Float) {
    let place = max(0, min(Float(count - 1), place - 0.5))
    let first = Int(place)
    return (first, min(first + 1, count - 1), place - Float(first))
  }

  private static func mixed(_ a: UInt32, _ b: UInt32, _ share: Float) -> SIMD4<Float> {
    let first = color(a)
    return first + (color(b) - first) * share
  }

  private static func color(_ pixel: UInt32) -> SIMD4<Float> {
    SIMD4(
      Float(pixel & 0xFF), Float(pixel >> 8 & 0xFF), Float(pixel >> 16 & 0xFF), 255) / 255
  }
}
