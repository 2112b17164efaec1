import BoxKit
import Stage

extension MessageScene {
  /// Creates a dialog that asks the player to confirm deleting a deck of cards, which cannot be undone.
  static func deletingDeck(
    _ name: String, context: StageContext, onDelete: @escaping () -> Void
  ) -> MessageScene {
    MessageScene(
      asking: "deleting-deck", context: context,
      title: { texts in
        // Translators: {name} is the name that the player gave the deck of cards.
        texts("Delete the deck “{name}”?", ["name": name])
      }, message: { texts in texts("Its pictures stay, and so do games that show them.") },
      answers: [
        // Translators: Button that closes without a change.
        Answer("cancel") { texts in texts("Cancel") },
        // Translators: Button and menu item: it deletes a deck of cards.
        Answer("delete", { texts in texts("Delete deck") }, action: onDelete),
      ])
  }

  /// Creates a dialog that asks the player to confirm leaving a deck of cards without saving its changes.
  package static func droppingDeck(
    context: StageContext, onDrop: @escaping () -> Void
  ) -> MessageScene {
    MessageScene(
      asking: "dropping-deck", context: context,
      // Translators: Question before a player leaves a deck of cards without saving it.
      title: { texts in texts("Discard your changes?") },
      message: { texts in
        // Translators: *Done* is the button that saves the deck.
        texts("They are not saved yet. “Done” saves a deck of 8 to 32 pictures.")
      },
      answers: [
        // Translators: Button that leaves a page without saving.
        Answer("drop", { texts in texts("Discard") }, action: onDrop),
        // Translators: Button that goes back to the page.
        Answer("keep-editing") { texts in texts("Keep editing") },
      ])
  }
}
