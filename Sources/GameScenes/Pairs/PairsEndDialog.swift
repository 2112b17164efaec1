import GameKernel
import PairsGame
import Stage

/// What is said after a game of Pairs, over its table: who won, what each has, and how to go on.
final class PairsEndDialog: Scene {
  let name = "pairs-end"
  /// Tells when the player wants to see the table, and the commands that are the table's.
  let dialog: DialogFrame

  private let table: PairsTable
  private let place: ResultPlace?
  private let context: StageContext
  private var lines: [(line: PairsEndLine, box: Rect, sign: Picture?)] = []
  private var note: [String] = []
  private var noteBox = Rect.zero

  /// - Parameter onResults: called when the player asks for the best results; not offered where nil.
  init(
    table: PairsTable, place: ResultPlace?, context: StageContext, onMenu: @escaping () -> Void,
    onResults: (() -> Void)?, onNewGame: @escaping () -> Void
  ) {
    self.table = table
    self.place = place
    self.context = context
    dialog = DialogFrame(context, .filling)
    dialog.add("menu", title: { texts in texts("Menu") }, action: onMenu)
    if let onResults, table.state.seatCount == 1 {
      dialog.add("results", title: { texts in texts("Best results") }, action: onResults)
    }
    dialog.add(
      "new-game", title: { texts in texts("Play again") }, isPrimary: true, action: onNewGame)
  }

  private var words: PairsWords { PairsWords(texts: context.texts, seats: table.seats) }

  var controls: [ControlReport] { dialog.controls }

  func handle(_ intent: Intent) { dialog.handle(intent) }

  func layout(in size: Size) {
    let (metrics, measurer) = (context.metrics, context.measurer)
    let gap = metrics.px(16, small: 8)
    let content = PairsEndLine.lines(of: table, words)
    let line = (metrics.medium * (metrics.isSmall ? 1.3 : 1.7)).rounded()
    let noteLine = metrics.line(noteStyle)
    let room = dialog.layoutFitted(words.end(table.state), width: metrics.px(480)) { width in
      note = noteText.map { measurer.lines($0, noteStyle, width: width) } ?? []
      return 2 * gap + line * Double(content.count) + noteLine * Double(note.count)
        + (note.isEmpty ? 0 : gap)
    }
    let narrow = room.inset(max(0, (room.width - metrics.px(400)) / 2), 0)
    var y = room.y + gap
    lines = content.map { entry in
      let box = Rect(narrow.x, y, narrow.width, line).rounded
      y += line
      let side = (0.7 * metrics.medium).rounded()
      return (entry, box, entry.sign?.picture(side: side, context))
    }
    noteBox = Rect(room.x, y + gap, room.width, noteLine * Double(note.count))
  }

  func draw(into list: inout DisplayList) {
    dialog.draw(into: &list) { list in
      for (line, box, sign) in lines { line.draw(into: &list, in: box, sign, context) }
      let ink = place == nil ? context.theme.mutedInk : context.theme.accentInk
      list.lines(note, noteStyle, ink, in: noteBox, .center, context: context)
    }
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
}

/// One line of what a game has come to: a player's pairs, or a figure of one who played alone.
struct PairsEndLine {
  let word: String
  let number: String
  /// Whether it stands out: a winner's.
  let isStrong: Bool
  /// Of a player.
  let sign: SeatSign?

  /// Its sign and word at the left and its number at the right.
  func draw(
    into list: inout DisplayList, in box: Rect, _ sign: Picture?, _ context: StageContext
  ) {
    let (metrics, theme, measurer) = (context.metrics, context.theme, context.measurer)
    var room = box
    if let sign {
      list.picture(sign, at: Point(box.x, (box.midY - sign.size.height / 2).rounded()))
      let taken = sign.size.width + metrics.px(12)
      room = Rect(box.x + taken, box.y, box.width - taken, box.height)
    }
    let figures = metrics.medium(.bold)
    list.text(number, figures, theme.ink, in: room, .trailing, measuredBy: measurer)
    room.width -= measurer.size(of: number, figures).width + metrics.px(16)
    list.text(
      word, isStrong ? figures : metrics.medium(), isStrong ? theme.ink : theme.mutedInk,
      in: room, measuredBy: measurer)
  }

  /// The players in the order of their pairs, or flips, par and time.
  static func lines(of table: PairsTable, _ words: PairsWords) -> [PairsEndLine] {
    let state = table.state
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
    return words.figures(table).map {
      PairsEndLine(word: $0.word, number: $0.number, isStrong: false, sign: nil)
    }
  }
}
