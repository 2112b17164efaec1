import Glibc
import Stage

nonisolated extension PixelTarget {
  /// Lays a part of an image over the target, turned and stretched, with linear filtering.
  func warp(_ image: some Sampler, _ blit: Blit, clip: PixelArea) {
    let area = PixelArea(blit.bounds).intersection(clip).intersection(bounds)
    guard !area.isEmpty else { return }
    let path = WarpPath(blit)
    let (part, tint) = (blit.part, blit.tint)
    let strength = PixelMath.weight(tint >> 24)
    let (uEnd, vEnd, halfTexel) = (part.width << 32, part.height << 32, 1 << 31)
    for y in area.rows {
      let row = pixels + y &* stride
      let start = path.start(ofRow: y)
      let columns = path.columns(start, within: area)
      var (u, v) = (
        start.u &+ columns.lowerBound &* path.du, start.v &+ columns.lowerBound &* path.dv
      )
      var x = columns.lowerBound
      while x < columns.upperBound {
        if u >= 0, u < uEnd, v >= 0, v < vEnd {
          let texel = image.smooth(u &- halfTexel, v &- halfTexel, in: part)
          // Where a few texels are stretched far, many pixels in a row become the same.
          let count = path.isStretched ? run(image, u, v, path, blit, columns.upperBound - x) : 1
          if count > 1 {
            lay(texel, over: row + x, count: count, tint: tint, strength: strength)
          } else {
            lay(texel, over: row + x, tint: tint, strength: strength)
          }
          x &+= count
          u &+= count &* path.du
          v &+= count &* path.dv
        } else {
          x &+= 1
          u &+= path.du
          v &+= path.dv
        }
      }
    }
  }

  /// How many pixels from here on lie between the same texels, if these do not differ sideways.
  ///
  /// - Parameter limit: how many pixels are left in the row.
  private func run(
    _ image: some Sampler, _ u: Int, _ v: Int, _ path: WarpPath, _ blit: Blit, _ limit: Int
  ) -> Int {
    let (part, halfTexel) = (blit.part, 1 << 31)
    let column = (u &- halfTexel) >> 32
    guard image.isEven(column, (v &- halfTexel) >> 32, in: part) else { return 1 }
    // The last texel reaches half of its width further, to the edge of the part.
    let end = min(((column &+ 1) << 32) &+ halfTexel, part.width << 32)
    return max(1, min(limit, (end &- u &- 1) / path.du + 1))
  }
}

/// Where in an image each pixel of the target looks, in texels with 32 bits of fraction.
///
/// Whole numbers, counted from the left edge of the target, so that every clip gives the same sums.
private nonisolated struct WarpPath {
  let du: Int
  let dv: Int
  /// Whether a texel becomes at least four pixels in every row, and rows lie along texels.
  let isStretched: Bool
  private let blit: Blit
  private let cosine: Double
  private let sine: Double
  private let perPixel: Size

  init(_ blit: Blit) {
    self.blit = blit
    (cosine, sine) = (cos(blit.rotation), sin(blit.rotation))
    perPixel = Size(
      Double(blit.part.width) / blit.frame.width, Double(blit.part.height) / blit.frame.height)
    du = Self.fixed(cosine * perPixel.width)
    dv = Self.fixed(-sine * perPixel.height)
    isStretched = dv == 0 && du > 0 && du <= 1 << 30
  }

  /// The place of the row's pixel in column 0.
  func start(ofRow y: Int) -> (u: Int, v: Int) {
    let (x, y) = (0.5 - blit.frame.midX, Double(y) + 0.5 - blit.frame.midY)
    return (
      Self.fixed((x * cosine + y * sine) * perPixel.width + Double(blit.part.width) / 2),
      Self.fixed((y * cosine - x * sine) * perPixel.height + Double(blit.part.height) / 2)
    )
  }

  /// The columns of a row that may look into the image, one more on each side.
  func columns(_ start: (u: Int, v: Int), within area: PixelArea) -> Range<Int> {
    var (low, high) = (Double(area.x), Double(area.maxX))
    for (start, step, length) in [
      (start.u, du, blit.part.width << 32), (start.v, dv, blit.part.height << 32),
    ] where step != 0 {
      let (a, b) = (Double(-start) / Double(step), Double(length - start) / Double(step))
      low = max(low, min(a, b) - 1)
      high = min(high, max(a, b) + 2)
    }
    return low < high ? Int(low)..<Int(high) : 0..<0
  }

  private static func fixed(_ value: Double) -> Int {
    Int((max(-1e6, min(1e6, value)) * 4_294_967_296).rounded())
  }
}

nonisolated extension Blit {
  /// The upright rectangle that holds the turned frame.
  var bounds: Rect { frame.turned(by: rotation) }
}

nonisolated extension Rect {
  /// The upright rectangle that holds this one turned about its centre, in radians.
  func turned(by rotation: Double) -> Rect {
    guard rotation != 0 else { return self }
    let (cosine, sine) = (abs(cos(rotation)), abs(sin(rotation)))
    return Rect(
      center: center, Size(width * cosine + height * sine, width * sine + height * cosine))
  }
}
