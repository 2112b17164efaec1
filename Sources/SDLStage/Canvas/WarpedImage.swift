import Raster
import Stage

/// A rotated and scaled part of an image with bilinear filtering.
nonisolated struct WarpedImage<Image: Sampler> {
  let image: Image
  /// The area of the image that is not transparent.
  let seen: PixelArea
  let blit: Blit

  func draw(over target: PixelTarget, clip: PixelArea) {
    let area = PixelArea(blit.bounds).intersection(clip).intersection(target.bounds)
    guard !area.isEmpty, !blit.part.isEmpty else { return }
    let path = WarpPath(blit)
    let lens = Lens(image, path, blit.part)
    let reach = WarpReach(path, blit.part, seen: seen)
    let ink = Ink(blit.tint)
    for y in area.rows {
      let start = path.start(ofRow: y)
      let columns = reach.columns(start, within: area)
      guard !columns.isEmpty else { continue }
      let row = unsafe target.pixel(columns.lowerBound, y)
      let (u, v) = (
        start.u &+ columns.lowerBound &* path.du, start.v &+ columns.lowerBound &* path.dv
      )
      unsafe draw(lens, u, v, over: row, count: columns.count, ink)
    }
  }

  /// Renders the bounding box of the frame, transparent outside the image.
  ///
  /// Drawn one to one, the result gives the same pixels as the image itself.
  ///
  /// - Precondition: The part is not empty.
  func copy() -> Bitmap {
    let area = PixelArea(blit.bounds)
    let path = WarpPath(blit)
    let lens = Lens(image, path, blit.part)
    let reach = WarpReach(path, blit.part, seen: seen)
    var pixels = [UInt32](repeating: 0, count: area.pixelCount)
    unsafe pixels.withUnsafeMutableBufferPointer { pixels in
      guard let first = pixels.baseAddress else { return }
      for y in area.rows {
        let start = path.start(ofRow: y)
        let columns = reach.columns(start, within: area)
        for x in stride(from: columns.lowerBound, to: columns.upperBound, by: 4) {
          let texels = lens.four(start.u &+ x &* path.du, start.v &+ x &* path.dv)
          let place = unsafe first + ((y &- area.y) &* area.width &+ x &- area.x)
          unsafe place.write(texels, atMost: columns.upperBound &- x)
        }
      }
    }
    return Bitmap(width: area.width, height: area.height, pixels: pixels)
  }

  /// Blends the pixels of a row, four at a time. The last four may include finished pixels, which are masked out.
  private func draw(
    _ lens: Lens<Image>, _ u: Int, _ v: Int, over row: UnsafeMutablePointer<UInt32>,
    count: Int, _ ink: Ink
  ) {
    var x = 0
    while x &+ 4 <= count {
      let texels = lens.four(u &+ x &* lens.du, v &+ x &* lens.dv)
      unsafe FourPixels.store(ink.blended(texels, over: FourPixels.load(row + x)), row + x)
      x &+= 4
    }
    guard x < count else { return }
    if count >= 4 {
      let done = x &+ 4 &- count
      x = count &- 4
      let texels = lens.four(u &+ x &* lens.du, v &+ x &* lens.dv) & FourPixels.hidingMasks[done]
      unsafe FourPixels.store(ink.blended(texels, over: FourPixels.load(row + x)), row + x)
    } else {
      let texels = lens.carefulFour(u, v)
      let under = unsafe FourPixels.load(row, count: count)
      unsafe row.write(ink.blended(texels, over: under), atMost: count)
    }
  }
}

/// A bilinear sampler of a part of an image.
private nonisolated struct Lens<Image: Sampler> {
  let du: Int
  let dv: Int
  private let image: Image
  private let part: PixelArea
  private let uEnd: Int
  private let vEnd: Int
  /// The extent of the coordinates that have texels on all sides. It begins half a texel inside the part.
  private let uInner: UInt
  private let vInner: UInt
  /// The index of the part's first texel.
  private let origin: Int
  private static var half: Int { 1 << 31 }

  init(_ image: Image, _ path: WarpPath, _ part: PixelArea) {
    (self.image, self.part, du, dv) = (image, part, path.du, path.dv)
    (uEnd, vEnd) = (part.width << 32, part.height << 32)
    (uInner, vInner) = (UInt(part.width - 1) << 32, UInt(part.height - 1) << 32)
    origin = part.y * image.stride + part.x
  }

  /// Whether a coordinate is within the part.
  @inline(__always) func holds(_ u: Int, _ v: Int) -> Bool {
    u >= 0 && u < uEnd && v >= 0 && v < vEnd
  }

  /// Returns the filtered texels of four adjacent pixels, from a coordinate on.
  @inline(__always) func four(_ u: Int, _ v: Int) -> FourPixels.Packed {
    let (u, v) = (u &- Self.half, v &- Self.half)
    let (lastU, lastV) = (u &+ 3 &* du, v &+ 3 &* dv)
    // Coordinates between two inner ones are inner as well.
    guard UInt(bitPattern: u) < uInner, UInt(bitPattern: lastU) < uInner,
      UInt(bitPattern: v) < vInner, UInt(bitPattern: lastV) < vInner
    else { return carefulFour(u &+ Self.half, v &+ Self.half) }
    let line = image.stride
    let a = place(u, v)
    if lastV >> 32 == v >> 32, lastU >> 32 == (u >> 32) &+ 3 {
      // The usual case of a slightly rotated row: eight texels in two rows.
      return unsafe mixed(
        TexelPairs(left: image.four(a), right: image.four(a &+ 1)),
        TexelPairs(left: image.four(a &+ line), right: image.four(a &+ line &+ 1)), u, v)
    }
    let b = place(u &+ du, v &+ dv)
    let c = place(u &+ 2 &* du, v &+ 2 &* dv)
    let d = place(lastU, lastV)
    return unsafe mixed(
      image.pairs(a, b, c, d), image.pairs(a &+ line, b &+ line, c &+ line, d &+ line), u, v)
  }

  @inline(__always) private func place(_ u: Int, _ v: Int) -> Int {
    origin &+ (v >> 32) &* image.stride &+ (u >> 32)
  }

  /// Returns the texels like ``four(_:_:)``, for pixels of which some may be outside the part and transparent.
  func carefulFour(_ u: Int, _ v: Int) -> FourPixels.Packed {
    var top = (left: FourPixels.Packed(), right: FourPixels.Packed())
    var bottom = top
    for index in 0..<4 {
      let (u, v) = (u &+ index &* du, v &+ index &* dv)
      guard holds(u, v) else { continue }
      let corners = corners(u, v)
      top.left[index] = unsafe image.texel(corners.top &+ corners.left)
      top.right[index] = unsafe image.texel(corners.top &+ corners.right)
      bottom.left[index] = unsafe image.texel(corners.bottom &+ corners.left)
      bottom.right[index] = unsafe image.texel(corners.bottom &+ corners.right)
    }
    return mixed(
      TexelPairs(left: top.left, right: top.right),
      TexelPairs(left: bottom.left, right: bottom.right), u &- Self.half, v &- Self.half)
  }

  /// Blends horizontally, then vertically, by the fractions of four coordinates.
  @inline(__always) private func mixed(
    _ top: TexelPairs, _ bottom: TexelPairs, _ u: Int, _ v: Int
  ) -> FourPixels.Packed {
    let across = FourPixels.both(Self.fractions(u, du))
    let upper = FourPixels(top.left).mixed(with: FourPixels(top.right), across)
    let lower = FourPixels(bottom.left).mixed(with: FourPixels(bottom.right), across)
    return upper.mixed(with: lower, FourPixels.both(Self.fractions(v, dv))).packed
  }

  /// Returns the upper eight bits of the fractions of four coordinates.
  @inline(__always) private static func fractions(_ start: Int, _ step: Int) -> FourPixels.Packed {
    func low(_ place: Int) -> UInt32 { UInt32(truncatingIfNeeded: place) }
    let places = FourPixels.Packed(
      low(start), low(start &+ step), low(start &+ 2 &* step), low(start &+ 3 &* step))
    return places &>> 24
  }

  /// Returns the columns and row offsets of the texels around a coordinate, clamped to the part.
  @inline(__always) private func corners(
    _ u: Int, _ v: Int
  ) -> (left: Int, right: Int, top: Int, bottom: Int) {
    let (column, row) = ((u &- Self.half) >> 32, (v &- Self.half) >> 32)
    return (
      part.x &+ max(0, column), part.x &+ min(part.width &- 1, column &+ 1),
      (part.y &+ max(0, row)) &* image.stride,
      (part.y &+ min(part.height &- 1, row &+ 1)) &* image.stride
    )
  }
}
