import Raster
import Stage

/// A measured line of text, with its pixels if it was rendered.
nonisolated struct WrittenLine {
  /// The size in whole pixels.
  let size: Size
  /// The ascent of the style in whole pixels.
  let ascent: Int
  let mask: TextMask?
}

nonisolated extension WrittenLine {
  /// The line encoded as one row of pixels: eight numbers, then the mask with four of its pixels in one.
  var bitmap: Bitmap {
    let coverage = mask?.coverage ?? []
    let numbers = [
      Int(size.width), Int(size.height), ascent, mask?.width ?? 0, mask?.height ?? 0,
      mask?.rise ?? 0, mask?.step.lead ?? 0, mask?.step.advance ?? 0,
    ]
    var words = [UInt32](repeating: 0, count: (coverage.count + 3) / 4)
    unsafe words.withUnsafeMutableBytes { unsafe $0.copyBytes(from: coverage) }
    let pixels = numbers.map { UInt32(clamping: $0) } + words
    return Bitmap(width: pixels.count, height: 1, pixels: pixels)
  }

  /// - Returns: `nil` if the numbers are implausible, because the file may have been modified.
  init?(_ bitmap: Bitmap) {
    let pixels = bitmap.pixels
    let numbers = pixels.prefix(Self.numberCount).map { Int($0) }
    guard numbers.count == Self.numberCount, numbers.dropLast().allSatisfy({ $0 <= Self.limit }),
      numbers[7] <= 64 * Self.limit
    else { return nil }
    let (width, height) = (numbers[3], numbers[4])
    let area = width * height
    guard pixels.count == Self.numberCount + (area + 3) / 4 else { return nil }
    size = Size(Double(numbers[0]), Double(numbers[1]))
    ascent = numbers[2]
    guard area > 0 else {
      mask = nil
      return
    }
    let coverage = unsafe pixels.withUnsafeBytes { bytes in
      unsafe Array(bytes.dropFirst(Self.numberCount * MemoryLayout<UInt32>.stride).prefix(area))
    }
    mask = TextMask(
      width: width, height: height, coverage: coverage, rise: numbers[5],
      measuredWidth: numbers[0], measuredHeight: numbers[1],
      step: .init(lead: numbers[6], advance: numbers[7]))
  }

  private static let numberCount = 8
  /// The limit of widths and heights in pixels, above that of any line. The last number is in 64ths of a pixel.
  private static let limit = 1 << 14
}
