/// A line of text that the player can type.
///
/// By gamepad or finger it is written on a keyboard on the screen, where `StageContext` knows of one.
///
/// Enter, A or a click begins; Enter, A, Tab, up, down or a click elsewhere ends; Esc or B brings
/// back what was there. The caret does not blink. On a gamepad up and down turn the last letter,
/// right adds one, left takes it away.
public final class TextField: Control {
  /// What it says, without what is being typed.
  public private(set) var text: String
  /// What stands there while it says nothing.
  public var placeholder: String
  /// How many characters it takes.
  public let limit: Int
  /// Told the text, when the player has ended with another one.
  public var onChange: (String) -> Void
  /// What Ctrl+V puts in; nil for nothing.
  public var pasteText: () -> String? = { nil }
  /// Makes the picture at the left, for a side in output pixels; nil for none.
  public var makeSign: (Double) -> Picture? = { _ in nil }

  /// What is being typed, nil while nothing is.
  private(set) var edited: EditedText?
  /// Whether keys on the screen write, so that the pad turns no letters.
  private(set) var isOnScreen = false
  var faces = Memo<LookKey, TextFieldFaces>()

  /// - Precondition: there is room for a character.
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

  /// Whether it is being edited, and takes every key.
  public var isEditing: Bool { edited != nil }

  public override var preferredSize: Size {
    let metrics = context.metrics
    return Size(metrics.px(200), metrics.height(52))
  }

  public override var focusShape: (frame: Rect, radius: Double) { (frame, 0.28 * frame.height) }

  public override func draw(into list: inout DisplayList) { drawParts(into: &list) }

  public override func activate() -> Bool {
    if !asksForKeyboard() { edited = EditedText(text, limit: limit) }
    return true
  }

  public override func tapped(at point: Point) {
    if asksForKeyboard() { return }
    edited = EditedText(text, limit: limit)
    moveCaret(to: point)
  }

  /// Lets the text be written on the screen, where no keyboard is in use.
  private func asksForKeyboard() -> Bool {
    guard context.device == .gamepad || context.device == .touch,
      let write = context.onTextRequest
    else { return false }
    write(
      TextRequest(text: text, placeholder: placeholder, limit: limit) { [weak self] in
        self?.take($0)
      })
    return true
  }

  // MARK: Written by others

  /// Begins to be written by keys on the screen, behind what is there.
  public func beginWriting() {
    edited = EditedText(text, limit: limit)
    isOnScreen = true
    write(.moveToEnd)
  }

  /// What is written now.
  public var written: String { edited?.shown ?? text }

  /// Changes what is being written.
  public func write(_ edit: Intent.Edit) { edited?.apply(edit) }

  /// Ends the writing, and tells of another text.
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
      // The place is the input method's until it has ended.
      if edited?.isComposing == false { moveCaret(to: point) }
    case .scroll, .focusNext, .focusPrevious, .focusSwitch, .command(.settings): return leave()
    case .hover, .release, .drag, .swipe, .number, .zoom, .leap, .command, .commandRepeat, .sound:
      break
    }
    return true
  }

  /// - Returns: whether the arrow was used up.
  private func move(_ direction: Direction) -> Bool {
    if edited?.isComposing == true { return true }
    if context.device == .gamepad {
      edited?.write(direction)
    } else if direction == .left || direction == .right {
      edited?.step(direction)
    } else {
      return leave()
    }
    return true
  }

  /// Ends, and leaves to others the intent that asked for it.
  private func leave() -> Bool {
    finish()
    return false
  }

  private func finish() {
    edited?.endComposition()
    guard let typed = edited?.text else { return }
    edited = nil
    take(typed)
  }

  private func take(_ typed: String) {
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
