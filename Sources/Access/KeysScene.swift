import BoxKit
import Controls
import Stage

/// The page where the player gives actions other keys.
///
/// A button of each action shows its key. After a press of the button, the next key is the new one. The former action
/// of that key gets the key that is now free, so every action always has one.
public final class KeysScene: Scene {
  public let name = "keys"
  /// Called when the player goes back.
  public var onBack: () -> Void = {}

  private let context: StageContext
  private let settings: SettingsModel
  private let panel: ControlPanel
  private let scroll: ScrollArea
  private let head: PageHead
  private let reset: Button
  private var buttons: [(action: KeyAction, button: Button)] = []
  /// The usual key of the action that gets the next key; `nil` while none does.
  private var waiting: Key?
  /// The result of the last change, in words.
  private var message = ""
  private var messageLines: (lines: [String], box: Rect) = ([], .zero)

  private var texts: Texts { context.look.texts }
  private var keys: KeyMap { texts.keys }

  /// Creates the page.
  public init(_ settings: SettingsModel, context: StageContext) {
    (self.settings, self.context) = (settings, context)
    panel = ControlPanel(context: context)
    scroll = ScrollArea(look: context.look)
    panel.scrollArea = scroll
    head = PageHead(context: context)
    reset = Button(id: "usual-keys", context: context, title: "") {}
    head.onBack = { [weak self] in self?.onBack() }
    reset.action = { [weak self] in self?.resetKeys() }
    buttons = KeyAction.all(context.look.texts).map { action in
      let id = "key-\(action.usual.name)"
      let button = Button(id: id, context: context, title: "") { [weak self] in
        self?.press(action.usual)
      }
      button.tip = { nil }
      return (action, button)
    }
    panel.controls = [head.back, reset] + buttons.map(\.button)
    panel.focus(id: buttons.first?.button.id)
  }

  // MARK: Changing keys

  /// Waits for the key of an action. A second press of its button, as with A of a gamepad, ends the wait.
  private func press(_ usual: Key) {
    waiting = waiting == usual ? nil : usual
    message = ""
    relayout()
  }

  public func handleInput(_ event: InputEvent.Kind) {
    guard let usual = waiting else { return }
    switch event {
    // The key labelled Esc always cancels, even if another key has its action.
    case .keyDown(.escape, _, _): end("")
    case .keyDown(let key, _, false): give(key, to: usual)
    default: break
    }
  }

  private func give(_ key: Key, to usual: Key) {
    var changed = keys
    let former = changed.meaning(of: key)
    changed.set(key, for: usual)
    let loser = buttons.first { $0.action.usual == former && former != usual }?.action
    store(changed)
    end(
      loser.map {
        texts(
          // Translators: After a key was given to an action. {action} had that key before, and now has {key}.
          "That key was in use. {action} now has {key}.",
          ["action": $0.name, "key": texts.key($0.usual)])
      } ?? "")
  }

  private func end(_ words: String) {
    waiting = nil
    message = words
    relayout()
  }

  private func resetKeys() {
    store(KeyMap())
    end(texts("All keys are as usual again."))
  }

  private func store(_ keys: KeyMap) {
    context.look.texts.keys = keys
    settings.change { $0.access.keys = keys.names }
  }

  // MARK: Scene

  public func handle(_ intent: Intent) {
    if waiting != nil, intent == .back || intent.direction != nil {
      end("")
      if intent == .back { return }
    }
    if panel.handle(intent) { return }
    switch intent {
    case .tap: if waiting != nil { end("") }
    case .back: onBack()
    default: break
    }
  }

  public var controls: [ControlReport] { panel.reports }

  public var inputNeeds: InputNeeds {
    var needs = InputNeeds()
    needs.takesKeys = waiting != nil
    return needs
  }

  public var spoken: SpokenScene {
    SpokenScene(texts("Keys"), news: [message].filter { !$0.isEmpty }, place: [hint])
  }

  private var hint: String {
    texts("Choose an action, then press its new key. Esc keeps the old one.")
  }

  public func willDisappear() { waiting = nil }

  // MARK: Layout and drawing

  private func relayout() { layout(in: context.look.metrics.size) }

  public func layout(in size: Size) {
    let metrics = context.look.metrics
    // Translators: Button: all actions get their usual keys.
    reset.title = texts("Usual keys")
    reset.isEnabled = !keys.isUsual
    for (action, button) in buttons {
      let isWaiting = waiting == action.usual
      button.isPrimary = isWaiting
      // Translators: On the button of an action while the program waits for its new key.
      let key = isWaiting ? texts("press a key…") : texts.key(action.usual)
      button.title = "\(action.name): \(key)"
    }
    // Translators: Title of the page where the player gives actions other keys, and button that opens it.
    let room = head.layout(title: texts("Keys"), controls: [reset]).rounded
    head.nameBack(texts("Back"))
    let gap = metrics.px(12, small: 6)
    let style = metrics.small()
    let lines = context.look.measurer.wrapped(
      message.isEmpty ? hint : message, style, width: room.width)
    let height = metrics.line(style) * Double(lines.count)
    messageLines = (lines, Rect(room.x, room.y, room.width, height))
    layoutButtons(Rect(room.x, room.y + height + gap, room.width, room.height - height - gap), gap)
  }

  /// Places the buttons in as many columns as their titles allow, three at most.
  private func layoutButtons(_ room: Rect, _ gap: Double) {
    let metrics = context.look.metrics
    let controls = buttons.map(\.button)
    let width = controls.map(\.leastWidth).max() ?? 0
    let columns = max(1, min(3, Int((room.width + gap) / (width + gap))))
    let boxes = controls.map { LayoutBox<Control>($0).height(metrics.height(52, small: 40)) }
    let grid = LayoutBox<Control>.grid(boxes, columns: columns, spacing: gap)
    let height = grid.heights(in: room.width).minimum
    grid.place(in: Rect(room.x, room.y, room.width, height))
    scroll.layoutPage(in: room, height: height, controls: controls, focused: panel.focused)
  }

  public func draw(into list: inout DisplayList) {
    let (look, metrics) = (context.look, context.look.metrics)
    head.draw(into: &list)
    list.lines(
      messageLines.lines, metrics.small(), message.isEmpty ? look.theme.mutedInk : look.theme.ink,
      in: messageLines.box, .center, look: look)
    panel.draw(into: &list)
  }
}
