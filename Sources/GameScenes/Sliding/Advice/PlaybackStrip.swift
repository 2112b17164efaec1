import Stage

/// The few buttons that stand in for others while a way home is played: pause, slower, faster, stop.
final class PlaybackStrip {
  /// Told what is to change about the showing.
  var onSteer: (_ change: (inout Playback) -> Void) -> Void = { _ in }
  let pause: IconButton
  let slower: IconButton
  let faster: IconButton
  let stop: IconButton
  private let context: StageContext
  private var speedBox = Rect.zero
  /// What is played now; nil while nothing is.
  private var playback: Playback?

  init(context: StageContext) {
    self.context = context
    pause = IconButton(id: "pause", context: context, icon: .pause) {}
    slower = IconButton(id: "slower", context: context, icon: .minus) {}
    faster = IconButton(id: "faster", context: context, icon: .plus) {}
    stop = IconButton(id: "stop", context: context, icon: .close) {}
    pause.action = { [weak self] in self?.onSteer { $0.togglePause() } }
    slower.action = { [weak self] in self?.onSteer { $0.accelerate(by: -1) } }
    faster.action = { [weak self] in self?.onSteer { $0.accelerate(by: 1) } }
    setTips()
    show(nil)
  }

  /// In the order of the focus.
  var controls: [IconButton] { [pause, slower, faster, stop] }

  private var gap: Double { context.metrics.isSmall ? 6 : context.metrics.px(8) }
  /// The room of the speed between two buttons.
  private var label: Double { context.measurer.size(of: "0.5×", style).width + gap }

  private func isRow(in frame: Rect) -> Bool {
    frame.width - label - 4 * gap >= 4 * context.metrics.target
  }

  /// Whether all buttons have room, in one row or in two.
  func fits(in frame: Rect) -> Bool {
    isRow(in: frame) || frame.height >= 2 * context.metrics.target + gap
  }

  /// All in one row where it is long enough, else in two.
  func layout(in frame: Rect) {
    let metrics = context.metrics
    let (gap, label, isRow) = (gap, label, isRow(in: frame))
    let row = frame.width - label - 4 * gap
    let height = isRow ? frame.height : (frame.height - gap) / 2
    let widest = isRow ? row / 4 : min((frame.width - label) / 2, frame.width / 2 - gap)
    let side = min(metrics.height(56), height, widest).rounded(.down)
    let space = label + gap
    if isRow {
      let left = ((frame.width - 4 * side - 3 * gap - space) / 2).rounded(.down) + frame.x
      let y = (frame.midY - side / 2).rounded()
      place([pause], x: left, y, side, gap)
      let end = place([slower], x: left + side + gap, y, side, gap)
      speedBox = Rect(end - gap, y, space + gap, side)
      place([faster, stop], x: end + space - gap, y, side, gap)
    } else {
      let left = ((frame.width - 2 * side - label) / 2).rounded(.down) + frame.x
      let right = left + side + label.rounded(.down)
      let lower = (frame.maxY - side).rounded(.down)
      place([pause], x: left, frame.y, side, gap)
      place([stop], x: right, frame.y, side, gap)
      place([slower], x: left, lower, side, gap)
      place([faster], x: right, lower, side, gap)
      speedBox = Rect(left + side, lower, right - left - side, side)
    }
  }

  /// - Returns: where the next one would begin.
  @discardableResult
  private func place(
    _ buttons: [IconButton], x: Double, _ y: Double, _ side: Double, _ gap: Double
  ) -> Double {
    var x = x
    for button in buttons {
      button.frame = Rect(x.rounded(), y.rounded(), side, side)
      x += side + gap
    }
    return x
  }

  /// Brings the buttons in line with what is played; nil hides them.
  func show(_ playback: Playback?) {
    self.playback = playback
    for button in controls { button.isHidden = playback == nil }
    guard let playback else { return }
    for button in [pause, stop] { button.isEnabled = !playback.hasEnded }
    pause.icon = playback.isPaused ? .play : .pause
    slower.isEnabled = playback.canGoSlower && !playback.hasEnded
    faster.isEnabled = playback.canGoFaster && !playback.hasEnded
  }

  /// Says in words what the buttons do.
  private func setTips() {
    pause.tip = { [weak self] in
      self.map { $0.pause.icon == .play ? $0.context.texts("Go on") : $0.context.texts("Pause") }
    }
    slower.tip = { [context] in context.texts("Slower") }
    faster.tip = { [context] in context.texts("Faster") }
    stop.tip = { [context] in context.texts("Stop") }
  }

  /// The speed, between the buttons that change it.
  func draw(into list: inout DisplayList) {
    guard let playback else { return }
    list.text(
      context.texts("{speed}×", ["speed": Self.number(playback.speed, context.texts)]), style,
      context.theme.ink, in: speedBox, .center, context: context)
  }

  private var style: TextStyle { context.metrics.small(.semibold) }

  /// Whole, or one half with the decimal sign of the language.
  private static func number(_ speed: Double, _ texts: Texts) -> String {
    speed < 1 ? texts("0.5") : String(Int(speed))
  }
}
