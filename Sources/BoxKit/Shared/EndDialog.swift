import Stage

/// The dialog at the end of a game, as high as its content: the winner or outcome, the figures and the buttons.
package final class EndDialog: Scene {
  package let name: String
  /// The frame with the buttons. Set its `onClose` to show the table, and its `onCommand` to perform the table's
  /// commands.
  package let dialog: DialogFrame
  /// Opens the review of the game, on the hint command; `nil` if there is no review.
  package var onLookBack: (() -> Void)?

  private let look: Look
  /// Returns the texts in the current language.
  private let makeWords: () -> EndWords
  private var head: EndHead?
  private var lines: [(line: EndLine, box: Rect)] = []
  private var note = EndNote()

  /// - Parameter say: returns the current texts, at every layout.
  package init(_ name: String, context: StageContext, say: @escaping () -> EndWords) {
    self.name = name
    look = context.look
    makeWords = say
    dialog = DialogFrame(context, .filling)
  }

  /// Lays out the current texts. Call it when they have changed.
  package func refresh() {
    if dialog.frame != .zero { layout(in: look.metrics.size) }
  }

  package var controls: [ControlReport] { dialog.controls }

  package func handle(_ intent: Intent) {
    if intent == .command(.hint), let onLookBack { return onLookBack() }
    dialog.handle(intent)
  }

  package func layout(in size: Size) {
    let words = makeWords()
    // If the texts do not fit, tries them without details, then in short with less spacing, then also without the
    // note, then with small lines.
    var least = words.inShort
    least.note = nil
    var small = least
    for index in small.lines.indices { small.lines[index].isSmall = true }
    let forms = [
      (words, false), (words.withoutDetails, false), (words.inShort, true), (least, true),
      (small, true),
    ]
    for (words, isClose) in forms where layout(words, isClose: isClose) { return }
  }

  /// - Returns: whether everything fits.
  private func layout(_ words: EndWords, isClose: Bool) -> Bool {
    let metrics = look.metrics
    let head = EndHead(words, look)
    self.head = head
    let isSmall = words.lines.contains(where: \.isSmall)
    let close = metrics.line(isSmall ? metrics.small() : metrics.medium())
    let line = isClose ? close : lineHeight(words)
    let (gap, foot) = (metrics.px(16, small: 6), metrics.px(isClose ? 16 : 36, small: 10))
    var needed = 0.0
    let room = dialog.layoutFitted(width: metrics.px(560, small: 400)) { width in
      note = EndNote(words, width: width, look)
      let below = note.height > 0 ? gap + note.height : 0
      needed = head.height(in: width) + gap + line * Double(words.lines.count) + below + foot
      return needed
    }
    var y = head.layout(in: room) + gap
    let least = words.lines.map { $0.leastWidth(look) }.max() ?? 0
    let narrow = room.inset(max(0, (room.width - max(metrics.px(432, small: 376), least)) / 2), 0)
    lines = words.lines.map { entry in
      defer { y += line }
      return (entry, Rect(narrow.x, y, narrow.width, line).rounded)
    }
    note.layout(at: Rect(room.x, (y + gap).rounded(), room.width, note.height), look)
    return room.height >= needed - foot && words.lines.allSatisfy { $0.fits(narrow.width, look) }
  }

  /// Returns the height of a line, which grows with its pictures and with the detail below it.
  private func lineHeight(_ words: EndWords) -> Double {
    let metrics = look.metrics
    let pictures = words.lines.flatMap(\.pictures).map(\.size.height).max() ?? 0
    let usual = (metrics.medium * (metrics.isSmall ? 1.3 : 1.65)).rounded()
    let detail = words.lines.contains { $0.detail != nil } ? metrics.line(metrics.small()) : 0
    return max(usual, pictures + metrics.px(8)) + detail
  }

  package func draw(into list: inout DisplayList) {
    dialog.draw(into: &list) { list in
      head?.draw(into: &list)
      for (line, box) in lines { line.draw(into: &list, in: box, look) }
      note.draw(into: &list, look)
    }
  }
}

/// The texts of the dialog at the end of a game, in the current language.
package struct EndWords {
  /// The winner or the outcome.
  package var title: String
  /// A sentence below the title, such as congratulations.
  package var summary: String?
  /// The emblems above the title, side by side. The pictures of one emblem are drawn on top of each other.
  package var emblems: [[Picture]] = []
  /// The figures of the game.
  package var lines: [EndLine] = []
  /// The rank of the game in its best list, or the reason why it has none.
  package var note: String?
  /// Whether the note is good news and shown in accent.
  package var isNews = false

  package init(
    title: String, summary: String? = nil, emblems: [[Picture]] = [], lines: [EndLine] = [],
    note: String? = nil, isNews: Bool = false
  ) {
    self.title = title
    self.summary = summary
    self.emblems = emblems
    self.lines = lines
    self.note = note
    self.isNews = isNews
  }

  /// The texts without the details below the lines.
  var withoutDetails: EndWords {
    var words = self
    for index in words.lines.indices { words.lines[index].detail = nil }
    return words
  }

  /// The texts without details, summary and emblems.
  var inShort: EndWords {
    var words = withoutDetails
    (words.summary, words.emblems) = (nil, [])
    return words
  }
}
