/// The share of each pixel that a shape covers, computed row by row from the top.
package protocol Coverage {
  /// The area outside which nothing is covered.
  var area: PixelArea { get }

  /// Writes the shares (0 to 1) of a row and returns the written columns, counted from the area's left edge.
  ///
  /// The other columns are not covered.
  ///
  /// - Parameters:
  ///   - y: a row of the area, increasing from call to call.
  ///   - shares: a buffer as wide as the area. Its first element is the area's left edge.
  mutating func row(_ y: Int, into shares: UnsafeMutableBufferPointer<Float>) -> Range<Int>
}

extension Coverage {
  /// Writes the shares of a row like ``row(_:into:)``, and zeros in the columns that are not covered.
  package mutating func wholeRow(_ y: Int, into shares: UnsafeMutableBufferPointer<Float>) {
    let columns = row(y, into: shares)
    shares[..<columns.lowerBound].update(repeating: 0)
    shares[columns.upperBound...].update(repeating: 0)
  }
}

/// A shape that is clipped by another.
struct ClippedCoverage: Coverage {
  let area: PixelArea
  private var shape: any Coverage
  private var clip: any Coverage
  private let clipShares: Scratch<Float>

  /// - Precondition: the shape's area is inside the clip's.
  init(_ shape: any Coverage, through clip: any Coverage) {
    precondition(shape.area.isEmpty || shape.area == shape.area.intersection(clip.area))
    area = shape.area
    self.shape = shape
    self.clip = clip
    clipShares = Scratch(clip.area.width, 0)
  }

  mutating func row(_ y: Int, into shares: UnsafeMutableBufferPointer<Float>) -> Range<Int> {
    let seen = clip.row(y, into: clipShares.buffer)
    let drawn = shape.row(y, into: shares)
    let shift = clip.area.x - shape.area.x
    let columns = drawn.clamped(to: seen.lowerBound + shift..<seen.upperBound + shift)
    for x in columns { shares[x] *= clipShares.buffer[x - shift] }
    return columns
  }
}

/// A blurred shape, computed completely at initialization.
struct BlurredCoverage: Coverage {
  let area: PixelArea
  private let field: PixelArea
  private let shares: Scratch<Float>

  /// - Parameter limit: the needed area. The shape must be known beyond it as far as the blur reaches.
  init(_ shape: consuming any Coverage, _ blur: BoxBlur, within limit: PixelArea) {
    let known = shape.area
    let reached = known.isEmpty ? known : known.grown(by: blur.margin)
    area = reached.intersection(limit)
    // Farther pixels do not affect the needed area.
    field = area.isEmpty ? area : reached.intersection(area.grown(by: blur.margin))
    let sharp = Scratch<Float>(field.pixelCount, 0)
    for y in field.rows where known.rows.contains(y) {
      let start = (y - field.y) * field.width + known.x - field.x
      let row = UnsafeMutableBufferPointer(rebasing: sharp.buffer[start..<start + known.width])
      shape.wholeRow(y, into: row)
    }
    shares = blur.blurred(sharp, width: field.width, height: field.height)
  }

  mutating func row(_ y: Int, into result: UnsafeMutableBufferPointer<Float>) -> Range<Int> {
    let start = (y - field.y) * field.width + area.x - field.x
    for x in 0..<area.width { result[x] = max(0, min(1, shares.buffer[start + x])) }
    return 0..<area.width
  }
}
