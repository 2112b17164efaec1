import Stage

/// A few words over the active scene, below a title, with one button to go on, or two to choose from.
public final class MessageScene: Scene {
  public let name: String
  /// Called when the player has read it, or stays.
  public var onClose: () -> Void {
    get { dialog.onClose }
    set { dialog.onClose = newValue }
  }

  private let context: StageContext
  private let title: (Texts) -> String
  private let message: (Texts) -> String
  private let dialog: DialogFrame
  private var words = DialogWords()

  /// A message over whatever is shown.
  ///
  /// - Parameters:
  ///   - title: says what it is about, in the language of the moment.
  ///   - message: says it in the language of the moment; asked at every layout.
  public convenience init(
    context: StageContext, title: @escaping (Texts) -> String = { $0("Please note") },
    message: @escaping (Texts) -> String
  ) {
    self.init("message", context, title, message)
    dialog.add(
      "ok", title: { texts in texts("OK") }, isPrimary: true,
      action: { [weak dialog] in dialog?.onClose() })
  }

  private init(
    _ name: String, _ context: StageContext, _ title: @escaping (Texts) -> String,
    _ message: @escaping (Texts) -> String
  ) {
    self.name = name
    self.context = context
    self.title = title
    self.message = message
    dialog = DialogFrame(context, .filling)
  }

  /// Asks whether the player wants to leave the program.
  public static func leaving(context: StageContext, onLeave: @escaping () -> Void) -> MessageScene {
    let scene = MessageScene("leaving", context) { texts in
      texts("Leave Matchwood?")
    } _: { texts in
      texts("Every game stays as it is, and goes on next time.")
    }
    let dialog = scene.dialog
    dialog.add(
      "stay", title: { texts in texts("Stay") }, action: { [weak dialog] in dialog?.onClose() })
    dialog.add("leave", title: { texts in texts("Leave") }, isPrimary: true, action: onLeave)
    return scene
  }

  /// Asks whether a deck of cards shall go, which nothing brings back.
  package static func deletingDeck(
    _ name: String, context: StageContext, onDelete: @escaping () -> Void
  ) -> MessageScene {
    let scene = MessageScene("deleting-deck", context) { texts in
      texts("Delete the deck {name}?", ["name": name])
    } _: { texts in
      texts("Its pictures stay where they are, and games that show them too.")
    }
    let dialog = scene.dialog
    dialog.add(
      "cancel", title: { texts in texts("Cancel") }, action: { [weak dialog] in dialog?.onClose() })
    dialog.add(
      "delete", title: { texts in texts("Delete deck") }, isPrimary: true,
      action: { [weak dialog] in
        dialog?.onClose()
        onDelete()
      })
    return scene
  }

  public func layout(in size: Size) {
    words.layout(
      [message(context.texts)], context.metrics.medium(), below: title(context.texts), in: dialog,
      width: context.metrics.px(560), context)
  }

  public func handle(_ intent: Intent) { dialog.handle(intent) }

  public func draw(into list: inout DisplayList) {
    dialog.draw(into: &list) { words.draw(into: &$0, context) }
  }

  public var controls: [ControlReport] { dialog.controls }
}
