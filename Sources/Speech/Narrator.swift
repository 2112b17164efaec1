import Stage

/// Chooses the texts to speak: it compares the words of the active scene with the last ones.
///
/// Call ``update(_:isDialog:isStill:)`` after each frame. The player's input cancels older texts. Without input, new
/// texts wait for the older ones.
@MainActor public final class Narrator {
  /// Called with each text to speak. `cancels` is `true` if it replaces older texts.
  public var onSay: (_ text: String, _ cancels: Bool) -> Void = { _, _ in }

  private let context: StageContext
  private var texts: Texts { context.look.texts }
  private weak var scene: (any Scene)?
  private var news: [String] = []
  private var focus: (id: String, words: SpokenControl)?
  /// The texts of a page without words of its own, when it was last still.
  private var pageLines: [String] = []
  private var hasInput = true
  /// Whether the player has used a device since the texts of the page were compared.
  private var hasPageInput = false
  private var last = ""
  /// The hints about controls that this page has said.
  private var hints: Set<String> = []
  /// The hints that F6 has said on this page.
  private var placeHints: Set<String> = []
  /// The player's last arrow or Enter; `nil` after the next text.
  private var unanswered: Intent?
  /// Whether the next scene is the first one, which names the commands.
  private var greets = false
  /// The number of times in a row that the player has requested the next text.
  private var requestCount = 0

  /// Creates a narrator without a scene.
  public init(_ context: StageContext) { self.context = context }

  /// The largest number of new lines of a page that are spoken at once. F7 reads the others.
  private static let mostNewLines = 4

  /// Records that the player has used a device.
  public func noteInput(_ intent: Intent) {
    if case .hover = intent { return }
    if intent != .speech(.next) { requestCount = 0 }
    (hasInput, hasPageInput) = (true, true)
    switch intent {
    case .tilt, .activate: unanswered = intent
    default: unanswered = nil
    }
  }

  /// Makes the next scene name its control in focus and the commands, at the start of the program.
  public func greet() { greets = true }

  /// Forgets the scene, so that the next update introduces it.
  public func restart() { (scene, focus, hasInput) = (nil, nil, true) }

  /// Speaks about the changes of the active scene.
  ///
  /// - Parameters:
  ///   - isDialog: whether the scene is a dialog, whose whole message is read.
  ///   - isStill: whether no animation runs. Drawn texts are compared only then.
  public func update(_ scene: any Scene, isDialog: Bool, isStill: Bool) {
    let page = ScenePage(scene)
    let isNew = scene !== self.scene
    var parts: [String] = []
    if isNew {
      // A page draws itself completely only when it has arrived.
      guard isStill || page.hasWords else { return }
      self.scene = scene
      (focus, news, pageLines, hints, placeHints) = (nil, [], page.lines, [], [])
      parts = isDialog && !page.hasWords ? page.lines : page.title
      // A dialog at the end of a game repeats what the table has just said.
      if isDialog, !hasInput { parts.removeAll(where: wasSaid) }
    }
    parts += page.words.news.filter { !news.contains($0) }
    news = page.words.news
    parts += [newFocus(page.focus) ?? greeting(page.focus)].compactMap(\.self)
    // A page says the choice, then what it has changed.
    if !page.hasWords, isStill, !isNew { parts += newLines(page.lines, inDialog: isDialog) }
    if greets { parts.append(commands) }
    greets = false
    if parts.isEmpty, isStill { parts = refusal(page) }
    say(distinct(parts))
  }

  /// Returns the words of the focus at the start, before a keyboard or gamepad is in hand; `nil` later.
  private func greeting(_ focus: (id: String, words: SpokenControl)?) -> String? {
    greets ? focus.map { sentence($0.words) } : nil
  }

  /// Returns the answer to an arrow or Enter that has changed nothing, so that no key is silent.
  private func refusal(_ page: ScenePage) -> [String] {
    defer { unanswered = nil }
    guard let intent = unanswered, context.input.device.showsFocus else { return [] }
    let words = page.focus?.words
    let isChoice = words.map { [.choice, .slider].contains($0.role) } ?? false
    if intent == .activate {
      return [isChoice ? words?.state : page.words.refusal].compactMap(\.self)
    }
    if let edge = page.words.unchanged { return [edge] }
    guard let words else { return [] }
    if words.role == .plain, !words.notes.isEmpty { return words.notes }
    return [isChoice ? words.state ?? "" : sentence(words)]
  }

  /// Returns whether the last text has a sentence.
  private func wasSaid(_ sentence: String) -> Bool {
    " \(last)".contains(" \(voiced([sentence]))")
  }

  /// Leaves out each text that another one contains.
  private func distinct(_ parts: [String]) -> [String] {
    parts.enumerated().filter { index, part in
      !parts.enumerated().contains { other, text in
        other != index && text.contains(part) && (text != part || other < index)
      }
    }.map(\.element)
  }

  /// Returns the lines that have appeared on a page, if they are few. A dialog learns more without the player.
  private func newLines(_ lines: [String], inDialog: Bool) -> [String] {
    defer { (pageLines, hasPageInput) = (lines, false) }
    guard lines != pageLines, hasPageInput || inDialog else { return [] }
    return Array(lines.filter { !pageLines.contains($0) }.prefix(Self.mostNewLines))
  }

  /// Returns the words of the focus: the control if it is another one, or its changed state.
  private func newFocus(_ next: (id: String, words: SpokenControl)?) -> String? {
    guard context.input.device.showsFocus else {
      focus = nil
      return nil
    }
    guard let next else { return nil }
    defer { focus = next }
    let group = next.words.group == focus?.words.group ? nil : next.words.group
    guard let focus, focus.id == next.id, focus.words.name == next.words.name, group == nil else {
      return [group, sentence(next.words), newHint(next.words)].compactMap(\.self).sentences
    }
    let (old, new) = (focus.words, next.words)
    if new.isToldByNews { return nil }
    let notes = new.notes.filter { !old.notes.contains($0) }
    // A note that has gone, such as “Not chosen yet”, confirms the state.
    let isConfirmed = notes.isEmpty && new.notes != old.notes
    let state = new.state == old.state && !isConfirmed ? nil : new.state
    let hint = new == old ? nil : newHint(new)
    let changes = [state].compactMap(\.self) + notes + [hint].compactMap(\.self)
    return changes.isEmpty ? nil : changes.sentences
  }

  /// Returns the hint about a control the first time on a page.
  private func newHint(_ words: SpokenControl) -> String? {
    words.hint.flatMap { hints.insert($0).inserted ? $0 : nil }
  }

  /// Performs a command of the player.
  public func perform(_ command: Intent.SpeechCommand, _ scene: any Scene) {
    hasInput = true
    let page = ScenePage(scene)
    switch command {
    case .toggle: break
    case .again: say([last])
    case .place:
      let state = page.hasWords ? page.words.place : Array(page.lines.dropFirst().prefix(3))
      let hint = page.focus?.words.hint.flatMap { placeHints.insert($0).inserted ? $0 : nil }
      let focus = page.focus.map { [$0.words.group, sentence($0.words), hint] } ?? []
      say(distinct(page.title + state + focus.compactMap(\.self)))
      if let hint { hints.insert(hint) }
      if context.input.device.showsFocus { self.focus = page.focus }
    case .board:
      let board = page.words.board
      say(board.isEmpty ? page.freeLines + page.operated.map(sentence) : board)
    case .next:
      let texts: [Intent.SpeechCommand] = [.again, .place, .board]
      perform(texts[requestCount % texts.count], scene)
      requestCount += 1
    }
  }

  /// Announces that speech is on or off.
  public func announce(isOn: Bool) {
    hasInput = true
    say(
      isOn
        // Translators: Spoken when the player has switched speech on.
        ? [texts("Speech on"), commands]
        // Translators: Spoken when the player has switched speech off.
        : [texts("Speech off")])
  }

  /// The sentence about the commands for listeners.
  private var commands: String {
    guard context.input.device != .gamepad else {
      return texts(
        "The left stick, pressed, and the menu More repeat this, say where you are and read the board."
      )
    }
    let keys = [("again", 5), ("place", 6), ("board", 7), ("speech", 4)].map { name, number in
      (name, texts.key(.function(number)))
    }
    return texts(
      // Translators: Spoken when speech was switched on. All are keys, such as “F5”.
      "{again} repeats this, {place} says where you are, {board} reads the board, {speech} turns speech off.",
      Dictionary(uniqueKeysWithValues: keys))
  }

  private func voiced(_ parts: [String]) -> String {
    texts.capitalized(texts.spoken(signs: parts.sentences))
  }

  private func say(_ parts: [String]) {
    let text = voiced(parts)
    guard !text.isEmpty else { return }
    unanswered = nil
    last = text
    onSay(text, hasInput)
    hasInput = false
  }

  private func sentence(_ control: SpokenControl) -> String {
    // A control without a name is named by its state.
    var (name, role, state) = (control.name, role(control.role), control.state)
    if name.hasSuffix(".") { name.removeLast() }
    let parts = name.isEmpty ? [state, role] : [name, role, state]
    let words = parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
    return ([words] + control.notes).sentences
  }

  private func role(_ role: SpokenControl.Role) -> String? {
    switch role {
    // Translators: Spoken after the name of a control: its kind.
    case .button: texts.inContext("control", "button")
    // Translators: Spoken after the name of a control: its kind.
    case .switchButton: texts.inContext("control", "switch")
    // Translators: Spoken after the name of a control: its kind.
    case .slider: texts.inContext("control", "slider")
    // Translators: Spoken after the name of a control: its kind. Left and right choose one of several options.
    case .choice: texts.inContext("control", "choice")
    // Translators: Spoken after the name of a control: its kind.
    case .list: texts.inContext("control", "list")
    // Translators: Spoken after the name of a control: its kind.
    case .textField: texts.inContext("control", "text field")
    // Translators: Spoken after the name of a control: its kind. It opens a list.
    case .menu: texts.inContext("control", "menu")
    case .plain: nil
    }
  }
}

/// The words, the texts and the focus of a scene at one moment.
@MainActor private struct ScenePage {
  let words: SpokenScene
  /// The drawn texts outside of the controls, the title first.
  let lines: [String]
  let focus: (id: String, words: SpokenControl)?
  private let scene: any Scene
  private let controls: [ControlReport]

  init(_ scene: any Scene) {
    self.scene = scene
    words = scene.spoken
    controls = scene.controls
    focus = controls.last { $0.words != nil }.flatMap { report in
      report.words.map { (report.id, $0) }
    }
    lines = words.title == nil ? Self.lines(of: scene, outside: controls.map(\.frame)) : []
  }

  private static func lines(of scene: any Scene, outside areas: [Rect]) -> [String] {
    var list = DisplayList()
    scene.draw(into: &list)
    return list.lines(outside: areas)
  }

  /// The controls that say more than they draw, such as switches, with their words.
  private var speakers: [(frame: Rect, words: SpokenControl)] {
    controls.compactMap { report in
      guard let words = report.speaker?.words, ![.plain, .list].contains(words.role) else {
        return nil
      }
      return (report.frame, words)
    }
  }

  /// The drawn texts but those of ``operated``, such as paragraphs, rows and charts.
  var freeLines: [String] { Self.lines(of: scene, outside: speakers.map(\.frame)) }

  /// The buttons, switches, sliders and choices in words, in their order.
  var operated: [SpokenControl] { speakers.map(\.words) }

  /// Whether the scene has words of its own.
  var hasWords: Bool { words.title != nil }

  var title: [String] { [words.title ?? lines.first].compactMap(\.self) }
}
