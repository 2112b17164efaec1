import Stage

/// A few words over the active scene, below a title, with one button to go on.
public final class MessageScene: Scene {
  public let name = "message"
  /// Called when the player has read it.
  public var onClose: () -> Void {
    get { dialog.onClose }
    set { dialog.onClose = newValue }
  }

  private let context: StageContext
  /// In the language of now.
  private let message: (Texts) -> String
  private let dialog: DialogFrame
  private var lines: [(text: String, box: Rect)] = []

  /// A message over whatever is shown.
  ///
  /// - Parameter message: says it in the language of the moment; asked at every layout.
  public init(context: StageContext, message: @escaping (Texts) -> String) {
    self.context = context
    self.message = message
    dialog = DialogFrame(context, .filling)
    dialog.add(
      "ok", title: { texts in texts("OK") }, isPrimary: true,
      action: { [weak dialog] in dialog?.onClose() })
  }

  public func layout(in size: Size) {
    let metrics = context.metrics
    let line = (metrics.medium * 1.35).rounded()
    var words: [String] = []
    let gap = metrics.px(24, small: 7)
    let title = context.texts("Please note")
    let room = dialog.layoutFitted(title, width: metrics.px(560)) { width in
      words = context.measurer.lines(message(context.texts), metrics.medium(), width: width)
      return line * Double(words.count) + 1.5 * gap
    }
    lines = words.enumerated().map { index, word in
      (word, Rect(room.x, room.y + gap / 2 + line * Double(index), room.width, line).rounded)
    }
  }

  public func handle(_ intent: Intent) { dialog.handle(intent) }

  public func draw(into list: inout DisplayList) {
    dialog.draw(into: &list) { list in
      for line in lines {
        list.text(
          line.text, context.metrics.medium(), context.theme.ink, in: line.box, .center,
          context: context)
      }
    }
  }

  public var controls: [ControlReport] { dialog.controls }
}
