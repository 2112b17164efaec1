import BoxKit
import Controls
import Stage

/// The dialog before a race: its size, the opponent, and whether undo is allowed.
final class RaceSetupScene<Module: RacingGame>: Scene {
  let name = "race-setup"
  /// Called when the player closes the dialog.
  var onClose: () -> Void {
    get { dialog.onClose }
    set { dialog.onClose = newValue }
  }
  /// Called with the choices, after ``onClose``.
  var onStart: (RaceSetup) -> Void = { _ in }

  private let look: Look
  private let dialog: DialogFrame
  private let sizes: SegmentedControl
  private let rivals: SegmentedControl
  private let undo: Switch
  /// Returns the opponents for a size.
  private let offered: (Int) -> [RaceRival]
  private var setup: RaceSetup
  private var note: [(text: String, box: Rect)] = []

  init(_ module: Module, _ context: GameContext) {
    let stage = context.stage
    look = stage.look
    dialog = DialogFrame(stage, .filling)
    setup = RaceSetup(size: module.firstRaceSize)
    offered = { [weak module] size in
      let ghosts = module?.ghosts(of: size, context) ?? [:]
      return [.person] + [.fastest, .today].filter { ghosts[$0] != nil }
    }
    sizes = SegmentedControl(
      id: "race-size", context: stage, options: Module.raceSizes, selected: setup.size
    ) { _ in }
    rivals = SegmentedControl(id: "race-rival", context: stage, options: [""], selected: 0) { _ in }
    undo = Switch(id: "race-undo", context: stage, isOn: true, title: "") { _ in }
    undo.onChange = { [weak self] in self?.setup.allowsUndo = $0 }
    sizes.onChange = { [weak self] in self?.choose(size: $0) }
    rivals.onChange = { [weak self] in self?.choose(rival: $0) }
    dialog.above = [sizes, rivals, undo]
    dialog.add(
      "cancel",
      // Translators: Button that closes a dialog and changes nothing.
      title: { texts in texts("Cancel") }, action: { [weak self] in self?.onClose() })
    dialog.add(
      "start",
      // Translators: Button: a race begins.
      title: { texts in texts("Start") }, isPrimary: true, action: { [weak self] in self?.start() })
  }

  private func start() {
    onClose()
    onStart(setup)
  }

  private func choose(size: Int) {
    setup.size = size
    if !offered(size).contains(setup.rival) { setup.rival = .person }
    layout(in: look.metrics.size)
  }

  private func choose(rival: Int) {
    setup.rival = offered(setup.size)[rival]
    layout(in: look.metrics.size)
  }

  func handle(_ intent: Intent) { dialog.handle(intent) }

  var controls: [ControlReport] { dialog.controls }

  private func title(of rival: RaceRival) -> String {
    let texts = look.texts
    return switch rival {
    // Translators: Choice: two persons race.
    case .person: texts("Two players")
    // Translators: Choice: a race against the player's own fastest game.
    case .fastest: texts("Your fastest")
    // Translators: Choice: a race against the player's game of the day.
    case .today: texts.inContext("race", "Today")
    }
  }

  private var sentence: String {
    let texts = look.texts
    return setup.rival == .person
      ? texts("The same deal for both. Each player joins with a key, a gamepad or a tap.")
      : texts("A ghost plays your moves again, at an even pace and in the same time.")
  }

  private enum Part: Hashable { case sizes, rivals, undo, note }

  func layout(in size: Size) {
    let metrics = look.metrics
    let choices = offered(setup.size)
    rivals.options = choices.map(title)
    rivals.show(choices.firstIndex(of: setup.rival) ?? 0)
    // Translators: Spoken before the size of a board: the name of a choice.
    sizes.label = look.texts("Size")
    // Translators: Label of a choice: who plays against the player.
    rivals.label = look.texts("Opponent")
    // Translators: Switch: the players of a race may take moves back.
    undo.title = look.texts("Undo allowed")
    let gap = metrics.px(12, small: 6)
    let style = metrics.small()
    func box(_ width: Double) -> LayoutBox<Part> {
      let lines = Double(look.measurer.lines(sentence, style, width: width).count)
      return .column(
        [
          .space(0), LayoutBox(Part.sizes).height(metrics.height(48, small: 38)),
          LayoutBox(Part.rivals).height(metrics.height(48, small: 38)),
          LayoutBox(Part.note).height(max(2, lines) * metrics.line(style)),
          LayoutBox(Part.undo).height(
            max(undo.height(inWidth: width), metrics.height(44, small: 40))), .space(0),
        ], spacing: gap)
    }
    let room = dialog.layoutFitted(
      // Translators: Title and menu item: two play at once, and the first to finish wins.
      look.texts("Race"), width: metrics.px(600, small: 420), padding: metrics.px(24, small: 12)
    ) { box($0).heights(in: $0).minimum }
    let frames = box(room.width).frames(in: room)
    (sizes.frame, rivals.frame) = (frames[.sizes] ?? .zero, frames[.rivals] ?? .zero)
    undo.frame = frames[.undo] ?? .zero
    let top = frames[.note] ?? .zero
    note = look.measurer.lines(sentence, style, width: room.width).enumerated().map { index, line in
      let height = metrics.line(style)
      return (line, Rect(top.x, top.y + height * Double(index), top.width, height).rounded)
    }
  }

  func draw(into list: inout DisplayList) {
    dialog.draw(into: &list) { list in
      for line in note {
        list.text(
          line.text, look.metrics.small(), look.theme.mutedInk, in: line.box, .center, look: look)
      }
    }
  }
}
