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

  /// What all need in one row.
  var leastWidth: Double { 4 * context.metrics.target + label + 2 * gap }

  /// Fills the places of two buttons: in one row where they stand side by side, else in two.
  func layout(in places: [Rect]) {
    let rows = Dictionary(grouping: places, by: \.y).sorted { $0.key < $1.key }
      .compactMap { row in row.value.dropFirst().reduce(row.value.first) { $0?.union($1) } }
    guard let first = rows.first, let last = rows.last else { return }
    if rows.count == 1 {
      let side = ((first.width - label - 2 * gap) / 4).rounded(.down)
      place(pause, stop, at: first, side)
      place(slower, faster, at: first.inset(side + gap, 0), side)
    } else {
      place(pause, stop, at: first, ((first.width - gap) / 2).rounded(.down))
      place(slower, faster, at: last, ((last.width - label) / 2).rounded(.down))
    }
    let (left, right) = (slower.frame.maxX, faster.frame.x)
    speedBox = Rect(left, slower.frame.y, right - left, slower.frame.height)
  }

  /// Places two buttons at the ends of a row.
  private func place(_ left: IconButton, _ right: IconButton, at row: Rect, _ width: Double) {
    left.frame = Rect(row.x, row.y, width, row.height)
    right.frame = Rect(row.maxX - width, row.y, width, row.height)
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
