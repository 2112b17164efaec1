import Stage

/// What is said after a game in a dialog as high as its words: who or what has won, the figures, and how to go on.
package final class EndDialog: Scene {
  package let name: String
  /// Tells when the player wants to see the table, and the commands that are the table's.
  package let dialog: DialogFrame
  /// Called when the player asks by key or pad how the game went; nil where no other dialog tells.
  package var onLookBack: (() -> Void)?

  private let context: StageContext
  /// Made anew for the language of the moment.
  private let say: () -> EndWords
  private var head: EndHead?
  private var lines: [(line: EndLine, box: Rect)] = []
  private var note = EndNote()

  /// - Parameter say: what is to be said now, asked at every layout.
  package init(_ name: String, context: StageContext, say: @escaping () -> EndWords) {
    self.name = name
    self.context = context
    self.say = say
    dialog = DialogFrame(context, .filling)
  }

  /// Says what has become known meanwhile.
  package func refresh() {
    if dialog.frame != .zero { layout(in: context.metrics.size) }
  }

  package var controls: [ControlReport] { dialog.controls }

  package func handle(_ intent: Intent) {
    if intent == .command(.hint), let onLookBack { return onLookBack() }
    dialog.handle(intent)
  }

  package func layout(in size: Size) {
    let words = say()
    // In low and narrow windows less is said, and closer together.
    var least = words.inShort
    least.note = nil
    let forms = [
      (words, false), (words.withoutDetails, false), (words.inShort, true), (least, true),
    ]
    for (words, isClose) in forms where layout(words, isClose: isClose) { return }
  }

  /// - Returns: whether all of it has room.
  private func layout(_ words: EndWords, isClose: Bool) -> Bool {
    let metrics = context.metrics
    let head = EndHead(words, context)
    self.head = head
    let line = isClose ? metrics.line(metrics.medium()) : lineHeight(words)
    let (gap, foot) = (metrics.px(16, small: 6), metrics.px(isClose ? 16 : 36, small: 10))
    var needed = 0.0
    let room = dialog.layoutFitted(width: metrics.px(560, small: 400)) { width in
      note = EndNote(words, width: width, context)
      let below = note.height > 0 ? gap + note.height : 0
      needed = head.height(in: width) + gap + line * Double(words.lines.count) + below + foot
      return needed
    }
    var y = head.layout(in: room) + gap
    let least = words.lines.map { $0.leastWidth(context) }.max() ?? 0
    let narrow = room.inset(max(0, (room.width - max(metrics.px(432, small: 376), least)) / 2), 0)
    lines = words.lines.map { entry in
      defer { y += line }
      return (entry, Rect(narrow.x, y, narrow.width, line).rounded)
    }
    note.layout(at: Rect(room.x, (y + gap).rounded(), room.width, note.height), context)
    return room.height >= needed - foot && words.lines.allSatisfy { $0.fits(narrow.width, context) }
  }

  /// Higher where pictures stand in the lines, or words below them.
  private func lineHeight(_ words: EndWords) -> Double {
    let metrics = context.metrics
    let pictures = words.lines.flatMap(\.pictures).map(\.size.height).max() ?? 0
    let usual = (metrics.medium * (metrics.isSmall ? 1.3 : 1.65)).rounded()
    let detail = words.lines.contains { $0.detail != nil } ? metrics.line(metrics.small()) : 0
    return max(usual, pictures + metrics.px(8)) + detail
  }

  package func draw(into list: inout DisplayList) {
    dialog.draw(into: &list) { list in
      head?.draw(into: &list)
      for (line, box) in lines { line.draw(into: &list, in: box, context) }
      note.draw(into: &list, context)
    }
  }
}

/// What a dialog after a game says, in the language of the moment.
package struct EndWords {
  /// Who has won, or how the game ended.
  package var title: String
  /// Congratulates, or says more, below the title.
  package var summary: String?
  /// Above the title, side by side: pictures that lie upon each other, in the winners' colours.
  package var emblems: [[Picture]] = []
  /// What the game came to.
  package var lines: [EndLine] = []
  /// Where the game stands among others, or why it does not.
  package var note: String?
  /// Whether the note is said in accent.
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

  /// All but what stands in small below the lines.
  var withoutDetails: EndWords {
    var words = self
    for index in words.lines.indices { words.lines[index].detail = nil }
    return words
  }

  /// The title, the lines and the note alone.
  var inShort: EndWords {
    var words = withoutDetails
    (words.summary, words.emblems) = (nil, [])
    return words
  }
}
