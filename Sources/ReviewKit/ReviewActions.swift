import Controls
import Stage

/// The acts of a review besides its replay, with their buttons in the bar. The buttons show words, or icons where words do not fit. A button whose act is not
/// possible at the chosen turn is grey.
final class ReviewActions {
  /// An act. The one without a button is in the list of the bar.
  enum Act: String {
    case nextMistake = "next-mistake"
    case previousMistake = "previous-mistake"
    case playOn = "play-on"
  }

  private static let acts = [Act.nextMistake, .playOn]

  /// Performs the act of a button.
  var perform: (Act) -> Void = { _ in }

  private let buttons: [(act: Act, words: Button, icon: IconButton)]
  private let context: StageContext
  private var shown: Set<Act> = []
  private var showsWords = true

  init(context: StageContext) {
    self.context = context
    buttons = Self.acts.map { act in
      let words = Button(id: act.rawValue, context: context, title: "") {}
      words.padButton = act.padButton
      return (act, words, IconButton(id: act.rawValue, context: context, icon: act.icon) {})
    }
    for (act, words, icon) in buttons {
      words.action = { [weak self] in self?.perform(act) }
      icon.action = words.action
      icon.tip = { [weak self] in self.map { act.title($0.context.look.texts) } }
      for button in [words, icon] { button.passesFocus = true }
    }
  }

  /// The button of each act in focus order, with words or an icon as the last layout chose.
  var controls: [Control] { buttons.map { showsWords ? $0.words : $0.icon } }

  /// Shows the buttons of some acts and hides the others. They keep their places.
  ///
  /// - Parameter possible: the acts that are possible now.
  func offer(_ acts: Set<Act>, possible: Set<Act>) {
    shown = acts
    for (act, words, icon) in buttons {
      for button in [words, icon] as [Control] {
        button.isHidden = !acts.contains(act)
        button.isEnabled = possible.contains(act)
      }
    }
  }

  /// Returns the width that the icons need in a bar.
  func leastWidth(height: Double) -> Double {
    Double(buttons.count) * (height + context.look.metrics.px(12, small: 8))
  }

  /// Places the buttons at the right of a room in the bar. The room is the same for all turns.
  func layout(in room: Rect) {
    let metrics = context.look.metrics
    let gap = metrics.px(12, small: 8)
    for (act, words, _) in buttons {
      words.title = act.title(context.look.texts)
      words.keyCap = act.key(context.look.texts)
    }
    func fits(_ width: (Button) -> Double) -> Bool {
      buttons.reduce(0) { $0 + width($1.words) + gap } <= room.width
    }
    let hasKeys = fits { $0.preferredSize.width }
    showsWords = !metrics.isSmall && (hasKeys || fits(\.leastWidth))
    var right = room.maxX
    for (act, words, icon) in buttons.reversed() where shown.contains(act) {
      let width =
        !showsWords ? room.height : hasKeys ? words.preferredSize.width : words.leastWidth
      let frame = Rect(right - width, room.y, width, room.height).rounded
      (words.frame, icon.frame) = (frame, frame)
      right -= width + gap
    }
  }

  /// Updates the labels of a gamepad's buttons before the controls are drawn.
  func prepareToDraw() {
    let isPad = context.input.device == .gamepad
    for (act, _, icon) in buttons {
      icon.glyph =
        isPad ? context.input.padKind.glyph(of: act.padButton, in: context.look.texts) : nil
    }
  }
}

extension ReviewActions.Act {
  fileprivate var icon: Icon {
    switch self {
    case .nextMistake, .previousMistake: .warning
    case .playOn: .fingerTap
    }
  }

  fileprivate var padButton: PadButton {
    switch self {
    case .nextMistake: .rightShoulder
    case .previousMistake: .leftShoulder
    case .playOn: .x
    }
  }

  func title(_ texts: Texts) -> String {
    switch self {
    // Translators: Button and menu item: it shows the next turn with a mistake.
    case .nextMistake: texts("Next mistake")
    // Translators: Menu item: it shows the turn with a mistake before this one.
    case .previousMistake: texts("Previous mistake")
    // Translators: Button and menu item: the position of a finished game becomes a new game.
    case .playOn: texts("Play on from here")
    }
  }

  func key(_ texts: Texts) -> String {
    switch self {
    // Translators: The labels of two keys that are pressed together.
    case .nextMistake: texts("Shift+→")
    // Translators: The labels of two keys that are pressed together.
    case .previousMistake: texts("Shift+←")
    case .playOn: "R"
    }
  }
}
