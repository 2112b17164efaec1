import Stage

/// The offer of a game's help, which is shown on the first visit to its table.
struct HelpOffer {
  private let context: StageContext
  private(set) var isMade = false

  init(context: StageContext) { self.context = context }

  /// Shows the offer.
  mutating func make() { isMade = true }

  /// Ends the offer after an intent, except one that only moves or releases the pointer.
  mutating func follow(_ intent: Intent) {
    switch intent {
    case .hover, .release: break
    default: isMade = false
    }
  }

  /// Ends the offer after any key or gamepad button. Some of them cause no intent for the table, such as the key for
  /// full screen.
  mutating func follow(_ event: InputEvent.Kind) {
    switch event {
    case .keyDown, .padButtonDown: isMade = false
    default: break
    }
  }

  /// The variants of the text, the longest first.
  var words: [String] {
    let texts = context.look.texts
    let key =
      switch context.input.device {
      // Translators: Value of {key} in “New here? {key} helps”: a button and a key.
      case .mouse: texts("“?” or F1")
      // Translators: Value of {key} in “New here? {key} helps”: a button.
      case .touch: texts("“?”")
      case .keyboard: "F1"
      case .gamepad: context.input.padKind.name(of: .back, in: texts)
      }
    return [
      // Translators: {key} is a key or button, such as “F1” or “Back”.
      texts("First time here? {key} shows you how to play", ["key": key]),
      // Translators: The shorter offer. {key} is a key or button, such as “F1” or “Back”.
      texts("New here? {key} helps", ["key": key]),
    ]
  }
}
