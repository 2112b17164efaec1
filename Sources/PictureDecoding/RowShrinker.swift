/// Downscales a part of a picture row by row, so that the picture is never in memory twice.
///
/// Each new pixel is the rounded mean of the source pixels that it covers. Each source pixel counts exactly once.
nonisolated struct RowShrinker {
  private let part: PixelPart
  private let width: Int
  private let height: Int
  /// The sums of red, green and blue for each pixel of the current row.
  private var sums: [UInt32]
  private var rowsSummed = 0
  /// The finished pixels as 0xFFRRGGBB, row by row.
  private(set) var pixels: [UInt32] = []

  /// Makes a shrinker.
  ///
  /// - Precondition: The new picture has at least one pixel and is not larger than the part.
  init(_ part: PixelPart, width: Int, height: Int) {
    precondition((1...part.columns.count).contains(width), "a picture can only become narrower")
    precondition((1...part.rows.count).contains(height), "a picture can only become lower")
    self.part = part
    self.width = width
    self.height = height
    sums = Array(repeating: 0, count: width * 3)
    pixels.reserveCapacity(width * height)
  }

  /// Adds the next row of the part, from its first on.
  ///
  /// - Parameter row: the pixels of the whole row of the picture.
  mutating func add(_ row: UnsafeBufferPointer<UInt32>) {
    let columns = part.columns
    sums.withUnsafeMutableBufferPointer { sums in
      var start = columns.lowerBound
      for index in 0..<width {
        let end = columns.lowerBound + (index + 1) * columns.count / width
        var (red, green, blue): (UInt32, UInt32, UInt32) = (0, 0, 0)
        for column in start..<end {
          let pixel = row[column]
          red &+= pixel >> 16 & 0xFF
          green &+= pixel >> 8 & 0xFF
          blue &+= pixel & 0xFF
        }
        sums[index * 3] &+= red
        sums[index * 3 + 1] &+= green
        sums[index * 3 + 2] &+= blue
        start = end
      }
    }
    rowsSummed += 1
    let finished = pixels.count / width
    let first = finished * part.rows.count / height
    if rowsSummed == (finished + 1) * part.rows.count / height - first { finishRow() }
  }

  private mutating func finishRow() {
    var start = 0
    for index in 0..<width {
      let end = (index + 1) * part.columns.count / width
      let count = UInt32((end - start) * rowsSummed)
      func mean(_ sum: UInt32) -> UInt32 { (sum &+ count / 2) / count }
      let (red, green) = (mean(sums[index * 3]), mean(sums[index * 3 + 1]))
      pixels.append(0xFF00_0000 | red << 16 | green << 8 | mean(sums[index * 3 + 2]))
      start = end
    }
    for index in sums.indices { sums[index] = 0 }
    rowsSummed = 0
  }
}
