import Stage

/// The bar above every game: back and the title at the left, hint, undo, redo and settings at the right.
final class GameBar {
  var onBack: () -> Void = {}
  var onCommand: (Intent.Command) -> Void = { _ in }
  /// The command of a button that is held down, every time but the first.
  var onCommandRepeat: (Intent.Command) -> Void = { _ in }

  private let backstage: Backstage
  private let back: IconButton
  private var buttons: [(command: Intent.Command, button: IconButton)] = []
  private var title = ""
  private var titleBox = Rect.zero

  init(backstage: Backstage) {
    self.backstage = backstage
    back = IconButton(id: "menu", backstage: backstage, icon: .back) {}
    back.action = { [weak self] in self?.onBack() }
    let icons: [(Intent.Command, Icon)] = [
      (.hint, .hint), (.undo, .undo), (.redo, .redo), (.settings, .settings),
    ]
    buttons = icons.map { command, icon in
      let button = IconButton(id: command.rawValue, backstage: backstage, icon: icon) {}
      button.action = { [weak self] in self?.onCommand(command) }
      if command == .undo || command == .redo {
        button.repeatAction = { [weak self] in self?.onCommandRepeat(command) }
      }
      return (command, button)
    }
  }

  /// In the order of the focus.
  var controls: [Control] { [back] + commandControls }

  /// All but the way back.
  var commandControls: [Control] { buttons.map(\.button) }

  func setEnabled(_ command: Intent.Command, _ isEnabled: Bool) {
    buttons.first { $0.command == command }?.button.isEnabled = isEnabled
  }

  /// What a button of the bar does, in words, with the key or pad button that does the same.
  func explanation(of control: Control, in texts: Texts) -> String? {
    let isPad = backstage.device == .gamepad
    let (name, key): (String, String)
    switch control.id {
    case back.id: (name, key) = (texts("Menu"), isPad ? "B" : texts("Esc"))
    case Intent.Command.hint.rawValue: (name, key) = (texts("Hint"), isPad ? "Y" : "H")
    case Intent.Command.undo.rawValue: (name, key) = (texts("Undo"), isPad ? "L1" : "U")
    case Intent.Command.redo.rawValue:
      (name, key) = (texts("Redo"), isPad ? "R1" : texts("Ctrl+Y"))
    case Intent.Command.settings.rawValue:
      (name, key) = (texts("Settings"), isPad ? texts("Start") : "F10")
    default: return nil
    }
    return texts("{name} ({key})", ["name": name, "key": key])
  }

  /// - Parameters:
  ///   - title: empty where the bar has no room for it.
  ///   - isCompact: close to the edge, to leave room for words between the buttons.
  func layout(title: String, isCompact: Bool) {
    let metrics = backstage.metrics
    let bar = Measures(metrics, isCompact: isCompact)
    back.frame = Rect(bar.margin, bar.margin, bar.side, bar.side)
    var x = metrics.size.width - bar.margin
    for (_, button) in buttons.reversed() {
      x -= bar.side
      button.frame = Rect(x, bar.margin, bar.side, bar.side)
      x -= bar.gap
    }
    let left = back.frame.maxX + metrics.px(16)
    titleBox = Rect(left, bar.margin, x - left, bar.side)
    let style = metrics.medium(.semibold)
    let fits = backstage.measurer.size(of: title, style).width <= titleBox.width
    self.title = fits ? title : ""
  }

  func draw(into list: inout DisplayList) {
    list.text(
      title, backstage.metrics.medium(.semibold), backstage.theme.ink, in: titleBox,
      measuredBy: backstage.measurer)
  }
}

extension GameBar {
  /// The measures of the bar in one window size.
  nonisolated struct Measures {
    let margin: Double
    let side: Double
    let gap: Double

    init(_ metrics: Metrics, isCompact: Bool) {
      margin = isCompact ? 8 : metrics.margin
      let usual = metrics.iconSide
      side = isCompact ? max(36, min(usual, (metrics.size.width / 10).rounded())) : usual
      gap =
        isCompact ? 6 : metrics.form == .portrait ? max(6, metrics.px(8)) : metrics.px(12)
    }

    /// How far the way back reaches in from the left edge, and the four commands from the right.
    var left: Double { margin + side }
    var right: Double { margin + 4 * side + 3 * gap }
  }
}
