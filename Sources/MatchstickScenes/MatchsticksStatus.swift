import BoxKit
import GameKernel
import MachineScenes
import MatchstickBoard
import MatchstickGame
import Stage

/// The texts at the table of Matchsticks: whose turn it is, how many matches are left, and a note below the
/// buttons.
final class MatchsticksStatus {
  /// The note below the buttons.
  enum Note: Equatable {
    case rule
    case atMost(Int)
    case hint
    /// The answer to a click on the heap with an index, which has no match.
    case emptyHeap(Int)
    /// How to take matches with the device in use.
    case hands
  }

  private let controller: TableController<Matchsticks>
  private(set) var note = Note.rule
  /// The state before a computer's take whose matches are still leaving, or `nil`.
  private var before: Matchsticks.State?

  private var table: MatchstickTable { controller.table }
  private var look: Look { controller.context.look }

  init(_ controller: TableController<Matchsticks>) { self.controller = controller }

  /// The state that texts and plaques show. It includes a computer's take only after its matches have left.
  var state: Matchsticks.State { before ?? table.state }

  /// Whether the last change has taken a take back.
  private(set) var isUndo = false

  /// Whether the last take is not shown yet.
  var isDelayed: Bool { before != nil }

  /// Follows a change of the game.
  func follow(_ change: Change<Matchsticks>) {
    note = .rule
    isUndo = change.cause == .undo && !change.entersAnotherGame
    let isComputers = change.cause == .move && !table.seating[change.before.toMove].isPerson
    before = isComputers ? change.before : nil
  }

  /// Shows the computer's take that was delayed until its matches had left.
  func release() { before = nil }

  /// Sets the note.
  func show(_ note: Note) { self.note = note }

  /// Removes a note about the most matches in a turn.
  func forgetLimit() {
    if case .atMost = note { note = .rule }
  }

  /// Returns the state of the machine.
  var machine: () -> MachineStatus = { MachineStatus() }

  var words: MatchsticksWords {
    MatchsticksWords(
      texts: look.texts, seating: table.seating, machine: machine().name,
      person: controller.playerName())
  }

  /// Draws whose turn it is and how many matches are left.
  func draw(into list: inout DisplayList, _ areas: MatchsticksAreas) {
    let (metrics, theme) = (look.metrics, look.theme)
    let isCompact = areas.isCompact
    let compactNews = controller.news(
      in: areas.status.width, metrics.small(.medium), lines: 2)
    if isCompact,
      let news = compactNews ?? (note == .rule ? machineSentence(areas) : compactNote(areas))
    {
      return drawInStatus(news, into: &list, areas)
    }
    drawHeadline(into: &list, areas)
    if let news = newsForStatus(areas) {
      let medium = metrics.medium(.semibold)
      let fits = look.measurer.size(of: news, medium).width <= areas.status.width
      return list.text(
        news, fits ? medium : metrics.small(.semibold), theme.accentInk, in: areas.status, .center,
        look: look)
    }
    let style = isCompact ? metrics.small(.medium) : metrics.medium()
    if let teacher = machine().teacher,
      look.measurer.fits(teacher, style, width: areas.status.width)
    {
      return list.text(
        teacher, style, look.theme.mutedInk, in: areas.status, isCompact ? .leading : .center,
        look: look)
    }
    if let ended = words.lastTake(state) {
      // The headline names the winner, so this text is dropped if it does not fit.
      let fitting = look.measurer.fitting(style, to: ended, width: areas.status.width)
      guard look.measurer.size(of: ended, fitting).width <= areas.status.width else { return }
      return list.text(
        ended, style, theme.mutedInk, in: areas.status, isCompact ? .leading : .center,
        look: look)
    }
    list.line(
      countParts(areas, style), in: areas.status, isCompact ? .leading : .center, look: look)
  }

  /// The matches left, and the last take in a lighter style: in the longest words that fit, without the take if there is
  /// no room for it.
  private func countParts(_ areas: MatchsticksAreas, _ style: TextStyle) -> [TextPart] {
    let width = areas.status.width
    let strong =
      areas.isCompact ? look.metrics.small(.semibold) : look.metrics.medium(.semibold)
    let counts = words.counts(state)
    func count(_ room: Double) -> String? {
      counts.first { look.measurer.size(of: $0, strong).width <= room }
    }
    let take = lastTake.map { " · " + words.take($0.move, by: $0.seat, state.layout.form) }
    if let take, let count = count(width - look.measurer.size(of: take, style).width) {
      return [TextPart(count, strong, look.theme.ink), TextPart(take, style, look.theme.mutedInk)]
    }
    return [TextPart(count(width) ?? counts[2], strong, look.theme.ink)]
  }

  /// Draws the rule, or the note in its place if there is no other line for it.
  func drawNote(into list: inout DisplayList, _ areas: MatchsticksAreas) {
    let (metrics, box) = (look.metrics, areas.note)
    guard box.height > 0 else { return }
    let isNews = !areas.isCompact && note != .rule && newsForStatus(areas) != noteText
    let text = isNews ? noteText : rule(areas)
    let usual = areas.isCompact ? metrics.small() : metrics.medium()
    let hasRoom = look.measurer.size(of: text, usual).width <= box.width
    list.text(
      text, hasRoom ? usual : metrics.small(), isNews ? look.theme.accentInk : look.theme.ink,
      in: box, .center, look: look)
  }

  /// Adds the content that determines the layout.
  func want(_ inputs: inout MatchsticksAreas.Inputs) {
    let (metrics, words) = (look.metrics, words)
    func width(_ text: String, _ weight: TextStyle.Weight) -> Double {
      look.measurer.size(of: text, metrics.small(weight)).width / metrics.small
    }
    inputs.name = [Seat.first, .second].map { width(words.name(of: $0), .bold) }.reduce(0, max)
    inputs.rule = width(words.rule(table.setup.layout), .regular)
    inputs.hasPanel = note == .hint && table.state.pairing != nil
    let longest = table.setup.layout.form == .rows ? table.state.groups.max() ?? 0 : 0
    inputs.felt = Double(longest) * RowMarks.leastPitch(metrics)
  }

  /// Returns the news to show above the tray instead of the count, where the player looks. It is `nil` if the news
  /// does not fit there and stays in the note.
  private func newsForStatus(_ areas: MatchsticksAreas) -> String? {
    let (metrics, width) = (look.metrics, areas.status.width)
    if let news = controller.news(in: width, metrics.small(.semibold)) { return news }
    guard !areas.isCompact, note != .rule else { return nil }
    let needed = look.measurer.size(of: noteText, metrics.medium(.semibold)).width
    return needed <= width ? noteText : nil
  }

  /// Draws a note instead of the status if there is no line for notes. Two lines also replace the headline.
  private func drawInStatus(
    _ words: String, into list: inout DisplayList, _ areas: MatchsticksAreas
  ) {
    let style = look.metrics.small(.medium)
    let lines = look.measurer.lines(words, style, width: areas.status.width)
    var box = areas.status
    if lines.count > 1 {
      let height = look.metrics.line(style)
      box = Rect(box.x, areas.headline.union(box).midY.rounded() - height, box.width, height)
    } else {
      drawHeadline(into: &list, areas)
    }
    for line in lines.prefix(2) {
      list.text(line, style, look.theme.accentInk, in: box, look: look)
      box.y += box.height
    }
  }

  /// Draws the headline in large size, or in medium size if it does not fit. If it is still too wide, the player's
  /// name alone replaces it during a game.
  private func drawHeadline(into list: inout DisplayList, _ areas: MatchsticksAreas) {
    let metrics = look.metrics
    let room = areas.headline.width
    var text = machine().training ?? words.headline(state, isPaused: table.isPaused)
    if state.winner == nil, !look.measurer.fits(text, metrics.medium(.bold), width: room) {
      text = words.name(of: state.toMove)
    }
    let isLarge = !areas.isCompact && look.measurer.size(of: text, metrics.large()).width <= room
    list.text(
      text, isLarge ? metrics.large() : metrics.medium(.bold), look.theme.ink,
      in: areas.headline, areas.isCompact ? .leading : .center, look: look)
  }

  /// Returns the machine's sentence for the two lines of a compact status. A longer one gives way to the count and the
  /// last take.
  private func machineSentence(_ areas: MatchsticksAreas) -> String? {
    machine().sentence.flatMap { sentence in
      let lines = look.measurer.lines(
        sentence, look.metrics.small(.medium), width: areas.status.width)
      return lines.count <= 2 ? sentence : nil
    }
  }

  /// Returns the note for the two lines of a compact status. A hint for rows is without its reason if that is too long.
  private func compactNote(_ areas: MatchsticksAreas) -> String {
    let text = noteText
    guard note == .hint, table.state.layout.form == .rows, let best = table.state.bestMove,
      look.measurer.lines(text, look.metrics.small(.medium), width: areas.status.width).count > 2
    else { return text }
    return words.taking(best, table.state)
  }

  var noteText: String {
    return switch note {
    case .rule: words.rule(table.setup.layout)
    case .atMost(let limit): words.atMost(limit)
    case .hint: words.hint(table.state)
    case .emptyHeap(let heap): words.texts.isEmpty(heap: heap)
    case .hands: words.hands(table.setup.layout.form, controller.context.input)
    }
  }

  private func rule(_ areas: MatchsticksAreas) -> String {
    words.rule(table.setup.layout, namesLast: areas.last == nil)
  }

  /// Draws the panel that explains a hint.
  func drawPanel(into list: inout DisplayList, _ areas: MatchsticksAreas, _ board: MatchBoard) {
    guard let frame = areas.panel, let pairing = table.state.pairing else { return }
    PairingPanel(pairing, board, in: frame, look: look).draw(into: &list)
  }

  /// The seat and move of the last take in this game.
  private var lastTake: (seat: Seat, move: Matchsticks.Move)? {
    let shown = table.session.moves.dropLast(isDelayed ? 1 : 0)
    return shown.last.map { (state.toMove.opponent, $0) }
  }
}
