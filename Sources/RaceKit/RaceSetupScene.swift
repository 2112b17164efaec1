import BoxKit
import Controls
import PlayLog
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

  private let stage: StageContext
  private let dialog: DialogFrame
  private let sizes: SegmentedControl
  private let rivals: SegmentedControl
  private let undo: Switch
  /// The choices of the players, one for each side; empty in a box whose players have no names.
  private var players: [DropDown] = []
  /// Returns the opponents for a size.
  private let offered: (Int) -> [RaceRival]
  private var setup: RaceSetup
  private var note: [(text: String, box: Rect)] = []

  init(_ module: Module, _ context: GameContext) {
    stage = context.stage
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
    let (look, profile) = (stage.look, context.log.profile)
    let names = context.services.playerNames().filter {
      look.measurer.shows($0, look.metrics.small())
    }
    setup.names = RaceNames(names, current: profile?.name)
    // One player alone with a gamepad can race only against a ghost.
    if stage.input.device == .gamepad, offered(setup.size).contains(.fastest) {
      setup.rival = .fastest
    }
    remakeControls()
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

  private var look: Look { stage.look }
  private var showsPlayers: Bool { setup.rival == .person && setup.names.hasChoice }

  /// Makes the choices of the players again, since a player races on one side only.
  private func remakeControls() {
    players = setup.names.hasChoice ? [0, 1].map(makePlayer) : []
    dialog.above = [sizes, rivals] + players + [undo]
  }

  private func makePlayer(_ side: Int) -> DropDown {
    let (names, look) = (setup.names, look)
    let choices = names.choices(of: side)
    let usual = RaceWords.usualName(side, look.texts)
    let control = DropDown(
      id: "race-player-\(side + 1)", context: stage, source: ArrayListSource([usual] + choices),
      selected: choices.firstIndex { $0 == names[side] }.map { $0 + 1 } ?? 0
    ) { [weak self] row in
      self?.setup.names.choose(row == 0 ? nil : choices[row - 1], for: side)
      self?.remakeControls()
      self?.layout(in: look.metrics.size)
    }
    control.tip = { RaceWords.usualName(side, look.texts) }
    return control
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

  private func sentence(_ rival: RaceRival) -> String {
    let texts = look.texts
    return rival == .person
      ? texts("The same deal for both. Each player joins with a key, a gamepad, a click or a tap.")
      : texts("A ghost plays your moves again, at an even pace and in the same time.")
  }

  private var noteStyle: TextStyle {
    look.metrics.isSmall ? look.metrics.small() : look.metrics.medium()
  }

  private enum Part: Hashable {
    case sizes, rivals, undo, note
    case player(Int)
  }

  func layout(in size: Size) {
    let metrics = look.metrics
    let choices = offered(setup.size)
    rivals.options = choices.map(title)
    rivals.show(choices.firstIndex(of: setup.rival) ?? 0)
    // Without a ghost there is nothing to choose.
    rivals.isHidden = choices.count == 1
    // Translators: Spoken before the size of a board: the name of a choice.
    sizes.label = look.texts("Size")
    // Translators: Label of a choice: who plays against the player.
    rivals.label = look.texts("Opponent")
    // Translators: Switch: the players of a race may take moves back.
    undo.title = look.texts("Undo allowed")
    for player in players { player.isHidden = !showsPlayers }
    // Translators: Title and menu item: two play at once, and the first to finish wins.
    let title = look.texts("Race")
    func room(isLow: Bool) -> Rect {
      dialog.layoutFitted(
        title, width: metrics.px(600, small: 420), padding: metrics.px(isLow ? 12 : 24, small: 12)
      ) { box($0, isLow: isLow).heights(in: $0).minimum }
    }
    var inside = room(isLow: false)
    let isLow = inside.height < box(inside.width, isLow: false).heights(in: inside.width).minimum
    if isLow { inside = room(isLow: true) }
    let frames = box(inside.width, isLow: isLow).frames(in: inside)
    (sizes.frame, rivals.frame) = (frames[.sizes] ?? .zero, frames[.rivals] ?? .zero)
    undo.frame = frames[.undo] ?? .zero
    for (side, player) in players.enumerated() { player.frame = frames[.player(side)] ?? .zero }
    note = frames[.note].map(lines) ?? []
  }

  /// Returns the rows of the dialog. It has the same height for all opponents.
  ///
  /// - Parameter isLow: whether the rows are as low as possible, without the sentence, which the boards tell too.
  private func box(_ width: Double, isLow: Bool) -> LayoutBox<Part> {
    let metrics = look.metrics
    let gap = metrics.px(isLow ? 4 : 16, small: 4)
    let row = metrics.height(isLow ? 40 : 48, small: 38)
    let rows: [Part] = rivals.isHidden ? [.sizes] : [.sizes, .rivals]
    var boxes = rows.map { LayoutBox($0).height(row) }
    if showsPlayers {
      let choices = players.indices.map { side in
        LayoutBox(Part.player(side)).width(LengthRange(0, ideal: width / 2)).height(row)
      }
      let areBeside = players.allSatisfy { 2 * $0.leastWidth + gap <= width }
      boxes += areBeside ? [.row(choices, spacing: gap)] : choices
    }
    if !isLow, !showsPlayers || !metrics.isSmall {
      let lines = offered(setup.size).map {
        look.measurer.lines(sentence($0), noteStyle, width: width).count
      }
      let height = Double(lines.max() ?? 1) * metrics.line(noteStyle)
      boxes.append(LayoutBox(Part.note).height(height))
    }
    let height = max(undo.height(inWidth: width), metrics.height(44, small: 40))
    boxes.append(LayoutBox(Part.undo).height(height))
    let margin = LayoutBox<Part>.space(gap)
    return .column([margin] + boxes + [margin], spacing: gap)
  }

  private func lines(in frame: Rect) -> [(text: String, box: Rect)] {
    let style = noteStyle
    let height = look.metrics.line(style)
    return look.measurer.lines(sentence(setup.rival), style, width: frame.width).enumerated().map {
      ($1, Rect(frame.x, frame.y + height * Double($0), frame.width, height).rounded)
    }
  }

  func draw(into list: inout DisplayList) {
    dialog.draw(into: &list) { list in
      for line in note {
        list.text(
          line.text, noteStyle, look.theme.mutedInk, in: line.box, .center, look: look)
      }
    }
  }
}
