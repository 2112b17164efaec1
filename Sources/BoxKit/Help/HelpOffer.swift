import Stage

/// The one line by which a game offers to explain itself, on the very first visit to its table.
struct HelpOffer {
  private let context: StageContext
  private(set) var isMade = false

  init(context: StageContext) { self.context = context }

  /// Makes the offer.
  mutating func make() { isMade = true }

  /// Any key, click, tap or button puts it away; what merely rests over something does not.
  mutating func follow(_ intent: Intent) {
    switch intent {
    case .hover, .release: break
    default: isMade = false
    }
  }

  /// So does a key or button that means nothing to the table, such as that of full screen.
  mutating func follow(_ event: InputEvent.Kind) {
    switch event {
    case .keyDown, .padButtonDown: isMade = false
    default: break
    }
  }

  /// The same in fewer and fewer words.
  var words: [String] {
    let texts = context.texts
    let key =
      switch context.device {
      case .mouse: texts("“?” or F1")
      case .touch: texts("“?”")
      case .keyboard: "F1"
      case .gamepad: context.padKind.name(of: .back, in: texts)
      }
    return [
      texts("First time here? {key} shows how it is played", ["key": key]),
      texts("New here? {key} helps", ["key": key]),
    ]
  }
}
