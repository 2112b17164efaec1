import Glibc
import Raster
import Stage

/// The mapping from target pixels to image coordinates in texels, in 32.32 fixed point.
///
/// Coordinates are integers and start at the target's left edge, so that results do not depend on the clip.
nonisolated struct WarpPath {
  let du: Int
  let dv: Int
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
  }

  /// Returns the image coordinates of the row's pixel in column 0.
  func start(ofRow y: Int) -> (u: Int, v: Int) {
    let (x, y) = (0.5 - blit.frame.midX, Double(y) + 0.5 - blit.frame.midY)
    return (
      Self.fixed((x * cosine + y * sine) * perPixel.width + Double(blit.part.width) / 2),
      Self.fixed((y * cosine - x * sine) * perPixel.height + Double(blit.part.height) / 2)
    )
  }

  private static func fixed(_ value: Double) -> Int {
    Int((max(-1e6, min(1e6, value)) * 4_294_967_296).rounded())
  }
}

/// The image coordinates that can contribute visible texels, relative to the part, in 32.32 fixed point.
nonisolated struct WarpReach {
  private let u: Range<Int>
  private let v: Range<Int>
  /// The target columns per unit of u and v, or 0 if the coordinate is constant along a row.
  private let perU: Double
  private let perV: Double

  /// - Parameter seen: the area of the image that is not transparent.
  init(_ path: WarpPath, _ part: PixelArea, seen: PixelArea) {
    u = Self.range(seen.x - part.x, seen.maxX - part.x, part.width)
    v = Self.range(seen.y - part.y, seen.maxY - part.y, part.height)
    (perU, perV) = (Self.inverse(path.du), Self.inverse(path.dv))
  }

  /// Returns the columns of a row that may show the image. May include one column too many.
  func columns(_ start: (u: Int, v: Int), within area: PixelArea) -> Range<Int> {
    var (low, high) = (Double(area.x), Double(area.maxX))
    for (start, range, per) in [(start.u, u, perU), (start.v, v, perV)] {
      if per == 0 {
        guard range.contains(start) else { return 0..<0 }
        continue
      }
      let a = Double(range.lowerBound &- start) * per
      let b = Double(range.upperBound &- start) * per
      low = max(low, min(a, b) - Self.tolerance)
      high = min(high, max(a, b) + Self.tolerance)
    }
    guard low < high else { return 0..<0 }
    let first = Int(low.rounded(.up))
    return first..<max(first, min(area.maxX, Int(high) + 1))
  }

  /// Whether rows of the target with this coordinate may show the image. For an upright image.
  func holds(_ v: Int) -> Bool { self.v.contains(v) }

  /// Returns the columns that may show an upright image.
  func columns(across area: PixelArea, _ path: WarpPath) -> Range<Int> {
    columns((path.start(ofRow: 0).u, v.lowerBound), within: area)
  }

  /// The tolerance for errors of the division, in columns.
  private static let tolerance = 0.01

  /// Returns the coordinates that sample some texels, that is, those less than one texel from their centres.
  private static func range(_ first: Int, _ end: Int, _ length: Int) -> Range<Int> {
    let low = max(0, (first << 32) - (1 << 31))
    return low..<max(low, min(length << 32, (end << 32) + (1 << 31)))
  }

  private static func inverse(_ step: Int) -> Double { step == 0 ? 0 : 1 / Double(step) }
}

nonisolated extension Blit {
  /// The bounding box of the rotated frame.
  var bounds: Rect { frame.turned(by: rotation) }
}

nonisolated extension Rect {
  /// Returns the bounding box of the rectangle rotated about its centre by an angle in radians.
  func turned(by rotation: Double) -> Rect {
    guard rotation != 0 else { return self }
    let (cosine, sine) = (abs(cos(rotation)), abs(sin(rotation)))
    return Rect(
      center: center, Size(width * cosine + height * sine, width * sine + height * cosine))
  }
}
