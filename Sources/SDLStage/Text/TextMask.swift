import SDLKit
import Stage

/// A rendered line of text, as the coverage of each pixel.
nonisolated final class TextMask: Sendable {
  let width: Int
  let height: Int
  /// The coverage as 0…255, row by row.
  let coverage: [UInt8]
  /// The distance of the mask's top above the line's top, in pixels.
  let rise: Int
  /// The measured size of the line in pixels.
  let measuredWidth: Int
  let measuredHeight: Int
  /// The horizontal metrics that place the mask among the parts of a line.
  let step: Step

  /// The horizontal metrics of a part of a line.
  struct Step {
    /// The distance the part extends to the left of its origin, in pixels.
    let lead: Int
    /// The distance from its origin to that of the next part, in 64ths of a pixel.
    let advance: Int
  }

  init(
    width: Int, height: Int, coverage: [UInt8], rise: Int, measuredWidth: Int, measuredHeight: Int,
    step: Step
  ) {
    precondition(coverage.count == width * height)
    (self.width, self.height, self.coverage, self.rise) = (width, height, coverage, rise)
    (self.measuredWidth, self.measuredHeight) = (measuredWidth, measuredHeight)
    self.step = step
  }

  /// Renders a part of a line in one font.
  ///
  /// - Parameters:
  ///   - height: the measured height of the line, in pixels.
  ///   - ascent: the distance from the line's top to its baseline, in pixels.
  ///   - step: the metrics. `nil` begins at the origin and advances by the width.
  @MainActor convenience init(
    _ run: FontRun, height: Int, ascent: Int, step: Step?
  ) throws(SDLError) {
    let measured = try run.width
    let surface = try run.font.rendered(run.string)
    let (columns, rows) = (surface.width, surface.height)
    let coverage = try unsafe surface.withPixels { pixels, stride in
      unsafe [UInt8](unsafeUninitializedCapacity: columns * rows) { target, count in
        for y in 0..<rows {
          for x in 0..<columns {
            unsafe target.initializeElement(
              at: y * columns + x, to: UInt8(truncatingIfNeeded: pixels[y * stride + x] >> 24))
          }
        }
        count = columns * rows
      }
    }
    self.init(
      width: columns, height: rows, coverage: coverage,
      rise: run.font.ascent + run.font.rise(of: run.string) - ascent, measuredWidth: measured,
      measuredHeight: height, step: step ?? Step(lead: 0, advance: measured * 64))
  }

  /// Joins the parts of a line on a common baseline. Returns `nil` if there are none.
  static func joined(_ parts: [TextMask]) -> TextMask? {
    guard parts.count > 1, let rise = parts.map(\.rise).max() else { return parts.first }
    var pen = 0
    // Glyphs begin at whole pixels, as SDL_ttf places them.
    let starts = parts.map { part in
      defer { pen += part.step.advance }
      return pen / 64 - part.step.lead
    }
    let lead = -starts.reduce(0, min)
    func end(_ width: KeyPath<TextMask, Int>) -> Int {
      zip(parts, starts).reduce(0) { max($0, $1.1 + $1.0[keyPath: width]) } + lead
    }
    let width = end(\.width)
    let height = parts.reduce(0) { max($0, rise - $1.rise + $1.height) }
    var coverage = [UInt8](repeating: 0, count: width * height)
    for (part, start) in zip(parts, starts) {
      part.addCoverage(onto: &coverage, width: width, at: (rise - part.rise) * width + start + lead)
    }
    return TextMask(
      width: width, height: height, coverage: coverage, rise: rise,
      measuredWidth: max(end(\.measuredWidth), pen / 64 + lead),
      measuredHeight: parts[0].measuredHeight,
      step: Step(lead: lead, advance: pen))
  }

  /// Adds the coverage of a part by OR, as SDL_ttf does for overlapping glyphs.
  private func addCoverage(onto target: inout [UInt8], width: Int, at start: Int) {
    for row in 0..<height {
      for column in 0..<self.width {
        let place = start + row * width + column
        target[place] |= coverage[row * self.width + column]
      }
    }
  }
}
