import Raster

/// Opaque pixels in memory that images are drawn onto, without any library.
///
/// A resulting pixel depends only on the image and the pixel below, never on the clip. So repainting a part gives
/// the same pixels as repainting everything, and so does painting in bands.
@safe nonisolated struct PixelTarget {
  let pixels: UnsafeMutablePointer<UInt32>
  /// The distance between rows in pixels.
  let stride: Int
  /// The area of all pixels.
  let bounds: PixelArea

  @inline(__always) func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    unsafe pixels + (y &* stride &+ x)
  }

  /// Fills an area with a colour (`0xAARRGGBB`).
  func fill(_ area: PixelArea, _ argb: UInt32) {
    let area = area.intersection(bounds)
    guard !area.isEmpty else { return }
    let share = PixelMath.weight(argb >> 24)
    for y in area.rows {
      let row = unsafe pixel(area.x, y)
      if share == 256 {
        unsafe row.update(repeating: argb, count: area.width)
      } else {
        unsafe blend(argb, share, over: row, count: area.width)
      }
    }
  }

  /// Blends a colour over adjacent pixels.
  ///
  /// - Parameter share: the opacity of the colour, 0…256.
  func blend(
    _ color: UInt32, _ share: UInt32, over row: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    let colors = FourPixels(.init(repeating: color))
    let shares = FourPixels.Lanes(repeating: UInt16(share))
    var x = 0
    while x &+ 4 <= count {
      let under = unsafe FourPixels(FourPixels.load(row + x))
      unsafe FourPixels.store(under.mixed(with: colors, shares).packed | 0xFF00_0000, row + x)
      x &+= 4
    }
    while x < count {
      unsafe row[x] = PixelMath.blend(row[x], color, share)
      x &+= 1
    }
  }

  /// Copies opaque pixels one to one.
  func copy(_ bitmap: Bitmap, part: PixelArea, toX left: Int, y top: Int, clip: PixelArea) {
    let area = PixelArea(left, top, part.width, part.height).intersection(clip)
      .intersection(bounds)
    guard !area.isEmpty else { return }
    unsafe bitmap.withPixels { source in
      guard let source = source.baseAddress else { return }
      for y in area.rows {
        let from = (y &- top &+ part.y) &* bitmap.width &+ area.x &- left &+ part.x
        unsafe pixel(area.x, y).update(from: source + from, count: area.width)
      }
    }
  }

  /// Draws a part of an image one to one. The last row repeats to fill `height`.
  ///
  /// - Parameter seen: the area of the image that is not transparent.
  func draw(
    _ image: some Sampler, part: PixelArea, seen: PixelArea, atX left: Int, y top: Int,
    height: Int, tint: UInt32, clip: PixelArea
  ) {
    var area = PixelArea(left, top, part.width, height).intersection(clip).intersection(bounds)
    if height == part.height {
      area = area.intersection(
        PixelArea(
          seen.x &- part.x &+ left, seen.y &- part.y &+ top, seen.width, seen.height))
    }
    guard !area.isEmpty else { return }
    let ink = Ink(tint)
    for y in area.rows {
      let line = min(y &- top, part.height &- 1) &+ part.y
      unsafe image.blend(
        line, from: area.x &- left &+ part.x, over: pixel(area.x, y),
        count: area.width, ink)
    }
  }
}
