import Stage

/// A dialog with a title, a short text and one or two buttons.
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

  /// Creates a dialog that asks the player to confirm quitting the program.
  public static func leaving(context: StageContext, onLeave: @escaping () -> Void) -> MessageScene {
    let scene = MessageScene("leaving", context) { texts in
      texts("Quit Matchwood?")
    } _: { texts in
      texts("Your games are saved.")
    }
    let dialog = scene.dialog
    dialog.add(
      "stay",
      // Translators: Button that does not end the program.
      title: { texts in texts("Keep playing") },
      action: { [weak dialog] in dialog?.onClose() })
    // Translators: Button that ends the program.
    dialog.add("leave", title: { texts in texts("Quit") }, isPrimary: true, action: onLeave)
    return scene
  }

  /// Creates a dialog with a question. `onYes` is called after the dialog has closed.
  package static func question(
    _ name: String, _ context: StageContext, title: @escaping (Texts) -> String,
    message: @escaping (Texts) -> String, no: @escaping (Texts) -> String,
    yes: @escaping (Texts) -> String, onYes: @escaping () -> Void
  ) -> MessageScene {
    let scene = MessageScene(name, context, title, message)
    let dialog = scene.dialog
    dialog.add("no", title: no) { [weak dialog] in dialog?.onClose() }
    dialog.add("yes", title: yes, isPrimary: true) { [weak dialog] in
      dialog?.onClose()
      onYes()
    }
    return scene
  }

  /// Creates a dialog that asks the player to confirm deleting a deck of cards, which cannot be undone.
  package static func deletingDeck(
    _ name: String, context: StageContext, onDelete: @escaping () -> Void
  ) -> MessageScene {
    let scene = MessageScene("deleting-deck", context) { texts in
      // Translators: {name} is the name that the player gave the deck of cards.
      texts("Delete the deck “{name}”?", ["name": name])
    } _: { texts in
      texts("Its pictures stay, and so do games that show them.")
    }
    let dialog = scene.dialog
    dialog.add(
      "cancel",
      // Translators: Button that closes without a change.
      title: { texts in texts("Cancel") },
      action: { [weak dialog] in dialog?.onClose() })
    dialog.add(
      "delete",
      // Translators: Button and menu item: it deletes a deck of cards.
      title: { texts in texts("Delete deck") }, isPrimary: true,
      action: { [weak dialog] in
        dialog?.onClose()
        onDelete()
      })
    return scene
  }

  /// Creates a dialog that asks the player to confirm leaving a deck of cards without saving its changes.
  package static func droppingDeck(
    context: StageContext, onDrop: @escaping () -> Void
  ) -> MessageScene {
    let scene = MessageScene("dropping-deck", context) { texts in
      // Translators: Question before a player leaves a deck of cards without saving it.
      texts("Discard your changes?")
    } _: { texts in
      // Translators: *Done* is the button that saves the deck.
      texts("They are not saved yet. “Done” saves a deck of 8 to 32 pictures.")
    }
    let dialog = scene.dialog
    dialog.add(
      "drop",
      // Translators: Button that leaves a page without saving.
      title: { texts in texts("Discard") },
      action: { [weak dialog] in
        dialog?.onClose()
        onDrop()
      })
    dialog.add(
      "keep-editing",
      // Translators: Button that goes back to the page.
      title: { texts in texts("Keep editing") }, isPrimary: true,
      action: { [weak dialog] in dialog?.onClose() })
    return scene
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
