import Motion
import Stage

/// A tooltip that describes a control, or gives the reason why it is disabled.
///
/// It appears when the pointer has rested for 400 ms. For a control focused by keys or gamepad, it appears at once
/// and disappears after 4 s. It is near its control and within the window, and never covers a control or a text. It
/// covers a board only where there is no other place nearby, and without any place it is not shown. It takes no input.
@MainActor final class Tooltip {
  private static let delay = Duration.milliseconds(400)
  private static let fadeTime = Duration.milliseconds(120)
  /// The time for which the tooltip of a focused control is visible.
  private static let readingTime = Duration.seconds(4)

  /// Returns the controls of the panel. It covers none of them but a board.
  var others: () -> [Control] = { [] }
  private let context: StageContext
  private let share: Track<Double>
  private weak var control: Control?
  private var isPointed = false
  /// Whether the tooltip is hidden until another control is highlighted, because its control has been used.
  private var isDismissed = false
  private var plate = Memo<LookKey, Surface>()
  private var alarms = Alarms<Alarm>()

  private nonisolated enum Alarm { case end }

  /// The last place of the tooltip of ``control``.
  private var placed: Placed?

  /// The lines of the text and their frame; `nil` if there is no free place.
  private struct Placed {
    let key: PlaceKey
    let lines: [String]
    let frame: Rect?
  }

  private struct PlaceKey: Equatable {
    let words: String
    let control: Rect
    let look: LookKey
  }

  init(context: StageContext) {
    self.context = context
    share = context.animator.makeTrack(.alpha, 0.0)
  }

  isolated deinit { context.animator.remove(share) }

  /// Sets the control to describe. `isPointed` is `true` for a control under the pointer, and `false` for a focused
  /// one.
  func follow(_ control: Control?, isPointed: Bool) {
    guard control !== self.control || isPointed != self.isPointed else { return }
    (self.control, self.isPointed, isDismissed) = (control, isPointed, false)
    placed = nil
    context.animator.set(0, for: share)
    alarms.cancelAll()
    guard control != nil else { return }
    guard !isPointed else { return startDelay() }
    context.animator.set(1, for: share)
    if control?.tipText != nil { alarms.set(.end, in: Self.readingTime) }
  }

  /// Advances the timer, which fades out the tooltip of a focused control.
  func advance(by elapsed: Duration) {
    guard !alarms.advance(by: elapsed).isEmpty else { return }
    context.animator.run(.tween(share, to: 0, over: Self.fadeTime, curve: .easeOut))
  }

  /// The time until the tooltip fades out; `nil` while it is hidden or follows the pointer.
  var nextTimer: Duration? { alarms.next }

  /// Restarts the delay after a movement of the pointer, unless the tooltip is already visible.
  func pointerMoved() {
    guard control != nil, isPointed, !isDismissed, alpha == 0 else { return }
    startDelay()
  }

  /// Hides the tooltip because its control has been used. It reappears for another control.
  func hide() {
    isDismissed = true
    alarms.cancelAll()
    context.animator.set(0, for: share)
  }

  private func startDelay() {
    guard control?.tipText != nil else { return }
    context.animator.run(
      .sequence([
        .delay(Self.delay), .tween(share, to: 1, over: Self.fadeTime, curve: .easeOut),
      ]))
  }

  private var alpha: Double { context.animator.value(of: share) }

  /// The text to show; `nil` while nothing is shown.
  private var words: String? {
    guard !isDismissed, alpha > 0, let control, !control.isHidden else { return nil }
    return control.tipText
  }

  /// The distance from the edge of the window, in output pixels.
  private var margin: Double { context.look.metrics.px(8) }
  private var style: TextStyle { context.look.metrics.small(.medium) }
  private var padding: Size { Size(context.look.metrics.px(12), context.look.metrics.px(6)) }

  /// Breaks the text into lines and finds their place.
  ///
  /// - Parameter texts: the frames of all texts in the window.
  private func place(_ words: String, beside control: Control, texts: [Rect]) -> Placed {
    let key = PlaceKey(
      words: words, control: control.frame, look: LookKey(context.look, context.look.metrics.size))
    // The texts on a board are on its pieces. A tooltip covers few of them.
    let boards = others().filter { $0.isOnBoard && !$0.isHidden }.map(\.frame)
    let controls = others().filter { !$0.isHidden && !$0.isOnBoard && $0 !== control }
    let taken =
      controls.map(\.frame)
      + texts.filter { text in !boards.contains { $0.contains(text.center) } }
    if let placed, placed.key == key,
      placed.frame.map({ frame in !taken.contains(where: frame.intersects) }) ?? true
    {
      return placed
    }
    let (metrics, measurer) = (context.look.metrics, context.look.measurer)
    let room = min(metrics.size.width - 2 * margin, metrics.px(400)) - 2 * padding.width
    let lines = measurer.lines(words, style, width: room)
    let width = lines.map { measurer.size(of: $0, style).width }.max() ?? 0
    let size = Size(
      width.rounded(.up) + 2 * padding.width,
      Double(lines.count) * metrics.line(style) + 2 * padding.height)
    let frame =
      frame(size, beside: control.frame, taken: taken + boards)
      ?? frame(size, beside: control.frame, taken: taken)
    return Placed(key: key, lines: lines, frame: frame)
  }

  /// Returns the frame below the control, else above, at the left or right, below in line with an edge of the control,
  /// or else the nearest free place. It covers no text and no control; `nil` if there is no such place nearby.
  private func frame(_ size: Size, beside control: Rect, taken: [Rect]) -> Rect? {
    let metrics = context.look.metrics
    let gap = metrics.px(8)
    let window = Rect(.zero, metrics.size).inset(by: margin)
    let x = max(window.x, min(control.midX - size.width / 2, window.maxX - size.width))
    let y = max(window.y, min(control.midY - size.height / 2, window.maxY - size.height))
    let places = [
      Point(x, control.maxY + gap), Point(x, control.y - gap - size.height),
      Point(control.x - gap - size.width, y), Point(control.maxX + gap, y),
      Point(control.x, control.maxY + gap), Point(control.maxX - size.width, control.maxY + gap),
    ]
    let found = places.map { Rect($0, size).rounded }.first { frame in
      frame.within(window.inset(by: -1)) == frame && !taken.contains(where: frame.intersects)
    }
    if let found { return found }
    let free = FreePlaces(
      in: window, taken: taken + [control.inset(by: -gap)], cell: metrics.px(6, least: 4))
    guard let frame = free.nearest(size, to: control)?.frame,
      frame.intersects(control.inset(by: -metrics.px(96)))
    else { return nil }
    return frame
  }

  /// The report of the tooltip for the trace, such as `hint.tip`.
  var reports: [ControlReport] {
    guard words != nil, let control, let frame = placed?.frame else { return [] }
    return [ControlReport(id: "\(control.id).tip", frame: frame, isEnabled: false)]
  }

  func draw(into list: inout DisplayList) {
    guard !context.input.isBelowModal, let control, let words else { return }
    // Everything else has been drawn before.
    let placed = place(words, beside: control, texts: list.textFrames)
    self.placed = placed
    guard let frame = placed.frame else { return }
    let (theme, metrics) = (context.look.theme, context.look.metrics)
    let plate = plate.value(for: LookKey(context.look, frame.size)) {
      Surfaces(context.look).surface(
        "panel tip", frame.size, metrics.px(8), shadows: Shadow.floating,
        fill: { .vertical($0, theme.panel.first, theme.panel.second) }, edge: theme.panelLine,
        line: metrics.px(theme.lineWidth))
    }
    list.faded(alpha) { list in
      plate.draw(into: &list, frame)
      for (index, line) in placed.lines.enumerated() {
        let box = Rect(
          frame.x + padding.width,
          frame.y + padding.height + Double(index) * metrics.line(style),
          frame.width - 2 * padding.width, metrics.line(style))
        list.text(line, style, theme.ink, in: box, measuredBy: context.look.measurer)
      }
    }
  }
}
