import Stage

/// A few words over the active scene, with one button to go on.
public final class MessageScene: Scene {
  public let name = "message"
  /// Called when the player has read it.
  public var onClose: () -> Void = {}

  private let context: StageContext
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
  public init(context: StageContext, message: @escaping (Texts) -> String) {
    self.context = context
    self.message = message
    panel = ControlPanel(context: context)
    button = Button(id: "ok", context: context, title: "", isPrimary: true) {}
    button.action = { [weak self] in self?.onClose() }
    panel.controls = [button]
    panel.focus(id: "ok")
  }

  public func layout(in size: Size) {
    let metrics = context.metrics
    let padding = metrics.px(40, small: 12)
    let width = min(size.width - 2 * metrics.margin, metrics.px(640)).rounded()
    let style = metrics.medium()
    let words = context.measurer.lines(
      message(context.texts), style, width: width - 2 * padding)
    let line = (metrics.medium * 1.35).rounded()
    button.title = context.texts("OK")
    let buttonSize = Size(button.preferredSize.width, metrics.dialogButtonHeight)
    let textHeight = line * Double(words.count)
    let height = textHeight + buttonSize.height + 2.6 * padding
    frame = Rect(center: Rect(.zero, size).center, Size(width, height)).rounded
    surface = Surfaces(context).dialog(frame.size)
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
    surface?.draw(into: &list, frame)
    for line in lines {
      list.text(
        line.text, context.metrics.medium(), context.theme.ink, in: line.box,
        measuredBy: context.measurer)
    }
    panel.draw(into: &list)
  }

  public var controls: [ControlReport] { panel.reports }
}
