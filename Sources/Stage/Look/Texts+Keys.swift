extension Texts {
  /// Returns the name of the key that the player presses for the action of a usual key.
  public func key(_ usual: Key) -> String { keys.key(for: usual).name(in: self) }

  /// The keys of the four directions at the beginning of a sentence: “Arrow keys”, or such as “W, A, S, D”.
  public var arrowKeys: String {
    let arrows: [(key: Key, sign: String)] = [
      (.up, "↑"), (.left, "←"), (.down, "↓"), (.right, "→"),
    ]
    let pressed = arrows.map { arrow in keys.key(for: arrow.key) }
    let texts = self
    // Translators: The keys with arrows, as the beginning of a sentence such as “Arrow keys move your flag.”
    guard pressed != arrows.map(\.key) else { return texts("Arrow keys") }
    let names = pressed.map { key in arrows.first { $0.key == key }?.sign ?? key.name(in: self) }
    return names.joined(separator: ", ")
  }
}

extension Texts {
  /// Returns the name of the key that the player presses for the action of a usual key with a label, such as `U` or
  /// `←`. Other labels, such as those of two keys, are returned unchanged.
  public func key(labelled label: String) -> String {
    let usual = keys.exchanged.first { key in
      switch key {
      case .left where label == "←", .right where label == "→": true
      default: key.name(in: self) == label
      }
    }
    return usual.map(key) ?? label
  }
}

extension Key {
  /// Returns the name of the key in the player's language.
  func name(in texts: Texts) -> String {
    switch self {
    // Translators: Label of a key.
    case .left: texts.inContext("key name", "Left arrow")
    // Translators: Label of a key.
    case .right: texts.inContext("key name", "Right arrow")
    // Translators: Label of a key.
    case .up: texts.inContext("key name", "Up arrow")
    // Translators: Label of a key.
    case .down: texts.inContext("key name", "Down arrow")
    // Translators: Label of a key.
    case .enter: texts("Enter")
    // Translators: Label of a key.
    case .space: texts.inContext("key name", "Space")
    // Translators: Label of a key.
    case .escape: texts("Esc")
    // Translators: Label of a key.
    case .tab: texts("Tab")
    // Translators: Label of a key.
    case .backspace: texts.inContext("key name", "Backspace")
    // Translators: Label of a key.
    case .delete: texts.inContext("key name", "Delete")
    // Translators: Label of a key.
    case .pageUp: texts.inContext("key name", "Page Up")
    // Translators: Label of a key.
    case .pageDown: texts.inContext("key name", "Page Down")
    // Translators: Label of a key.
    case .home: texts.inContext("key name", "Home")
    // Translators: Label of a key.
    case .end: texts.inContext("key name", "End")
    case .function(let number): "F\(number)"
    case .character("-"): "−"
    case .character(let character): character.uppercased()
    }
  }

  /// Returns the label of the key that the player presses for the action of this usual key.
  public func glyph(in texts: Texts) -> KeyGlyph {
    switch texts.keys.key(for: self) {
    case .left: .icon(.arrowLeft)
    case .right: .icon(.arrowRight)
    case .up: .icon(.arrowUp)
    case .down: .icon(.arrowDown)
    case let key: .text(key.name(in: texts))
    }
  }
}
