/// One rendered line of text: how far it covers each pixel.
nonisolated final class TextMask: Sendable {
  let width: Int
  let height: Int
  /// 0…255, row by row.
  let coverage: [UInt8]
  /// How far above the top of the line the mask begins, in pixels.
  let rise: Int
  /// What the measurer says of the line.
  let measuredWidth: Int
  let measuredHeight: Int

  init(
    width: Int, height: Int, coverage: [UInt8], rise: Int, measuredWidth: Int, measuredHeight: Int
  ) {
    precondition(coverage.count == width * height)
    (self.width, self.height, self.coverage, self.rise) = (width, height, coverage, rise)
    (self.measuredWidth, self.measuredHeight) = (measuredWidth, measuredHeight)
  }
}
