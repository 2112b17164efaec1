import SDLKit
import Stage

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

  /// Renders the parts of a line beside each other, on the baseline of the line.
  ///
  /// - Parameters:
  ///   - size: what the measurer says of the line.
  ///   - ascent: from the top of the line to its baseline.
  @MainActor convenience init?(
    _ runs: [FontRun], size: Size, ascent: Int
  ) throws(SDLError) {
    var pieces: [Piece] = []
    var x = 0
    for run in runs {
      pieces.append(try Piece(run, x: x, ascent: ascent))
      x += try run.width
    }
    guard let top = pieces.map(\.top).min() else { return nil }
    let width = pieces.reduce(0) { max($0, $1.x + $1.width) }
    let height = pieces.reduce(0) { max($0, $1.top + $1.height - top) }
    var coverage = pieces[0].coverage
    if pieces.count > 1 {
      coverage = [UInt8](repeating: 0, count: width * height)
      for piece in pieces { piece.lay(onto: &coverage, width: width, top: top) }
    }
    self.init(
      width: width, height: height, coverage: coverage, rise: -top,
      measuredWidth: Int(size.width), measuredHeight: Int(size.height))
  }
}

/// A rendered part of a line.
private nonisolated struct Piece {
  let x: Int
  /// From the top of the line, down.
  let top: Int
  let width: Int
  let height: Int
  let coverage: [UInt8]

  @MainActor init(_ run: FontRun, x: Int, ascent: Int) throws(SDLError) {
    let surface = try run.font.rendered(run.string)
    let (width, height) = (surface.width, surface.height)
    coverage = try surface.withPixels { pixels, stride in
      [UInt8](unsafeUninitializedCapacity: width * height) { target, count in
        for y in 0..<height {
          for x in 0..<width {
            target.initializeElement(
              at: y * width + x, to: UInt8(truncatingIfNeeded: pixels[y * stride + x] >> 24))
          }
        }
        count = width * height
      }
    }
    (self.x, self.width, self.height) = (x, width, height)
    top = ascent - run.font.ascent - run.font.rise(of: run.string)
  }

  /// Letters of two fonts may reach into each other.
  func lay(onto target: inout [UInt8], width: Int, top: Int) {
    for row in 0..<height {
      let start = (self.top - top + row) * width + x
      for column in 0..<self.width {
        target[start + column] = max(target[start + column], coverage[row * self.width + column])
      }
    }
  }
}
