import Stage

/// The bar above every game: back and the title at the left, hint, undo, redo and settings at the right.
final class GameBar {
  var onBack: () -> Void = {}
  var onCommand: (Intent.Command) -> Void = { _ in }

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

  /// - Parameter title: empty where the bar has no room for it.
  func layout(title: String) {
    self.title = title
    let metrics = backstage.metrics
    let side = metrics.isSmall ? 36 : max(44, metrics.px(48))
    let gap =
      metrics.isSmall ? 6 : metrics.form == .portrait ? max(6, metrics.px(8)) : metrics.px(12)
    let top = metrics.margin
    back.frame = Rect(metrics.margin, top, side, side)
    var x = metrics.size.width - metrics.margin
    for (_, button) in buttons.reversed() {
      x -= side
      button.frame = Rect(x, top, side, side)
      x -= gap
    }
    let left = back.frame.maxX + metrics.px(16)
    titleBox = Rect(left, top, x - left, side)
  }

  func draw(into list: inout DisplayList) {
    list.text(
      title, backstage.metrics.medium(.semibold), backstage.theme.ink, in: titleBox,
      measuredBy: backstage.measurer)
  }
}
