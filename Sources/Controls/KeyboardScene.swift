import Stage

/// An on-screen keyboard for gamepad, touch and mouse. A physical keyboard works too.
///
/// On a gamepad, A types, X deletes, the left shoulder button changes the case, Start and Y confirm, and B cancels.
public final class KeyboardScene: Scene {
  public let name = "keyboard"
  /// Called when the text is confirmed or cancelled.
  public var onClose: () -> Void = {}

  private let context: StageContext
  private let panel: ControlPanel
  private let field: TextField
  private let language: Language
  private let letters: [(lower: String, key: Button)]
  private let cancel: IconButton
  private let shift: Button
  private let space: Button
  private let delete: IconButton
  private let done: Button
  /// Whether the letter keys type capitals, or katakana in Japanese. In a language with capitals it is `true` at the
  /// beginning of each word, and `false` within a word.
  private var isShifted = false
  private var surface: Surface?
  private var frame = Rect.zero

  /// The characters of the keys after the letters of the language, except after kana, which fill all rows. A row has
  /// up to ten keys.
  private static let signs = "-'1234567890"

  /// Creates a keyboard to edit the text of a request.
  public init(_ request: TextRequest, context: StageContext) {
    self.context = context
    panel = ControlPanel(context: context)
    field = TextField(
      id: "text", context: context, text: request.text, placeholder: request.placeholder,
      limit: request.limit, onChange: request.onDone)
    language = context.look.texts.language
    let signs = language == .ja ? "" : Self.signs
    letters = (language.letters + signs).map { sign in
      (String(sign), Button(id: "key-\(sign)", context: context, title: String(sign)) {})
    }
    cancel = IconButton(id: "cancel", context: context, icon: .close) {}
    shift = Button(id: "shift", context: context, title: "") {}
    space = Button(id: "space", context: context, title: "") {}
    delete = IconButton(id: "delete", context: context, icon: .erase) {}
    done = Button(id: "done", context: context, title: "", isPrimary: true) {}
    connect()
    field.beginWriting()
    // The first letter replaces the text.
    setCase(isLarge: true)
    panel.focus(id: letters.first?.key.id)
  }

  private func connect() {
    for (lower, key) in letters {
      key.action = { [weak self] in self?.write(lower) }
    }
    cancel.action = { [weak self] in self?.onClose() }
    shift.action = { [weak self] in self?.setCase(isLarge: self?.isShifted == false) }
    space.action = { [weak self] in self?.edit(.insert(" ")) }
    delete.action = { [weak self] in self?.edit(.deleteBackward) }
    delete.repeatAction = { [weak self] in self?.edit(.deleteBackward) }
    done.action = { [weak self] in self?.finish() }
    (shift.padButton, done.padButton) = (.leftShoulder, .y)
    // Translators: Button that closes without a change.
    cancel.tip = { [context] in context.look.texts("Cancel") }
    // Translators: Key that deletes the last letter.
    delete.tip = { [context] in context.look.texts("Delete") }
    panel.controls = letters.map(\.key) + [cancel, shift, space, delete, done]
  }

  // MARK: Writing

  private func write(_ lower: String) {
    guard let mark = Kana.Mark(rawValue: lower) else { return edit(.insert(shown(lower))) }
    guard let changed = field.written.last.flatMap({ Kana.marked($0, by: mark) }) else { return }
    edit(.deleteBackward)
    edit(.insert(String(changed)))
  }

  /// Returns the character that a key types now.
  private func shown(_ lower: String) -> String {
    guard isShifted else { return lower }
    let other = language == .ja ? Kana.katakana(lower) : language.capitals(lower)
    return other.count == 1 ? other : lower
  }

  private func edit(_ edit: Intent.Edit) {
    field.write(edit)
    updateCase()
  }

  /// Switches to capitals at the beginning of a word, and to small letters within a word.
  private func updateCase() {
    guard language.hasCapitals else { return setCase(isLarge: isShifted) }
    setCase(isLarge: field.written.last.map { $0 == " " || $0 == "-" } ?? true)
  }

  private func setCase(isLarge: Bool) {
    isShifted = isLarge
    for (lower, key) in letters { key.title = shown(lower) }
    shift.title = language.letters.prefix(3).map { shown(String($0)) }.joined()
  }

  private func finish() {
    field.finishWriting()
    onClose()
  }

  public func handle(_ intent: Intent) {
    switch intent {
    case .edit(let edit): self.edit(edit)
    case .activate where context.input.device == .keyboard: finish()
    case .command(.newGame): edit(.deleteBackward)
    case .command(.undo): setCase(isLarge: !isShifted)
    case .command(.hint), .command(.settings): finish()
    case .back: onClose()
    default: _ = panel.handle(intent)
    }
  }

  public var controls: [ControlReport] { panel.reports }

  public var inputNeeds: InputNeeds { InputNeeds(textPlace: field.frame) }

  public func advance(by elapsed: Duration) { panel.advance(by: elapsed) }

  public var nextTimer: Duration? { panel.nextTimer }

  // MARK: Layout and drawing

  public func layout(in size: Size) {
    let metrics = context.look.metrics
    // Translators: Key of the keyboard on the screen.
    space.title = context.look.texts("Space")
    done.title = context.look.texts("Done")
    let (margin, padding) = (8.0, metrics.px(24, small: 8))
    let gap = metrics.px(8, small: 4)
    let least = max(metrics.target, metrics.px(44))
    let wanted = max(metrics.px(720), 10 * least + 9 * gap)
    let width = min(size.width - 2 * (margin + padding), wanted).rounded(.down)
    let columns = max(1, min(10, Int((width + gap) / (least + gap))))
    // One line for the text, the letters, and one line for the other keys.
    let lines = Double((letters.count + columns - 1) / columns + 2)
    let room = size.height - 2 * (margin + padding) - (lines - 1) * gap
    let height = max(least, min(metrics.px(56), room / lines)).rounded(.down)
    let inside = Size(width, lines * height + (lines - 1) * gap)
    let middle = Rect(.zero, size).center
    frame =
      Rect(center: middle, Size(inside.width + 2 * padding, inside.height + 2 * padding)).rounded
    surface = Surfaces(context.look).dialog(frame.size)
    let keys = letters.map { LayoutBox<Control>($0.key).height(height) }
    LayoutBox<Control>.column(
      [
        LayoutBox(field).height(height), .grid(keys, columns: columns, spacing: gap),
        foot(height, gap),
      ], spacing: gap
    ).place(in: frame.inset(by: padding))
    if space.frame.width < space.leastWidth { space.title = "" }
  }

  /// Returns the bottom line. The space key fills the width that the other keys leave.
  private func foot(_ side: Double, _ gap: Double) -> LayoutBox<Control> {
    // On a narrow keyboard, the keys with words are narrower and have less padding.
    let width = max(done.leastWidth, shift.leastWidth, side)
    let word = LengthRange(ideal: width, maximum: width)
    return .row(
      [
        LayoutBox(cancel).width(side), LayoutBox(shift).width(word),
        LayoutBox(space).width(LengthRange(side)), LayoutBox(delete).width(side),
        LayoutBox(done).width(word),
      ], spacing: gap
    ).height(side)
  }

  public func draw(into list: inout DisplayList) {
    surface?.draw(into: &list, frame)
    let pad = context.input.device == .gamepad ? context.input.padKind : nil
    delete.glyph = pad?.glyph(of: .x, in: context.look.texts)
    cancel.glyph = pad?.glyph(of: .b, in: context.look.texts)
    field.draw(into: &list)
    panel.draw(into: &list)
  }
}
