import Stage

/// The layout of a slider's parts: the title and the value, a groove with a knob, ticks and numbers.
struct SliderLayout {
  let frame: Rect
  let words: Rect
  let groove: Rect
  let knobSize: Double
  let tickTop: Double
  let numberTop: Double
  /// The distance from the ends of the groove to the first and last value.
  private let end: Double

  init(_ frame: Rect, _ metrics: Metrics, titleLines: Int) {
    self.frame = frame
    let line = metrics.line(metrics.medium()) * Double(titleLines)
    let middle = frame.y + line + Self.drop(metrics)
    let thickness = metrics.px(8)
    words = Rect(frame.x, frame.y, frame.width, line)
    groove = Rect(frame.x, (middle - thickness / 2).rounded(), frame.width, thickness)
    knobSize = Self.knob(metrics)
    end = metrics.px(12)
    tickTop = groove.midY + metrics.px(14)
    numberTop = tickTop + metrics.px(12)
  }

  /// Returns the height of all parts.
  static func height(_ metrics: Metrics, titleLines: Int = 1) -> Double {
    let words = metrics.line(metrics.medium()) * Double(titleLines) + drop(metrics)
    return words + metrics.px(14) + metrics.px(12) + metrics.line(metrics.small())
  }

  /// Returns the size of the knob. It is even, so that its centre is on a pixel's corner.
  static func knob(_ metrics: Metrics) -> Double { 2 * metrics.px(16, least: 12) }

  private static func drop(_ metrics: Metrics) -> Double {
    max(metrics.px(26), knob(metrics) / 2 + 4)
  }

  /// Returns the x coordinate of a value, given as its share of the range from 0 to 1.
  func x(at share: Double) -> Double {
    groove.x + end + share * (groove.width - 2 * end)
  }

  /// Returns the share of the range at an x coordinate, clamped to 0…1.
  func share(at x: Double) -> Double {
    let span = groove.width - 2 * end
    return span <= 0 ? 0 : max(0, min(1, (x - groove.x - end) / span))
  }

  func knob(at share: Double) -> Rect {
    Rect(
      center: Point(x(at: share).rounded(), groove.midY.rounded()), Size(knobSize, knobSize))
  }
}
