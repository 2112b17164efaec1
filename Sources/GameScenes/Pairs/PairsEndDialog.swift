import GameKernel
import PairsGame
import Stage

/// What is said after a game of Pairs, over its table: who won, what each has, and how to go on.
final class PairsEndDialog: Scene {
  let name = "pairs-end"
  var onMenu: () -> Void = {}
  var onNewGame: () -> Void = {}
  /// Called when the player asks for the best results; not offered where nil.
  var onResults: (() -> Void)? { didSet { arrangeControls() } }
  /// Called when the player wants to see the table.
  var onClose: () -> Void = {}
  /// Hears the commands that are the table's, such as undo.
  var onCommand: (Intent.Command) -> Void = { _ in }

  private let table: PairsTable
  private let place: ResultPlace?
  private let context: StageContext
  private let panel: ControlPanel
  private let menu: Button
  private let results: Button
  private let newGame: Button
  private var frame = Rect.zero
  private var surface: Surface?
  private var title = Rect.zero
  private var lines: [(line: PairsEndLine, box: Rect, sign: Picture?)] = []
  private var note: [(text: String, box: Rect)] = []

  init(table: PairsTable, place: ResultPlace?, context: StageContext) {
    self.table = table
    self.place = place
    self.context = context
    panel = ControlPanel(context: context)
    menu = Button(id: "menu", context: context, title: "") {}
    results = Button(id: "results", context: context, title: "") {}
    newGame = Button(id: "new-game", context: context, title: "", isPrimary: true) {}
    menu.action = { [weak self] in self?.onMenu() }
    results.action = { [weak self] in self?.onResults?() }
    newGame.action = { [weak self] in self?.onNewGame() }
    arrangeControls()
    panel.focus(id: newGame.id)
  }

  private var words: PairsWords { PairsWords(texts: context.texts, seats: table.seats) }

  /// From left to right, in the order of the focus.
  private var buttons: [Button] {
    onResults == nil || table.state.seatCount > 1 ? [menu, newGame] : [menu, results, newGame]
  }

  private func arrangeControls() { panel.controls = buttons }

  var controls: [ControlReport] { panel.reports }

  func handle(_ intent: Intent) {
    if panel.handle(intent) { return }
    switch intent {
    case .back: onClose()
    case .command(let command) where command != .hint: onCommand(command)
    case .commandRepeat(let command): onCommand(command)
    default: break
    }
  }

  func draw(into list: inout DisplayList) {
    let (metrics, theme, measurer) = (context.metrics, context.theme, context.measurer)
    surface?.draw(into: &list, frame)
    list.text(
      words.end(table.state), titleStyle, theme.ink, in: title, .center, measuredBy: measurer)
    for (line, box, sign) in lines {
      var room = box
      if let sign {
        list.picture(sign, at: Point(box.x, (box.midY - sign.size.height / 2).rounded()))
        let taken = sign.size.width + metrics.px(12)
        room = Rect(box.x + taken, box.y, box.width - taken, box.height)
      }
      let weight: TextStyle.Weight = line.isStrong ? .bold : .regular
      let number = measurer.size(of: line.number, metrics.medium(.bold)).width
      list.text(
        line.number, metrics.medium(.bold), theme.ink, in: room, .trailing, measuredBy: measurer)
      room.width -= number + metrics.px(16)
      list.text(
        line.word, metrics.medium(weight), line.isStrong ? theme.ink : theme.mutedInk, in: room,
        measuredBy: measurer)
    }
    let noteInk = place == nil ? theme.mutedInk : theme.accentInk
    for (text, box) in note {
      list.text(text, noteStyle, noteInk, in: box, .center, measuredBy: measurer)
    }
    panel.draw(into: &list)
  }

  /// Where the game stands in the best list, or why it cannot.
  private var noteText: String? {
    if let place { return place.words(context.texts) }
    guard table.state.seatCount == 1, !table.isDemonstration, !table.canHaveResult else {
      return nil
    }
    return table.wasUndone
      ? context.texts("Not in the best list: a turn was undone.")
      : context.texts("Not in the best list: these cards were known.")
  }

  private var noteStyle: TextStyle {
    let metrics = context.metrics
    return place == nil ? metrics.small() : metrics.medium(.medium)
  }

  private var titleStyle: TextStyle {
    let metrics = context.metrics
    let width = context.measurer.size(of: words.end(table.state), metrics.large()).width
    return metrics.isSmall || width > title.width ? metrics.medium(.bold) : metrics.large()
  }
}

extension PairsEndDialog {
  func layout(in size: Size) {
    let (metrics, measurer) = (context.metrics, context.measurer)
    setTitles()
    let padding = metrics.px(40, small: 12)
    let natural = buttons.map(\.preferredSize.width).reduce(0, +)
    let gap = metrics.px(16, small: 8)
    let wanted = max(metrics.px(480), natural + gap * Double(buttons.count - 1) + 2 * padding)
    let width = min(size.width - 2 * metrics.margin, wanted).rounded()
    let content = PairsEndLine.lines(of: table, words)
    let noteLines =
      noteText.map { measurer.lines($0, noteStyle, width: width - 2 * padding) } ?? []
    let (head, line) = (
      metrics.line(metrics.isSmall ? metrics.medium(.bold) : metrics.large()),
      (metrics.medium * (metrics.isSmall ? 1.3 : 1.7)).rounded()
    )
    let noteLine = metrics.line(noteStyle)
    let height =
      2 * padding + head + gap + line * Double(content.count) + noteLine * Double(noteLines.count)
      + (noteLines.isEmpty ? 0 : gap) + gap + metrics.dialogButtonHeight
    frame =
      Rect(center: Rect(.zero, size).center, Size(width, min(height, size.height - 8))).rounded
    surface = Surfaces(context).dialog(frame.size)
    let inside = frame.inset(by: padding)
    title = Rect(inside.x, inside.y, inside.width, head)
    let narrow = inside.inset(max(0, (inside.width - metrics.px(400)) / 2), 0)
    var y = title.maxY + gap
    lines = content.map { entry in
      let box = Rect(narrow.x, y, narrow.width, line).rounded
      y += line
      let side = (0.7 * metrics.medium).rounded()
      return (entry, box, entry.sign?.picture(side: side, context))
    }
    if !noteLines.isEmpty { y += gap }
    note = noteLines.map { text in
      defer { y += noteLine }
      return (text, Rect(inside.x, y, inside.width, noteLine))
    }
    layoutButtons(in: inside, gap: gap)
  }

  private func setTitles() {
    let texts = context.texts
    menu.title = texts("Menu")
    results.title = texts("Best results")
    newGame.title = texts("Play again")
  }

  /// Side by side over the whole width, each as wide as its words ask for.
  private func layoutButtons(in inside: Rect, gap: Double) {
    let height = context.metrics.dialogButtonHeight
    let row = Rect(inside.x, inside.maxY - height, inside.width, height)
    let parts = buttons.map(\.preferredSize.width)
    for (button, frame) in zip(buttons, PairsAreas.row(row, parts, gap: gap)) {
      button.frame = frame
    }
  }
}

/// One line of what a game has come to: a player's pairs, or a figure of one who played alone.
struct PairsEndLine {
  let word: String
  let number: String
  /// Whether it stands out: a winner's.
  let isStrong: Bool
  /// Of a player.
  let sign: SeatSign?

  /// The players in the order of their pairs, or flips, par and time.
  static func lines(of table: PairsTable, _ words: PairsWords) -> [PairsEndLine] {
    let (state, texts) = (table.state, words.texts)
    guard state.seatCount == 1 else {
      let order = state.pairsTaken.indices.sorted {
        (-state.pairsTaken[$0], $0) < (-state.pairsTaken[$1], $1)
      }
      return order.map { index in
        PairsEndLine(
          word: words.name(of: Seat(index)), number: String(state.pairsTaken[index]),
          isStrong: state.winners.contains(Seat(index)),
          sign: SeatSign(rawValue: table.seats[index].colour))
      }
    }
    func line(_ word: String, _ number: String) -> PairsEndLine {
      PairsEndLine(word: word, number: number, isStrong: false, sign: nil)
    }
    return [
      line(texts("Flips"), String(state.flips)),
      line(texts("Par"), String(Int((table.par ?? 0).rounded()))),
      line(texts("Time"), table.sheet.elapsed.clockText),
    ]
  }
}
