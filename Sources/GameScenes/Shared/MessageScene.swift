import Stage

/// A few words over the active scene, with one button to go on.
public final class MessageScene: Scene {
  public let name = "message"
  /// Called when the player has read it.
  public var onClose: () -> Void = {}

  private let context: SceneContext
  /// In the language of now.
  private let message: (Texts) -> String
  private let panel: ControlPanel
  private let button: Button
  private var frame = Rect.zero
  private var surface: Surface?
  private var lines: [(text: String, box: Rect)] = []

  /// A message over whatever is shown.
  ///
  /// - Parameter message: says it in the language of the moment; asked at every layout.
  public init(context: SceneContext, message: @escaping (Texts) -> String) {
    self.context = context
    self.message = message
    panel = ControlPanel(backstage: context.backstage)
    button = Button(id: "ok", backstage: context.backstage, title: "", isPrimary: true) {}
    button.action = { [weak self] in self?.onClose() }
    panel.controls = [button]
    panel.focus(id: "ok")
  }

  public func layout(in size: Size) {
    let backstage = context.backstage
    let metrics = backstage.metrics
    let padding = metrics.px(40, small: 12)
    let width = min(size.width - 2 * metrics.margin, metrics.px(640)).rounded()
    let style = metrics.medium()
    let words = backstage.measurer.lines(
      message(context.texts), style, width: width - 2 * padding)
    let line = (metrics.medium * 1.35).rounded()
    button.title = context.texts("OK")
    let buttonSize = Size(button.preferredSize.width, metrics.dialogButtonHeight)
    let textHeight = line * Double(words.count)
    let height = textHeight + buttonSize.height + 2.6 * padding
    frame = Rect(center: Rect(.zero, size).center, Size(width, height)).rounded
    surface = Surfaces(backstage).dialog(frame.size)
    let inside = frame.inset(by: padding)
    lines = words.enumerated().map { index, word in
      (word, Rect(inside.x, inside.y + line * Double(index), inside.width, line))
    }
    button.frame =
      Rect(Point(inside.maxX - buttonSize.width, inside.maxY - buttonSize.height), buttonSize)
      .rounded
  }

  public func handle(_ intent: Intent) {
    if panel.handle(intent) { return }
    if case .back = intent { onClose() }
  }

  public func draw(into list: inout DisplayList) {
    let backstage = context.backstage
    surface?.draw(into: &list, frame)
    for line in lines {
      list.text(
        line.text, backstage.metrics.medium(), backstage.theme.ink, in: line.box,
        measuredBy: backstage.measurer)
    }
    panel.draw(into: &list)
  }

  public var controls: [ControlReport] { panel.reports }
}
