import Raster
import Stage

/// An upright, scaled part of an image with bilinear filtering. The pixels equal those of `WarpedImage`.
///
/// Each row of texels is stretched once and then blended into all target rows that it affects.
nonisolated struct StretchedImage<Image: Sampler> {
  let image: Image
  /// The area of the image that is not transparent.
  let seen: PixelArea
  let blit: Blit

  func draw(over target: PixelTarget, clip: PixelArea) {
    let area = PixelArea(blit.frame).intersection(clip).intersection(target.bounds)
    guard !area.isEmpty, !blit.part.isEmpty else { return }
    let path = WarpPath(blit)
    let reach = WarpReach(path, blit.part, seen: seen)
    let ink = Ink(blit.tint)
    let stretched = StretchedRows(image, path, blit.part, reach.columns(across: area, path))
    guard !stretched.columns.isEmpty else { return }
    unsafe stretched.withBuffer { buffer in
      var rows = unsafe stretched.rows(in: buffer)
      for y in area.rows {
        let v = path.start(ofRow: y).v
        guard reach.holds(v) else { continue }
        unsafe BitmapSampler(pixels: rows.mixed(at: v), stride: 0).blend(
          0, from: 0, over: target.pixel(stretched.columns.lowerBound, y),
          count: stretched.columns.count, ink)
      }
    }
  }
}

/// The rows of an image, stretched to the target width.
private nonisolated struct StretchedRows<Image: Sampler> {
  /// The columns of the target.
  let columns: Range<Int>
  private let image: Image
  private let part: PixelArea
  /// The length of a stretched row: the number of columns, rounded up to a multiple of four.
  private let count: Int
  /// The offsets of each pixel's two texels in a row. Padding repeats the last pixel. Empty if the part has only
  /// one column.
  private var places: [(left: Int, right: Int)] = []
  /// The weights of the right texels (0…255), for four columns each.
  private var shares: [FourPixels.Lanes] = []

  init(_ image: Image, _ path: WarpPath, _ part: PixelArea, _ columns: Range<Int>) {
    (self.image, self.part, self.columns) = (image, part, columns)
    count = (columns.count + 3) / 4 * 4
    guard part.width > 1 else { return }
    let start = path.start(ofRow: 0).u &- 1 << 31
    let last = columns.upperBound - 1
    func u(_ x: Int) -> Int { start &+ min(x, last) &* path.du }
    func share(_ x: Int) -> UInt32 { UInt32(truncatingIfNeeded: u(x) >> 24 & 0xFF) }
    places.reserveCapacity(count)
    shares.reserveCapacity(count / 4)
    for x in stride(from: columns.lowerBound, to: columns.upperBound, by: 4) {
      for x in x..<x + 4 {
        let left = u(x) >> 32
        places.append((part.x + max(0, left), part.x + min(part.width - 1, left + 1)))
      }
      shares.append(FourPixels.both(.init(share(x), share(x + 1), share(x + 2), share(x + 3))))
    }
  }

  /// Calls a closure with memory for two stretched rows and their blend.
  func withBuffer(_ body: (UnsafeMutablePointer<UInt32>) -> Void) {
    unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 3 * count) { buffer in
      guard let start = buffer.baseAddress else { return }
      unsafe body(start)
    }
  }

  func rows(in buffer: UnsafeMutablePointer<UInt32>) -> Pair {
    unsafe Pair(all: self, upper: buffer, lower: buffer + count, mixture: buffer + 2 * count)
  }

  /// The two most recent stretched rows.
  @safe struct Pair {
    let all: StretchedRows
    var upper: UnsafeMutablePointer<UInt32>
    var lower: UnsafeMutablePointer<UInt32>
    let mixture: UnsafeMutablePointer<UInt32>
    private var rows = (upper: -1, lower: -1)

    init(
      all: StretchedRows, upper: UnsafeMutablePointer<UInt32>,
      lower: UnsafeMutablePointer<UInt32>, mixture: UnsafeMutablePointer<UInt32>
    ) {
      unsafe (self.all, self.upper, self.lower, self.mixture) = (all, upper, lower, mixture)
    }

    /// Returns the blended row at a height within the part, in 32.32 fixed point.
    mutating func mixed(at v: Int) -> UnsafePointer<UInt32> {
      let v = v &- 1 << 31
      let first = max(0, v >> 32)
      let second = min(all.part.height - 1, (v >> 32) &+ 1)
      if first == rows.lower {
        unsafe swap(&upper, &lower)
        swap(&rows.upper, &rows.lower)
      }
      if first != rows.upper {
        unsafe all.stretch(first, into: upper)
        rows.upper = first
      }
      let share = UInt16(truncatingIfNeeded: v >> 24 & 0xFF)
      guard share > 0, second != first else { return unsafe UnsafePointer(upper) }
      if second != rows.lower {
        unsafe all.stretch(second, into: lower)
        rows.lower = second
      }
      mix(share)
      return unsafe UnsafePointer(mixture)
    }

    private func mix(_ share: UInt16) {
      let shares = FourPixels.Lanes(repeating: share)
      for x in Swift.stride(from: 0, to: all.count, by: 4) {
        let first = unsafe FourPixels(FourPixels.load(upper + x))
        let second = unsafe FourPixels(FourPixels.load(lower + x))
        unsafe FourPixels.store(first.mixed(with: second, shares).packed, mixture + x)
      }
    }
  }

  private func stretch(_ row: Int, into target: UnsafeMutablePointer<UInt32>) {
    let line = (part.y + row) * image.stride
    if places.isEmpty {
      return unsafe target.update(repeating: image.texel(line + part.x), count: count)
    }
    unsafe places.withUnsafeBufferPointer { places in
      unsafe shares.withUnsafeBufferPointer { shares in
        for four in shares.indices {
          let x = 4 &* four
          let (a, b, c, d) = unsafe (places[x], places[x &+ 1], places[x &+ 2], places[x &+ 3])
          let left = unsafe FourPixels(
            .init(
              image.texel(line &+ a.left), image.texel(line &+ b.left),
              image.texel(line &+ c.left), image.texel(line &+ d.left)))
          let right = unsafe FourPixels(
            .init(
              image.texel(line &+ a.right), image.texel(line &+ b.right),
              image.texel(line &+ c.right), image.texel(line &+ d.right)))
          unsafe FourPixels.store(left.mixed(with: right, shares[four]).packed, target + x)
        }
      }
    }
  }
}
