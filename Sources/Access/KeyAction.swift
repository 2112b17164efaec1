import Stage

/// An action that has a key of its own.
struct KeyAction {
  /// The usual key.
  let usual: Key
  /// The name in the player's language.
  let name: String

  /// Returns all actions, in the order of the page.
  static func all(_ texts: Texts) -> [KeyAction] {
    [
      // Translators: An action that has a key: the arrow key that points left.
      KeyAction(usual: .left, name: texts.inContext("action of a key", "Left")),
      // Translators: An action that has a key: the arrow key that points right.
      KeyAction(usual: .right, name: texts.inContext("action of a key", "Right")),
      // Translators: An action that has a key: the arrow key that points up.
      KeyAction(usual: .up, name: texts.inContext("action of a key", "Up")),
      // Translators: An action that has a key: the arrow key that points down.
      KeyAction(usual: .down, name: texts.inContext("action of a key", "Down")),
      // Translators: An action that has a key: it presses the button that has the focus, or takes, turns or digs.
      KeyAction(usual: .enter, name: texts("Press or play")),
      KeyAction(usual: .escape, name: texts("Back")),
      KeyAction(usual: .tab, name: texts("Next button")),
      // Translators: An action that has a key: it shows a good move.
      KeyAction(usual: .character("h"), name: texts.inContext("action of a key", "Hint")),
      KeyAction(usual: .character("u"), name: texts("Undo")),
      KeyAction(usual: .character("y"), name: texts("Redo")),
      KeyAction(usual: .character("n"), name: texts("New game")),
      // Translators: An action that has a key: it shows all cards for a moment.
      KeyAction(usual: .character("p"), name: texts.inContext("action of a key", "Peek")),
      // Translators: An action that has a key: it makes the globes larger.
      KeyAction(usual: .character("+"), name: texts.inContext("action of a key", "Zoom in")),
      // Translators: An action that has a key: it makes the globes smaller.
      KeyAction(usual: .character("-"), name: texts.inContext("action of a key", "Zoom out")),
      KeyAction(usual: .character("m"), name: texts("Mute")),
      KeyAction(usual: .function(1), name: texts("How to play")),
      KeyAction(usual: .function(10), name: texts("Settings")),
      KeyAction(usual: .function(11), name: texts("Full screen")),
      KeyAction(usual: .function(4), name: texts("Speak")),
      KeyAction(usual: .function(5), name: texts("Say again")),
      KeyAction(usual: .function(6), name: texts("Where am I?")),
      KeyAction(usual: .function(7), name: texts("Read the board")),
    ]
  }
}
