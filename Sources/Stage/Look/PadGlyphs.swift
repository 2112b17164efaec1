/// The label of a key or of a gamepad's button.
public enum KeyGlyph: Hashable, Sendable {
  case text(String)
  case icon(Icon)
}

extension PadKind {
  /// Returns the label of a button.
  ///
  /// SDL names `a` to `y` by position. On Nintendo pads it uses their letters: A and B, and X and Y, are swapped.
  @MainActor public func glyph(of button: PadButton, in texts: Texts) -> KeyGlyph {
    switch (button, self) {
    case (.a, .playStation): .icon(.padCross)
    case (.b, .playStation): .icon(.padCircle)
    case (.x, .playStation): .icon(.padSquare)
    case (.y, .playStation): .icon(.padTriangle)
    case (.a, _), (.b, _), (.x, _), (.y, _): .text(button.rawValue.uppercased())
    case (.leftShoulder, _): .text(shoulders.left)
    case (.rightShoulder, _): .text(shoulders.right)
    // Translators: Printed on a button of many gamepads.
    case (.start, .plain): .text(texts.inContext("key name", "Start"))
    case (.start, .nintendo): .icon(.plus)
    case (.start, _): .icon(.padMenu)
    case (.back, .nintendo): .icon(.minus)
    case (.back, _): .icon(.padView)
    case (.left, _): .icon(.arrowLeft)
    case (.right, _): .icon(.arrowRight)
    case (.up, _): .icon(.arrowUp)
    case (.down, _): .icon(.arrowDown)
    case (.leftStick, _): .text(sticks.left)
    case (.rightStick, _): .text(sticks.right)
    }
  }

  /// Returns the name of a button for use in a sentence.
  @MainActor public func name(of button: PadButton, in texts: Texts) -> String {
    switch (button, self) {
    // Translators: Button of a PlayStation gamepad, in a sentence.
    case (.a, .playStation): texts("Cross")
    // Translators: Button of a PlayStation gamepad, in a sentence.
    case (.b, .playStation): texts("Circle")
    // Translators: Button of a PlayStation gamepad, in a sentence.
    case (.x, .playStation): texts("Square")
    // Translators: Button of a PlayStation gamepad, in a sentence.
    case (.y, .playStation): texts("Triangle")
    // Translators: Button of a PlayStation gamepad, with this word on it.
    case (.start, .playStation): texts.inContext("key name", "Options")
    case (.start, .nintendo): "+"
    // Translators: Button of an Xbox gamepad, in a sentence.
    case (.start, .xbox), (.start, .steamDeck): texts.inContext("key name", "Menu")
    // Translators: Printed on a button of many gamepads.
    case (.start, .plain): texts.inContext("key name", "Start")
    // Translators: Button of a PlayStation gamepad, with this word on it.
    case (.back, .playStation): texts.inContext("key name", "Create")
    case (.back, .nintendo): "−"
    // Translators: Button of an Xbox gamepad, in a sentence.
    case (.back, .xbox), (.back, .steamDeck): texts.inContext("key name", "View")
    // Translators: Printed on a button of many gamepads.
    case (.back, .plain): texts.inContext("key name", "Back")
    // Translators: The cross of four directions on a gamepad, in a sentence.
    case (.left, _), (.right, _), (.up, _), (.down, _): texts("D-pad")
    case (.a, _), (.b, _), (.x, _), (.y, _): button.rawValue.uppercased()
    case (.leftShoulder, _): shoulders.left
    case (.rightShoulder, _): shoulders.right
    case (.leftStick, _): sticks.left
    case (.rightStick, _): sticks.right
    }
  }

  /// The labels of the triggers.
  public var triggers: (left: String, right: String) {
    switch self {
    case .xbox: ("LT", "RT")
    case .nintendo: ("ZL", "ZR")
    case .plain, .playStation, .steamDeck: ("L2", "R2")
    }
  }

  private var sticks: (left: String, right: String) {
    switch self {
    case .xbox, .nintendo: ("LS", "RS")
    case .plain, .playStation, .steamDeck: ("L3", "R3")
    }
  }

  private var shoulders: (left: String, right: String) {
    switch self {
    case .xbox: ("LB", "RB")
    case .nintendo: ("L", "R")
    case .plain, .playStation, .steamDeck: ("L1", "R1")
    }
  }
}
