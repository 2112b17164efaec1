import Stage

/// A dialog with a title, a short text and one button, or a question with its answers.
public final class MessageScene: Scene {
  public let name: String
  /// Called when the player closes the dialog or declines.
  public var onClose: () -> Void {
    get { dialog.onClose }
    set { dialog.onClose = newValue }
  }

  private let look: Look
  private let title: (Texts) -> String
  private let message: (Texts) -> String
  private let dialog: DialogFrame
  private var words = DialogWords()

  /// Creates a message with an OK button.
  ///
  /// - Parameters:
  ///   - title: returns the subject in the current language.
  ///   - message: returns the text in the current language, at every layout.
  public convenience init(
    context: StageContext,
    // Translators: Title of a message.
    title: @escaping (Texts) -> String = { texts in texts("Please note") },
    message: @escaping (Texts) -> String
  ) {
    self.init("message", context, title, message)
    dialog.add(
      "ok",
      // Translators: Button that closes a message.
      title: { texts in texts("OK") }, isPrimary: true,
      action: { [weak dialog] in dialog?.onClose() })
  }

  private init(
    _ name: String, _ context: StageContext, _ title: @escaping (Texts) -> String,
    _ message: @escaping (Texts) -> String
  ) {
    self.name = name
    look = context.look
    self.title = title
    self.message = message
    dialog = DialogFrame(context, .filling)
  }

  /// An answer to a question: a button, and what it does after it has closed the dialog.
  package struct Answer {
    let id: String
    let title: (Texts) -> String
    let action: () -> Void

    package init(
      _ id: String, _ title: @escaping (Texts) -> String, action: @escaping () -> Void = {}
    ) {
      (self.id, self.title, self.action) = (id, title, action)
    }
  }

  /// Creates a question. The last answer is the primary button.
  ///
  /// - Parameter name: the scene's name in the trace.
  package convenience init(
    asking name: String, context: StageContext, title: @escaping (Texts) -> String,
    message: @escaping (Texts) -> String, answers: [Answer]
  ) {
    self.init(name, context, title, message)
    for (index, answer) in answers.enumerated() {
      dialog.add(
        answer.id, title: answer.title, isPrimary: index == answers.count - 1,
        action: { [weak dialog] in
          dialog?.onClose()
          answer.action()
        })
    }
  }

  /// Creates a dialog that asks the player to confirm quitting the program.
  public static func leaving(context: StageContext, onLeave: @escaping () -> Void) -> MessageScene {
    MessageScene(
      asking: "leaving", context: context, title: { texts in texts("Quit Matchwood?") },
      message: { texts in texts("Your games are saved.") },
      answers: [
        // Translators: Button that ends the program.
        Answer("leave", { texts in texts("Quit") }, action: onLeave),
        // Translators: Button that does not end the program. It has the focus, so that Esc and Enter lose nothing.
        Answer("stay") { texts in texts("Keep playing") },
      ])
  }

  public func layout(in size: Size) {
    words.layout(
      [message(look.texts)], look.metrics.medium(), below: title(look.texts), in: dialog,
      width: look.metrics.px(560), look)
  }

  public func handle(_ intent: Intent) { dialog.handle(intent) }

  public func draw(into list: inout DisplayList) {
    dialog.draw(into: &list) { words.draw(into: &$0, look) }
  }

  public var controls: [ControlReport] { dialog.controls }
}
