import Raster
import Stage

/// An image that is turned out of the window's plane.
///
/// Horizontally, each pixel is the mean of all texels it covers, however narrow the image becomes. Vertically,
/// where the scale changes little, it blends two texels. Edges are anti-aliased by the same averaging.
nonisolated struct TurnedImage<Image: Sampler> {
  let image: Image
  /// The area of the image that is not transparent.
  let seen: PixelArea
  let plan: TurnPlan
  /// The tint as `0xAARRGGBB`.
  let tint: UInt32

  /// - Complexity: About 1 ns per texel in the rows and columns of the clip, and per painted pixel.
  func draw(over target: PixelTarget, clip: PixelArea) {
    let clip = clip.intersection(target.bounds)
    let area = plan.area.intersection(plan.isLevel ? clip.transposed : clip)
    guard !area.isEmpty, !plan.part.isEmpty else { return }
    let ink = Ink(tint)
    unsafe plan.read(from: area.x) { lines, slices, firsts in
      let rows = unsafe Self.rows(lines, area)
      let columns = unsafe TurnedColumns(
        rows: rows, width: area.width, height: plan.part.height, slices, firsts)
      unsafe columns.with(image, plan, seen: seen) { texels in
        // The texels begin with the first row that the area uses.
        let texels = unsafe texels - rows.lowerBound &* area.width
        if plan.isLevel {
          unsafe draw(texels, lines, area, ink, over: target, right: target.stride, down: 1)
        } else {
          unsafe draw(texels, lines, area, ink, over: target, right: 1, down: target.stride)
        }
      }
    }
  }

  /// Returns the texel rows that the rows of an area use.
  private static func rows(
    _ lines: UnsafePointer<TurnPlan.Line>, _ area: PixelArea
  ) -> Range<Int> {
    var (first, last) = (Int.max, 0)
    for x in 0..<area.width {
      first = unsafe min(first, lines[x].place(inRow: area.y) >> 16)
      last = unsafe max(last, lines[x].place(inRow: area.maxY &- 1) >> 16)
    }
    return first..<last &+ 2
  }

  /// - Parameters:
  ///   - right: the distance from a pixel to the one in the next column.
  ///   - down: the distance from a pixel to the one in the next row.
  private func draw(
    _ texels: UnsafePointer<UInt32>, _ lines: UnsafePointer<TurnPlan.Line>, _ area: PixelArea,
    _ ink: Ink, over target: PixelTarget, right: Int, down: Int
  ) {
    let width = area.width
    for y in area.rows {
      let row = unsafe target.pixels + (y &* down &+ area.x &* right)
      var x = 0
      while x &+ 4 <= width {
        if let four = unsafe Self.four(texels + x, lines + x, y, width, 1, 2, 3) {
          let place = unsafe row + x &* right
          if right == 1 {
            unsafe FourPixels.store(
              ink.blended(premultiplied: four, over: FourPixels.load(place)), place)
          } else {
            unsafe Self.draw(four, over: place, count: 4, right: right, ink)
          }
        }
        x &+= 4
      }
      let left = width &- x
      // Missing columns repeat the last one. Their results are not stored.
      if left > 0,
        let four = unsafe Self.four(
          texels + x, lines + x, y, width, min(1, left &- 1), min(2, left &- 1), left &- 1)
      {
        unsafe Self.draw(four, over: row + x &* right, count: left, right: right, ink)
      }
    }
  }

  /// Returns four pixels of a row, or `nil` if all are transparent.
  ///
  /// - Parameters:
  ///   - texels, lines: those of the first column.
  ///   - b, c, d: the offsets of the other columns.
  @inline(__always) private static func four(
    _ texels: UnsafePointer<UInt32>, _ lines: UnsafePointer<TurnPlan.Line>, _ y: Int,
    _ width: Int, _ b: Int, _ c: Int, _ d: Int
  ) -> FourPixels? {
    let places = unsafe (
      lines[0].place(inRow: y), lines[b].place(inRow: y), lines[c].place(inRow: y),
      lines[d].place(inRow: y)
    )
    let first = unsafe texels + (places.0 >> 16) &* width
    let upper: FourPixels.Packed
    let lower: FourPixels.Packed
    let differing = (places.0 ^ places.1) | (places.0 ^ places.2) | (places.0 ^ places.3)
    if differing >> 16 == 0, d == 3 {
      // The usual case of an almost flat picture: the texels are adjacent.
      (upper, lower) = unsafe (FourPixels.load(first), FourPixels.load(first + width))
    } else {
      let second = unsafe texels + ((places.1 >> 16) &* width &+ b)
      let third = unsafe texels + ((places.2 >> 16) &* width &+ c)
      let fourth = unsafe texels + ((places.3 >> 16) &* width &+ d)
      upper = unsafe FourPixels.Packed(first[0], second[0], third[0], fourth[0])
      lower = unsafe FourPixels.Packed(first[width], second[width], third[width], fourth[width])
    }
    let halves = FourPixels.halves(upper | lower)
    if halves.x | halves.y == 0 { return nil }
    func low(_ place: Int) -> UInt32 { UInt32(truncatingIfNeeded: place) }
    let shares =
      (FourPixels.Packed(low(places.0), low(places.1), low(places.2), low(places.3)) &>> 8) & 0xFF
    return FourPixels(upper).mixed(with: FourPixels(lower), FourPixels.both(shares))
  }

  private static func draw(
    _ texels: FourPixels, over pixels: UnsafeMutablePointer<UInt32>, count: Int, right: Int,
    _ ink: Ink
  ) {
    var under = FourPixels.Packed()
    for index in 0..<count { under[index] = unsafe pixels[index &* right] }
    let laid = ink.blended(premultiplied: texels, over: under)
    for index in 0..<count { unsafe pixels[index &* right] = laid[index] }
  }
}

/// Rows of a turned image after horizontal resampling, before each column is scaled vertically.
@safe private nonisolated struct TurnedColumns {
  /// The rows, counting a transparent row above the image and one below.
  let rows: Range<Int>
  let width: Int
  /// The height of the image part.
  let height: Int
  private let slices: UnsafePointer<TurnPlan.Slice>
  private let firsts: UnsafePointer<Int>
  /// The used texels of a row.
  private let across: Range<Int>

  init(
    rows: Range<Int>, width: Int, height: Int, _ slices: UnsafePointer<TurnPlan.Slice>,
    _ firsts: UnsafePointer<Int>
  ) {
    (self.rows, self.width, self.height) = (rows, width, height)
    unsafe (self.slices, self.firsts) = (slices, firsts)
    across = unsafe slices[firsts[0]].texel..<slices[firsts[width] - 1].texel + 1
  }

  /// Resamples the rows and calls a closure with them: ``width`` premultiplied texels each.
  ///
  /// Rows outside `seen` are transparent. The pointer is valid only during the call.
  func with(
    _ image: some Sampler, _ plan: TurnPlan, seen: PixelArea,
    _ body: (UnsafePointer<UInt32>) -> Void
  ) {
    // The visible rows, counting the transparent row above the image.
    let seenRows = plan.isLevel ? seen.transposed.rows : seen.rows
    let first = min(max(rows.lowerBound, seenRows.lowerBound - plan.part.y + 1), rows.upperBound)
    let last = max(first, min(rows.upperBound, seenRows.upperBound - plan.part.y + 1, height + 1))
    unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: rows.count * width) { texels in
      unsafe withUnsafeTemporaryAllocation(of: TexelLanes.self, capacity: across.count) { line in
        guard let start = texels.baseAddress, let line = line.baseAddress else { return }
        unsafe start.update(repeating: 0, count: (first - rows.lowerBound) * width)
        for row in Swift.stride(from: first, to: last, by: 2) {
          let y = plan.part.y + row - 1
          let next = row + 1 < last ? y + 1 : y
          unsafe read(image, y, next, isLevel: plan.isLevel, into: line)
          let target = unsafe start + (row - rows.lowerBound) &* width
          unsafe gather(line - across.lowerBound, into: target, next > y ? target + width : target)
        }
        unsafe (start + (last - rows.lowerBound) * width)
          .update(repeating: 0, count: (rows.upperBound - last) * width)
        unsafe body(start)
      }
    }
  }

  /// Reads two rows of texels and premultiplies them.
  private func read(
    _ image: some Sampler, _ upper: Int, _ lower: Int, isLevel: Bool,
    into line: UnsafeMutablePointer<TexelLanes>
  ) {
    let step = isLevel ? image.stride : 1
    let down = (lower &- upper) &* (isLevel ? 1 : image.stride)
    let first = (isLevel ? upper : upper &* image.stride) &+ across.lowerBound &* step
    for x in 0..<across.count / 4 {
      let place = first &+ 4 &* x &* step
      let (a, b) =
        unsafe isLevel
        ? (image.four(place, step), image.four(place &+ down, step))
        : (image.four(place), image.four(place &+ down))
      unsafe FourPixels(a).premultiplied(a).zipped(
        with: FourPixels(b).premultiplied(b), line + 4 &* x)
    }
    for x in across.count / 4 * 4..<across.count {
      let place = first &+ x &* step
      unsafe line[x] = TexelLanes(
        lowHalf: Self.lanes(PixelMath.premultiplied(image.texel(place))),
        highHalf: Self.lanes(PixelMath.premultiplied(image.texel(place &+ down))))
    }
  }

  private static func lanes(_ pixel: UInt32) -> SIMD4<UInt16> {
    unsafe unsafeBitCast(PixelMath.spread(pixel), to: SIMD4<UInt16>.self)
  }

  /// Sums the weighted slices of each column in two rows.
  private func gather(
    _ line: UnsafePointer<TexelLanes>, into upper: UnsafeMutablePointer<UInt32>,
    _ lower: UnsafeMutablePointer<UInt32>
  ) {
    var slice = unsafe firsts[0]
    for x in 0..<width {
      let end = unsafe firsts[x &+ 1]
      var sum = TexelLanes()
      while slice < end {
        unsafe sum &+= line[slices[slice].texel] &* TexelLanes(repeating: slices[slice].weight)
        slice &+= 1
      }
      let halves = FourPixels.halves(FourPixels.packed((sum &+ 128) &>> 8))
      unsafe lower[x] = PixelMath.gathered(halves.y)
      unsafe upper[x] = PixelMath.gathered(halves.x)
    }
  }
}

/// A texel of each of two rows, spread as by `PixelMath.spread`.
private typealias TexelLanes = FourPixels.Lanes
