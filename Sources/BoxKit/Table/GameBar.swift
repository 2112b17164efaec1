import Controls
import Stage

/// The bar above every game: the back button and the title at the left, the commands at the right.
package final class GameBar {
  package var onBack: () -> Void = {}
  package var onCommand: (Intent.Command) -> Void = { _ in }
  /// Called with the command of a button that is held down, at every repetition after the first press.
  var onCommandRepeat: (Intent.Command) -> Void = { _ in }

  /// Returns the name of the hint's button, for a game where it does something else. Default: *Hint*.
  package var nameOfHint: (Texts) -> String = { texts in
    // Translators: Button: what to play next.
    texts("Hint")
  }

  /// Returns whether something that a command switches is on. Its button has the accent colour. Default: `false`.
  package var isOn: (Intent.Command) -> Bool = { _ in false }

  private let context: StageContext
  private let back: IconButton
  /// The buttons at the right, in focus order.
  package private(set) var commandControls: [Control] = []
  private var title = ""
  private var titleStyle = TextStyle(.semibold, 0)
  private var titleBox = Rect.zero
  /// The space for words between the title and the buttons.
  package private(set) var room = Rect.zero
  /// The space between the back button and the other buttons, including the title.
  package private(set) var wholeRoom = Rect.zero

  /// Creates a bar with command buttons.
  ///
  /// - Parameter more: the control between the icons and the buttons of help and settings.
  package init(
    context: StageContext, icons: [(Intent.Command, Icon)] = GameBar.usualIcons,
    more: Control
  ) {
    self.context = context
    back = IconButton(id: "menu", context: context, icon: .back) {}
    back.leavesScene = true
    back.action = { [weak self] in self?.onBack() }
    commandControls = icons.map { button($0, $1) } + [more]
    commandControls += [button(.help, .help), button(.settings, .settings)]
  }

  /// The command buttons of most games, in addition to help and settings.
  package nonisolated static let usualIcons: [(Intent.Command, Icon)] = [
    (.hint, .hint), (.undo, .undo), (.redo, .redo),
  ]

  private func button(_ command: Intent.Command, _ icon: Icon) -> Control {
    let button = IconButton(id: command.rawValue, context: context, icon: icon) {}
    button.action = { [weak self] in self?.onCommand(command) }
    if command == .undo || command == .redo {
      button.repeatAction = { [weak self] in self?.onCommandRepeat(command) }
    }
    return button
  }

  /// A control of the game that comes after the back button in focus order, such as its modes. The scene places it.
  package var choice: Control?

  /// All buttons in focus order, with the game's choice.
  package var controls: [Control] { [back] + [choice].compactMap(\.self) + commandControls }

  package func setEnabled(_ command: Intent.Command, _ isEnabled: Bool) {
    commandControls.first { $0.id == command.rawValue }?.isEnabled = isEnabled
  }

  /// Whether the last layout has placed a title.
  var hasTitle: Bool { !title.isEmpty }

  /// Leaves a command's button out of the bar, from the next layout on.
  package func setHidden(_ command: Intent.Command, _ isHidden: Bool) {
    commandControls.first { $0.id == command.rawValue }?.isHidden = isHidden
  }

  /// Changes the icon of a command's button.
  package func setIcon(_ command: Intent.Command, _ icon: Icon) {
    let button = commandControls.first { $0.id == command.rawValue } as? IconButton
    button?.icon = icon
  }

  /// Returns the tooltip of a button: its function, and the key or gamepad button for it. `nil` for other controls.
  package func explanation(of control: Control, in texts: Texts) -> String? {
    switch control.id {
    // Translators: The menu of the box, with all games.
    case back.id: named(texts("Menu"), key: .escape, control.id, texts)
    case Intent.Command.hint.rawValue:
      named(nameOfHint(texts), key: .character("h"), control.id, texts)
    case Intent.Command.undo.rawValue: nameOfUndo(texts)
    case Intent.Command.redo.rawValue:
      // Translators: Button.
      named(texts("Redo"), key: .character("y"), control.id, texts)
    // Translators: Button: the help of a game.
    case Intent.Command.help.rawValue:
      named(texts("How to play"), key: .function(1), control.id, texts)
    case Intent.Command.settings.rawValue:
      [
        nameOfSettings(control.id, texts),
        context.feedback.sounds.isMuted
          // Translators: Tooltip of the settings, after their name: all sound is off. {key} switches it on.
          ? texts("muted ({key})", ["key": texts.key(.character("m"))]) : nil,
      ].compactMap(\.self).joined(separator: " · ")
    default: nil
    }
  }

  private func nameOfSettings(_ id: String, _ texts: Texts) -> String {
    // Translators: Button.
    named(texts("Settings"), key: .function(10), id, texts)
  }

  /// Returns the name of undo with its key or gamepad button.
  func nameOfUndo(_ texts: Texts) -> String {
    // Translators: Button.
    named(texts("Undo"), key: .character("u"), Intent.Command.undo.rawValue, texts)
  }

  /// Returns the name with the key or gamepad button in use; for touch, only the name.
  private func named(_ name: String, key usual: Key, _ id: String, _ texts: Texts) -> String {
    guard context.input.device != .touch else { return name }
    let key = texts.key(usual)
    let pad = padButton(of: id).map { context.input.padKind.name(of: $0, in: texts) } ?? key
    return texts(
      // Translators: Tooltip. {name} is the function of a button, {key} its key.
      "{name} ({key})", ["name": name, "key": context.input.device == .gamepad ? pad : key])
  }

  /// Returns the gamepad button for a button of the bar.
  private func padButton(of id: String) -> PadButton? {
    switch id {
    case back.id: .b
    case Intent.Command.hint.rawValue: .y
    case Intent.Command.undo.rawValue: .leftShoulder
    case Intent.Command.redo.rawValue: .rightShoulder
    case Intent.Command.help.rawValue: .back
    case Intent.Command.settings.rawValue: .start
    default: nil
    }
  }

  /// Shows the gamepad buttons on the bar while a gamepad is in use, the muted badge, and the mark of the help.
  private func setGlyphs() {
    let isPad = context.input.device == .gamepad
    for case let button as IconButton in controls {
      let equivalent = isPad ? padButton(of: button.id) : nil
      button.glyph = equivalent.map { context.input.padKind.glyph(of: $0, in: context.look.texts) }
      let isSettings = button.id == Intent.Command.settings.rawValue
      button.isPrimary = Intent.Command(rawValue: button.id).map(isOn) ?? false
      button.badge = isSettings && context.feedback.sounds.isMuted ? .muted : nil
    }
  }

  /// Places the title and the buttons.
  ///
  /// - Parameters:
  ///   - title: the title, which may be empty. It is left out if it does not fit.
  ///   - shrinks: whether a title that does not fit is tried in small type.
  ///   - isCompact: whether margins and buttons are small, which leaves more space for words.
  package func layout(title: String, shrinks: Bool = false, isCompact: Bool) {
    let metrics = context.look.metrics
    let bar = Measures(metrics, isCompact: isCompact, buttons: commandControls.count)
    back.frame = Rect(bar.margin, bar.margin, bar.side, bar.side)
    var x = metrics.size.width - bar.margin
    for button in commandControls.reversed() where !button.isHidden {
      x -= bar.side
      button.frame = Rect(x, bar.margin, bar.side, bar.side)
      x -= bar.gap
    }
    let left = back.frame.maxX + metrics.px(16)
    titleBox = Rect(left, bar.margin, x - left, bar.side)
    let measurer = context.look.measurer
    titleStyle = metrics.medium(.semibold)
    var width = measurer.size(of: title, titleStyle).width
    if shrinks, width > titleBox.width {
      titleStyle = metrics.small(.semibold)
      width = measurer.size(of: title, titleStyle).width
    }
    self.title = width <= titleBox.width ? title : ""
    wholeRoom = Rect(left, bar.margin, max(0, x - left), bar.side).rounded
    let start = self.title.isEmpty ? left : left + width + metrics.px(24)
    room = Rect(start, bar.margin, max(0, x - start), bar.side).rounded
  }

  /// Draws the title, and updates the glyphs and badges of the buttons. Call it before the buttons are drawn.
  ///
  /// - Parameter showsTitle: whether to draw the title; `false` while other words replace it.
  package func draw(into list: inout DisplayList, showsTitle: Bool = true) {
    setGlyphs()
    guard showsTitle else { return }
    list.text(
      title, titleStyle, context.look.theme.ink, in: titleBox, look: context.look)
  }
}

extension GameBar {
  /// The measures of the bar in a window, in output pixels: its margin, and the side and the gap of its buttons.
  package nonisolated struct Measures {
    package let margin: Double
    package let side: Double
    package let gap: Double
    private let buttons: Double

    /// - Parameter buttons: the number of buttons at the right; by default the usual icons, more, help and settings.
    package init(_ metrics: Metrics, isCompact: Bool, buttons: Int = GameBar.usualIcons.count + 3) {
      self.buttons = Double(buttons)
      margin = isCompact ? metrics.close : metrics.margin
      let usual = metrics.iconSide
      side = isCompact ? max(36, min(usual, (metrics.size.width / 10).rounded())) : usual
      gap =
        isCompact
        ? metrics.close - 2 : metrics.form == .portrait ? metrics.px(8, least: 6) : metrics.px(12)
    }

    /// The distance from the left edge of the window to the end of the back button.
    package var left: Double { margin + side }
    package var right: Double { margin + buttons * side + (buttons - 1) * gap }
  }
}
