import BoxKit
import Controls
import Stage

/// The buttons, the slider and the speeds of a replay.
final class ReplayBar {
  /// A button of the replay.
  enum Step: String, CaseIterable {
    case first, back, play, forward, last
  }

  /// The turns played in a second, slowest first.
  nonisolated static let speeds = [0.5, 1, 2, 4]
  private nonisolated static let usual = 1

  var onStep: (Step) -> Void = { _ in }
  var onTurn: (Int) -> Void = { _ in }
  /// Called when the speed has changed.
  var onSpeed: () -> Void = {}
  /// Whether the game is being played.
  var isPlaying = false { didSet { refresh() } }

  /// The position in ``speeds``.
  private(set) var speed = usual { didSet { onSpeed() } }
  let slider: Slider
  private let buttons: [(step: Step, button: IconButton)]
  private let speeds: SegmentedControl
  private let look: Look
  private let input: InputContext
  private let turnCount: Int
  private var turn = 0

  init(turnCount: Int, context: StageContext) {
    (look, input) = (context.look, context.input)
    self.turnCount = turnCount
    buttons = Step.allCases.map { step in
      (step, IconButton(id: step.rawValue, context: context, icon: step.icon) {})
    }
    slider = Slider(
      id: "turn", context: context, range: 0...max(1, turnCount), value: 0, title: "",
      valueText: { context.look.texts.place($0 - 1, of: turnCount) },
      numberedEvery: max(1, turnCount), onChange: { _ in })
    slider.isBare = true
    speeds = SegmentedControl(
      id: "speed", context: context, options: Self.speeds.map { _ in "" }, selected: Self.usual,
      onChange: { _ in })
    speeds.isDense = true
    for (step, button) in buttons {
      button.action = { [weak self] in self?.onStep(step) }
      button.passesFocus = true
      // Keys and pad buttons are on the buttons themselves.
      button.tip = { [weak self] in self?.input.device.showsFocus == true ? nil : self?.tip(step) }
    }
    slider.onChange = { [weak self] in self?.onTurn($0) }
    speeds.onChange = { [weak self] in self?.speed = $0 }
    refresh()
  }

  /// All controls in focus order.
  var controls: [Control] { buttons.map(\.button) + [slider, speeds] }

  /// The button that has the focus at first.
  var play: Control { buttons[2].button }

  /// Shows a turn.
  func show(_ turn: Int) {
    self.turn = turn
    slider.show(turn)
    refresh()
  }

  /// Plays faster or slower by a number of steps in ``speeds``.
  func accelerate(by steps: Int) {
    speed = (speed + steps).clamped(to: Self.speeds.indices.lowerBound...Self.speeds.count - 1)
    speeds.show(speed)
  }

  /// Returns the words for a speed.
  func words(of speed: Int) -> String {
    switch Self.speeds[speed] {
    // Translators: The speed of a replay: half as fast as usual.
    case 0.5: look.texts("½×")
    case let times:
      // Translators: The speed of the playback. {speed} is a number, such as 2 or 0.5.
      look.texts("{speed}×", ["speed": String(Int(times))])
    }
  }

  /// The rows of a list that choose another speed, where there is no room for the speeds; empty elsewhere.
  var rows: [MenuButton.Row] {
    guard speeds.isHidden else { return [] }
    return Self.speeds.indices.filter { $0 != speed }.map { speed in
      let words = ["speed": words(of: speed)]
      // Translators: Menu item: how fast a replay is. {speed} is such as “2×”.
      return .init(look.texts("Speed {speed}", words)) { [weak self] in
        guard let self else { return }
        accelerate(by: speed - self.speed)
      }
    }
  }

  private func refresh() {
    // Translators: Spoken before a number: the name of a slider that chooses a turn of a game.
    slider.label = look.texts("Turn")
    // Translators: Spoken before a value such as “2×”: the name of a choice of how fast a replay is.
    speeds.label = look.texts("Speed")
    for (step, button) in buttons {
      button.label = tip(step)
      switch step {
      case .first, .back: button.isEnabled = turn > 0
      case .forward, .last: button.isEnabled = turn < turnCount
      case .play:
        button.isEnabled = turnCount > 0
        button.icon = isPlaying ? .pause : .play
        button.isPrimary = true
      }
    }
    slider.isEnabled = turnCount > 0
  }

  private func tip(_ step: Step) -> String {
    let texts = look.texts
    return switch step {
    // Translators: Button of a replay.
    case .first: texts("To the start")
    // Translators: Button of a replay.
    case .back: texts("One turn back")
    case .play:
      // Translators: Button of a replay.
      isPlaying
        ? texts("Pause")
        // Translators: Button of a replay.
        : texts.inContext("replay", "Play")
    // Translators: Button of a replay.
    case .forward: texts("One turn forward")
    // Translators: Button of a replay.
    case .last: texts("To the end")
    }
  }

  // MARK: Layout

  /// Sets the labels of keys and pad buttons, which the sizes depend on.
  private func label(showsKeys: Bool) {
    let texts = look.texts
    let pad = input.padKind
    for (step, button) in buttons {
      let (key, glyph): (String, KeyGlyph) =
        switch step {
        // Translators: The label of a key.
        case .first: (texts.inContext("key name", "Home"), .text(pad.triggers.left))
        case .back: ("←", .icon(.arrowLeft))
        // Translators: The label of a key.
        case .play: (texts.inContext("key name", "Space"), pad.glyph(of: .a, in: texts))
        case .forward: ("→", .icon(.arrowRight))
        // Translators: The label of a key.
        case .last: (texts.inContext("key name", "End"), .text(pad.triggers.right))
        }
      button.keyCap = showsKeys ? key : nil
      button.glyph = input.device == .gamepad && !look.metrics.isSmall ? glyph : nil
    }
  }

  /// Returns the box of all controls in a width: in one row without keys or without speeds, or in portrait windows
  /// in two rows.
  func box(in width: Double) -> LayoutBox<Control> {
    let metrics = look.metrics
    speeds.options = Self.speeds.indices.map(words)
    let height = metrics.height(56, small: 44)
    let gap = metrics.px(24, small: 12)
    func row(showsKeys: Bool, spacing: Double) -> LayoutBox<Control> {
      label(showsKeys: showsKeys)
      return .row(
        buttons.map {
          let width = showsKeys ? $0.button.preferredSize.width : height
          return .control($0.button, Size(max(height, width), height))
        }, spacing: spacing)
    }
    let usual = metrics.px(16, small: 6)
    let keys = row(showsKeys: true, spacing: usual)
    let plain = row(showsKeys: false, spacing: usual)
    let close = row(showsKeys: false, spacing: metrics.px(8, small: 6))
    label(showsKeys: true)
    let slider = LayoutBox<Control>(slider).height(height)
      .width(LengthRange(metrics.px(100, small: 60), ideal: metrics.px(304)))
    // Each speed is large enough for a finger.
    let leastSpeeds = max(
      speeds.leastDenseWidth,
      Double(Self.speeds.count) * (metrics.target + 1) + 2 * metrics.px(4))
    let speeds = LayoutBox<Control>(speeds).height(metrics.height(52))
      .width(LengthRange(leastSpeeds, ideal: max(leastSpeeds, metrics.px(272))))
    let rows = [keys, plain, close].map {
      LayoutBox<Control>.row([$0, slider, speeds], spacing: gap)
    }
    let fitting = metrics.isSmall ? nil : rows.first { $0.widths.minimum <= width }
    let isPortrait = metrics.form == .portrait || metrics.form == .square
    self.speeds.isHidden = fitting == nil && !isPortrait
    if let fitting { return fitting }
    guard isPortrait else { return .row([close, slider], spacing: gap) }
    let between = metrics.px(8, least: 6)
    return .variants([
      .column([.row([plain, speeds], spacing: gap), .row([slider])], spacing: between),
      .column([.row([plain]), .row([slider, speeds], spacing: gap)], spacing: between),
    ])
  }

  /// Updates the labels of a gamepad's buttons before the controls are drawn.
  func prepareToDraw() { label(showsKeys: true) }
}

extension ReplayBar.Step {
  fileprivate var icon: Icon {
    switch self {
    case .first: .toStart
    case .back: .back
    case .play: .play
    case .forward: .chevronRight
    case .last: .step
    }
  }
}
