/// How much of each pixel a shape covers, told row by row from the top.
nonisolated protocol Coverage {
  /// The pixels outside which nothing is covered.
  var area: PixelArea { get }

  /// Writes the shares, 0 to 1, of one row and returns the columns written; the others are bare.
  ///
  /// - Parameters:
  ///   - y: a row of the area, in rising order from call to call.
  ///   - shares: as many as the area is wide; column 0 is the area's left edge.
  mutating func row(_ y: Int, into shares: UnsafeMutableBufferPointer<Float>) -> Range<Int>
}
