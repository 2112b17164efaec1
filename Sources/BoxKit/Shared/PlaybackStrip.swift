import Controls
import Stage

/// Four buttons for moves that are played automatically: pause, slower, faster, and stop or step.
package final class PlaybackStrip {
  /// The last button.
  package enum Last: String {
    /// Stops the playback.
    case stop
    /// Plays one move while the playback is paused.
    case step
  }

  /// The speeds of the playback, as factors of the usual speed. The second is the usual speed.
  package nonisolated static let speeds = [0.5, 1, 2, 4, 8]

  /// The state of the playback that the buttons show.
  package nonisolated struct State: Equatable {
    package var isPaused = false
    /// The speed as a factor of the usual speed.
    package var speed = 1.0
    package var canGoSlower = true
    package var canGoFaster = true
    package var canPause = true
    package var canDoLast = true

    package init(
      isPaused: Bool = false, speed: Double = 1.0, canGoSlower: Bool = true,
      canGoFaster: Bool = true, canPause: Bool = true, canDoLast: Bool = true
    ) {
      self.isPaused = isPaused
      self.speed = speed
      self.canGoSlower = canGoSlower
      self.canGoFaster = canGoFaster
      self.canPause = canPause
      self.canDoLast = canDoLast
    }
  }

  /// Called to pause or resume.
  package var onPause: () -> Void = {}
  /// Called to change the speed by a number of steps in ``speeds``; negative is slower.
  package var onAccelerate: (_ steps: Int) -> Void = { _ in }
  /// Called by the last button.
  package var onLast: () -> Void = {}
  package let pause: IconButton
  private let slower: IconButton
  private let faster: IconButton
  private let last: IconButton
  private let look: Look
  private var speedBox = Rect.zero
  /// The state of the playback; `nil` if nothing is played.
  private var state: State?

  package init(_ kind: Last, context: StageContext) {
    look = context.look
    pause = IconButton(id: "pause", context: context, icon: .pause) {}
    slower = IconButton(id: "slower", context: context, icon: .minus) {}
    faster = IconButton(id: "faster", context: context, icon: .plus) {}
    last = IconButton(
      id: kind.rawValue, context: context, icon: kind == .stop ? .close : .step
    ) {}
    pause.action = { [weak self] in self?.onPause() }
    slower.action = { [weak self] in self?.onAccelerate(-1) }
    faster.action = { [weak self] in self?.onAccelerate(1) }
    last.action = { [weak self] in self?.onLast() }
    pause.tip = { [weak self, context] in
      self?.state?.isPaused == true
        // Translators: Button that ends a pause.
        ? context.look.texts("Resume")
        // Translators: Button that pauses the playback.
        : context.look.texts("Pause")
    }
    // Translators: Button: the playback gets slower.
    slower.tip = { [context] in context.look.texts("Slower") }
    // Translators: Button: the playback gets faster.
    faster.tip = { [context] in context.look.texts("Faster") }
    last.tip = { [context] in
      kind == .stop
        // Translators: Button that ends the playback.
        ? context.look.texts("Stop")
        // Translators: Button that plays a single move during a pause.
        : context.look.texts("Next move")
    }
    show(nil)
  }

  /// The buttons in focus order.
  package var controls: [IconButton] { [pause, slower, faster, last] }

  private var gap: Double { look.metrics.px(8, small: 6) }
  /// The width of the speed between two buttons.
  private var label: Double { look.measurer.size(of: "0.5×", style).width + gap }

  /// The least width of all buttons in one row at the current UI scale.
  package var leastWidth: Double { 4 * look.metrics.iconSide + label + 2 * gap }

  /// Places the strip over the frames of other buttons: in one row if they share a row, or else in two rows.
  package func layout(in places: [Rect]) {
    let rows = Dictionary(grouping: places, by: \.y).sorted { $0.key < $1.key }
      .compactMap { row in row.value.dropFirst().reduce(row.value.first) { $0?.union($1) } }
    guard let first = rows.first, let second = rows.last else { return }
    if rows.count == 1 {
      let side = ((first.width - label - 2 * gap) / 4).rounded(.down)
      place(pause, last, at: first, side)
      place(slower, faster, at: first.inset(side + gap, 0), side)
    } else {
      place(pause, last, at: first, ((first.width - gap) / 2).rounded(.down))
      place(slower, faster, at: second, ((second.width - label) / 2).rounded(.down))
    }
    let (left, right) = (slower.frame.maxX, faster.frame.x)
    speedBox = Rect(left, slower.frame.y, right - left, slower.frame.height)
  }

  /// Places two buttons at the ends of a row.
  private func place(_ left: IconButton, _ right: IconButton, at row: Rect, _ width: Double) {
    left.frame = Rect(row.x, row.y, width, row.height)
    right.frame = Rect(row.maxX - width, row.y, width, row.height)
  }

  /// Updates the buttons to a state; `nil` hides them.
  package func show(_ state: State?) {
    self.state = state
    for button in controls { button.isHidden = state == nil }
    guard let state else { return }
    pause.isEnabled = state.canPause
    pause.icon = state.isPaused ? .play : .pause
    slower.isEnabled = state.canGoSlower
    faster.isEnabled = state.canGoFaster
    last.isEnabled = state.canDoLast
  }

  /// Draws the speed between the buttons that change it.
  package func draw(into list: inout DisplayList) {
    guard let state else { return }
    list.text(
      // Translators: The speed of the playback. {speed} is a number, such as 2 or 0.5.
      look.texts("{speed}×", ["speed": Self.number(state.speed, look.texts)]), style,
      look.theme.ink, in: speedBox, .center, look: look)
  }

  private var style: TextStyle { look.metrics.small(.semibold) }

  /// Returns a speed in digits: a whole number, or 0.5 with the decimal separator of the language.
  private static func number(_ speed: Double, _ texts: Texts) -> String {
    // Translators: The number one half, as a speed.
    speed < 1 ? texts("0.5") : String(Int(speed))
  }
}
