import GameKernel
import Motion
import Stage

/// A slider for a whole number, operated by dragging, tapping, or left and right.
public final class Slider: Control {
  /// The title at the left.
  public var title: String
  /// The range of values.
  public private(set) var range: ClosedRange<Int>
  /// The change by one key press. A value is a multiple of the step above the lower end of the range, or the upper
  /// end.
  public let step: Int
  /// The current value.
  public private(set) var value: Int
  /// Called with the value after the player has changed it.
  public var onChange: (Int) -> Void
  /// Whether `onChange` is called during a drag for every new value. Otherwise it is called once, at the end of the
  /// drag.
  ///
  /// Set it to `false` if a change of the value lays out the slider again.
  public var reportsWhileDragging = true

  /// Whether the slider has no words and no numbers, only its groove and ticks. Set it before the layout.
  public var isBare = false

  /// Returns the number of a tick. Default: the value in the digits of the language.
  public lazy var tickText: (Int) -> String = { [context] in
    context.look.texts.number(Double($0))
  }

  /// The value last passed to `onChange`.
  private var reportedValue: Int
  let valueText: (Int) -> String
  let numberedEvery: Int
  let position: AnimatedValue
  var faces = Memo<LookKey, SliderFaces>()

  /// Creates a slider. Set its `frame` during layout.
  ///
  /// - Parameters:
  ///   - valueText: returns the label at the right for a value, such as "18 matches".
  ///   - numberedEvery: the difference between the values of ticks with a number, from the lower end of the range.
  /// - Precondition: the range contains more than one value, and `step` and `numberedEvery` are positive.
  public init(
    id: String, context: StageContext, range: ClosedRange<Int>, value: Int, title: String,
    valueText: @escaping (Int) -> String, numberedEvery: Int = 3, step: Int = 1,
    onChange: @escaping (Int) -> Void
  ) {
    precondition(range.lowerBound < range.upperBound, "a slider needs room to slide")
    precondition(step > 0 && numberedEvery > 0, "a step of a slider leads somewhere")
    self.range = range
    self.step = step
    self.title = title
    self.valueText = valueText
    self.numberedEvery = numberedEvery
    self.onChange = onChange
    self.value = Self.snapped(value, range, step)
    reportedValue = self.value
    position = AnimatedValue(context.animator, .position, at: Self.share(of: self.value, range))
    super.init(id: id, context: context)
  }

  public override var words: SpokenControl {
    SpokenControl(title, .slider, state: valueText(value))
  }

  public override var preferredSize: Size {
    let metrics = context.look.metrics
    return Size(metrics.px(200), isBare ? metrics.height(56) : SliderLayout.height(metrics))
  }

  /// The smallest width at which each word of the title fits beside the value.
  public override var leastWidth: Double {
    let style = context.look.metrics.medium(.medium)
    let words = title.split(separator: " ").map {
      context.look.measurer.size(of: String($0), style).width
    }
    return max(preferredSize.width, valueWidth + (words.max() ?? 0))
  }

  public override func height(inWidth width: Double) -> Double {
    let metrics = context.look.metrics
    let more = Double(max(0, reasonLines(inWidth: width).count - 1))
    return SliderLayout.height(metrics, titleLines: titleLines(inWidth: width).count)
      + more * metrics.line(metrics.small())
  }

  /// Returns the lines of the title, wrapped if it does not fit beside the values at both ends and the current one.
  func titleLines(inWidth width: Double) -> [String] {
    if isBare { return [] }
    let (metrics, measurer) = (context.look.metrics, context.look.measurer)
    return measurer.wrapped(title, metrics.medium(.medium), width: max(1, width - valueWidth))
  }

  /// The width of the widest of the first, last and current values, with the gap between it and the title.
  private var valueWidth: Double {
    let (metrics, measurer) = (context.look.metrics, context.look.measurer)
    let values = [range.lowerBound, range.upperBound, value].map {
      measurer.size(of: valueText($0), metrics.medium(.bold)).width
    }
    return (values.max() ?? 0) + metrics.px(8)
  }

  public override var drawsReason: Bool { true }

  /// Returns the lines of the reason why the slider is disabled. They replace the ticks and numbers.
  func reasonLines(inWidth width: Double) -> [String] {
    guard !isEnabled, let reason else { return [] }
    return context.look.measurer.lines(reason, context.look.metrics.small(), width: width)
  }

  public override var focusShape: (frame: Rect, radius: Double) {
    let knob = layout.knob(at: position.value)
    return (knob, knob.width / 2)
  }

  var layout: SliderLayout {
    SliderLayout(
      frame, context.look.metrics, titleLines: titleLines(inWidth: frame.width).count)
  }

  public override func draw(into list: inout DisplayList) { drawParts(into: &list) }

  /// Up to eleven values.
  public override var parts: [Rect] {
    let values =
      Array(stride(from: range.lowerBound, to: range.upperBound, by: step)) + [range.upperBound]
    let each = (values.count + 10) / 11
    let shares = stride(from: 0, to: values.count, by: each).map {
      Self.share(of: values[$0], range)
    }
    let (layout, share) = (layout, Self.share(of: range.lowerBound + each * step, range))
    let pitch = layout.x(at: share) - layout.x(at: 0)
    let size = Size(min(layout.knobSize, pitch), layout.knobSize)
    return shares.map { Rect(center: Point(layout.x(at: $0), layout.groove.midY), size) }
  }

  public override var adjustsSideways: Bool { true }

  public override func adjust(_ direction: Direction) -> Bool {
    switch direction {
    case .left: set(value - step)
    case .right: set(value + step)
    case .up, .down: return false
    }
    return true
  }

  /// Home and End set the first and the last value, of the focused slider only.
  public override func leap(_ leap: Intent.Leap) -> Bool {
    guard isFocused else { return false }
    switch leap {
    case .toStart: set(range.lowerBound)
    case .toEnd: set(range.upperBound)
    case .pageUp, .pageDown: return false
    }
    return true
  }

  public override func tapped(at point: Point) {
    if point.y >= layout.words.maxY { set(at: point) }
  }

  /// Accepts a horizontal drag that begins below the title. A vertical one can scroll the page.
  public override func wantsDrag(_ drag: Drag) -> Bool {
    let vector = drag.position - drag.start
    return drag.start.y >= layout.words.maxY && abs(vector.x) >= abs(vector.y)
  }

  public override func dragged(_ drag: Drag) {
    switch drag.phase {
    case .began, .moved:
      reportsWhileDragging ? set(at: drag.position) : move(to: value(at: drag.position))
    case .ended: set(at: drag.position)
    case .cancelled: set(reportedValue)
    }
  }

  /// Shows another value without calling `onChange`.
  public func show(_ value: Int) {
    move(to: value)
    reportedValue = self.value
  }

  /// Sets the upper end of the range, above the lower one, and shows a value without calling `onChange`.
  public func show(_ value: Int, endingAt end: Int) {
    range = range.lowerBound...max(end, range.lowerBound + step)
    show(value)
  }

  private func set(at point: Point) { set(value(at: point)) }

  private func value(at point: Point) -> Int {
    let share = layout.share(at: point.x)
    return range.lowerBound + Int((share * Double(range.count - 1)).rounded())
  }

  private func set(_ wanted: Int) {
    move(to: wanted)
    guard value != reportedValue else { return }
    reportedValue = value
    onChange(value)
  }

  private func move(to wanted: Int) {
    value = Self.snapped(wanted, range, step)
    position.go(to: Self.share(of: value, range))
  }

  static func share(of value: Int, _ range: ClosedRange<Int>) -> Double {
    Double(value - range.lowerBound) / Double(range.upperBound - range.lowerBound)
  }

  /// Returns the nearest valid value.
  private static func snapped(_ value: Int, _ range: ClosedRange<Int>, _ step: Int) -> Int {
    let clamped = max(range.lowerBound, min(range.upperBound, value))
    let steps = (Double(clamped - range.lowerBound) / Double(step)).rounded()
    return min(range.upperBound, range.lowerBound + Int(steps) * step)
  }
}
