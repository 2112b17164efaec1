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
  var controls: [Control] { [back] + buttons.map(\.button) }

  func setEnabled(_ command: Intent.Command, _ isEnabled: Bool) {
    buttons.first { $0.command == command }?.button.isEnabled = isEnabled
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
