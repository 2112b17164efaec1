/// Where the parts of a slider lie: a line of words, a groove with a knob, ticks and numbers.
struct SliderLayout {
  let frame: Rect
  let words: Rect
  let groove: Rect
  let knobSize: Double
  /// Of the diamonds on the groove, an even size too.
  let markSize: Double
  let tickTop: Double
  let numberTop: Double
  /// From the ends of the groove to the first and the last value.
  private let end: Double

  init(_ frame: Rect, _ metrics: Metrics) {
    self.frame = frame
    let line = metrics.line(metrics.medium())
    let middle = frame.y + line + Self.drop(metrics)
    let thickness = metrics.px(8)
    words = Rect(frame.x, frame.y, frame.width, line)
    groove = Rect(frame.x, (middle - thickness / 2).rounded(), frame.width, thickness)
    knobSize = Self.knob(metrics)
    markSize = 2 * metrics.px(10, least: 6)
    end = metrics.px(12)
    tickTop = groove.midY + metrics.px(14)
    numberTop = tickTop + metrics.px(12)
  }

  /// The height that all parts need.
  static func height(_ metrics: Metrics) -> Double {
    let words = metrics.line(metrics.medium()) + drop(metrics)
    return words + metrics.px(14) + metrics.px(12) + metrics.line(metrics.small())
  }

  /// An even size, so that the knob's centre is a pixel's corner.
  static func knob(_ metrics: Metrics) -> Double { 2 * metrics.px(16, least: 12) }

  private static func drop(_ metrics: Metrics) -> Double {
    max(metrics.px(26), knob(metrics) / 2 + 4)
  }

  /// The x of a share (0 to 1) of the way along.
  func x(at share: Double) -> Double {
    groove.x + end + share * (groove.width - 2 * end)
  }

  /// The share of the way along at an x, held to 0…1.
  func share(at x: Double) -> Double {
    let way = groove.width - 2 * end
    return way <= 0 ? 0 : max(0, min(1, (x - groove.x - end) / way))
  }

  /// The middle of a diamond.
  func mark(at share: Double) -> Point { Point(x(at: share).rounded(), groove.midY.rounded()) }

  func knob(at share: Double) -> Rect {
    Rect(
      center: Point(x(at: share).rounded(), groove.midY.rounded()), Size(knobSize, knobSize))
  }
}
