import GameKernel
import Stage

/// A text field with one line.
///
/// On a gamepad or touch screen, or with an aid, it opens an on-screen keyboard, if `InputContext` has one.
///
/// Enter, A or a click starts editing. Enter, A, Tab, up, down or a click elsewhere ends it. Esc or B restores the
/// previous text. The caret does not blink. On a gamepad without an on-screen keyboard, up and down change the last
/// letter, right adds a letter and left deletes the last one.
public final class TextField: Control {
  /// The text, without the changes of the current editing.
  public private(set) var text: String
  /// The text shown while the field is empty.
  public var placeholder: String
  /// The maximum number of characters.
  public let limit: Int
  /// Called with the text after the player has changed it and ended editing.
  public var onChange: (String) -> Void
  /// Returns the text for Ctrl+V; `nil` for none.
  public var pasteText: () -> String? = { nil }
  /// Returns the square picture that is shown left of the text, from its side in output pixels. Default: `nil`.
  public var makeSign: (Double) -> Picture? = { _ in nil } { didSet { faces = Memo() } }

  /// The text being edited; `nil` while there is none.
  private(set) var edited: EditedText?
  /// Whether an on-screen keyboard edits the text. The arrows of a gamepad then do not change letters.
  private(set) var isOnScreen = false
  /// Whether the last typed text was refused, because no font has its letters. The field says so until it is edited
  /// again.
  public private(set) var isRefused = false
  var faces = Memo<LookKey, TextFieldFaces>()

  /// Creates a text field. Set its `frame` during layout.
  ///
  /// - Precondition: `limit` is above 0.
  public init(
    id: String, context: StageContext, text: String, placeholder: String, limit: Int,
    onChange: @escaping (String) -> Void
  ) {
    precondition(limit > 0, "a field has room for a character")
    self.text = text
    self.placeholder = placeholder
    self.limit = limit
    self.onChange = onChange
    super.init(id: id, context: context)
  }

  /// Whether the field is being edited and gets every key.
  public var isEditing: Bool { edited != nil }

  public override var words: SpokenControl {
    let shown = edited?.text ?? text
    let texts = context.look.texts
    // Translators: Spoken: a text field without text.
    let empty = placeholder.isEmpty ? texts.inContext("field", "empty") : placeholder
    // Translators: Label of a field for a name.
    return SpokenControl(
      tip() ?? texts("Name"), .textField,
      state: isRefused ? refusal : shown.isEmpty ? empty : shown)
  }

  public override var preferredSize: Size {
    let metrics = context.look.metrics
    return Size(metrics.px(200), metrics.height(52))
  }

  public override var focusShape: (frame: Rect, radius: Double) { (frame, 0.28 * frame.height) }

  public override func draw(into list: inout DisplayList) { drawParts(into: &list) }

  public override func activate() -> Bool {
    isRefused = false
    if !requestKeyboard() { edited = EditedText(text, limit: limit) }
    return true
  }

  public override func tapped(at point: Point) {
    isRefused = false
    if requestKeyboard() { return }
    edited = EditedText(text, limit: limit)
    moveCaret(to: point)
  }

  /// Requests an on-screen keyboard for touch, a gamepad or an aid, and returns whether there is one.
  private func requestKeyboard() -> Bool {
    (context.input.isAided || [.gamepad, .touch].contains(context.input.device)) && openKeyboard()
  }

  /// Opens an on-screen keyboard, and returns whether there is one.
  @discardableResult
  public func openKeyboard() -> Bool {
    guard let write = context.input.onTextRequest else { return false }
    finish()
    write(
      TextRequest(text: text, placeholder: placeholder, limit: limit) { [weak self] in
        self?.setText($0)
      })
    return true
  }

  // MARK: On-screen keyboard

  /// Starts editing by an on-screen keyboard, with the caret at the end.
  public func beginWriting() {
    edited = EditedText(text, limit: limit)
    isOnScreen = true
  }

  /// The displayed text, including the changes of the current editing.
  public var written: String { edited?.shown ?? text }

  /// Applies an edit by an on-screen keyboard.
  public func write(_ edit: Intent.Edit) { edited?.apply(edit) }

  /// Ends editing, and calls `onChange` if the text has changed.
  public func finishWriting() { finish() }

  public override var textPlace: Rect? { isEditing ? frame : nil }

  public override var isModal: Bool { isEditing }

  public override func handleModally(_ intent: Intent) -> Bool {
    switch intent {
    case .edit(let edit): edited?.apply(edit)
    case .command(.paste): if let text = pasteText() { edited?.apply(.insert(text)) }
    case .activate: finish()
    case .back: edited = nil
    case .tilt(let direction), .tiltRepeat(let direction): return move(direction)
    case .press(let point), .tap(let point):
      guard targetFrame.contains(point) else { return leave() }
      // During a composition the input method controls the caret.
      if edited?.isComposing == false { moveCaret(to: point) }
    case .scroll, .focusNext, .focusPrevious, .nextTab, .previousTab, .focusSwitch,
      .command(.settings):
      return leave()
    case .hover, .release, .drag, .swipe, .number, .zoom, .leap, .command, .commandRepeat, .sound,
      .speech:
      break
    }
    return true
  }

  /// Acts on an arrow.
  ///
  /// - Returns: whether the arrow was used.
  private func move(_ direction: Direction) -> Bool {
    if edited?.isComposing == true { return true }
    if context.input.device == .gamepad {
      edited?.write(direction, context.look.texts.language)
    } else if direction == .left || direction == .right {
      edited?.step(direction)
    } else {
      return leave()
    }
    return true
  }

  /// Ends editing. Returns `false`, so that the intent goes to other controls.
  private func leave() -> Bool {
    finish()
    return false
  }

  private func finish() {
    edited?.endComposition()
    guard let typed = edited?.text else { return }
    edited = nil
    setText(typed)
  }

  /// The sentence in place of a refused text.
  var refusal: String {
    // Translators: In a field for a name: a letter of it cannot be drawn.
    context.look.texts("No font has these letters")
  }

  private func setText(_ typed: String) {
    // The field of an on-screen keyboard hands its text to another one.
    isRefused = !isOnScreen && !context.look.measurer.isWritable(typed)
    if isRefused { return context.feedback.rumble(.refusal) }
    guard typed != text else { return }
    text = typed
    onChange(typed)
  }

  private func moveCaret(to point: Point) {
    guard let text = edited?.text else { return }
    let x = point.x - textStart
    let places = 0...text.count
    let nearest = places.min { abs(width(of: $0, text) - x) < abs(width(of: $1, text) - x) }
    edited?.move(to: nearest ?? 0)
  }
}
