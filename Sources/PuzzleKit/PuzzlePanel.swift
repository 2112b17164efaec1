import BoxKit
import Controls
import Stage

/// The task of a puzzle and the player's figures on a panel.
struct PuzzlePanel {
  /// A number with its label and a detail.
  struct Figure: Hashable {
    let label: String
    let number: String
    let detail: String
  }

  /// The judgement that colours the sentence.
  enum Mood: Hashable { case task, right, wrong }

  private let look: Look
  private let surface: Surface?
  private let frame: Rect
  private let words: PuzzleWords
  private let mood: Mood
  private let figures: [Figure]
  private let level: Level
  private let task: [String]
  private let sentence: [String]

  /// How much is shown, from all to the least.
  private struct Level {
    var hasLargeTitle = true
    var isLarge = true
    var showsKind = true
    var figures = Figures.whole
    enum Figures { case whole, short, line, none }

    static let all = [
      Level(), Level(figures: .short), Level(hasLargeTitle: false),
      Level(hasLargeTitle: false, figures: .short),
      Level(hasLargeTitle: false, isLarge: false),
      Level(hasLargeTitle: false, isLarge: false, figures: .short),
      Level(hasLargeTitle: false, isLarge: false, figures: .line),
      Level(hasLargeTitle: false, isLarge: false, showsKind: false, figures: .line),
      Level(hasLargeTitle: false, isLarge: false, showsKind: false, figures: .none),
    ]
  }

  init(
    _ words: PuzzleWords, _ mood: Mood, _ figures: [Figure], in frame: Rect, _ look: Look
  ) {
    (self.words, self.mood, self.figures) = (words, mood, figures)
    (self.frame, self.look) = (frame, look)
    let isSmall = look.metrics.isSmall
    surface = isSmall ? nil : Surfaces(look).panel(frame.size, radius: 20)
    let room = Self.room(frame, look)
    func lines(_ text: String, _ style: TextStyle) -> [String] {
      look.measurer.lines(text, style, width: room.width)
    }
    func task(_ level: Level) -> [String] { lines(words.task, Self.title(level, look)) }
    func sentence(_ level: Level) -> [String] { lines(words.sentence, Self.style(level, look)) }
    let fitting = Level.all.first { level in
      let kind = look.measurer.size(of: words.kind, look.metrics.medium(.semibold)).width
      let height = Self.height(level, task(level).count, sentence(level).count, look)
      return height <= room.height && (!level.hasLargeTitle || task(level).count == 1)
        && (!level.showsKind || kind <= room.width) && Self.fits(figures, level, room.width, look)
    }
    level = fitting ?? Level.all[Level.all.count - 1]
    (self.task, self.sentence) = (task(level), sentence(level))
  }

  /// The task for listeners.
  var spoken: [String] { [words.kind, words.task, words.sentence] }

  /// Returns the height of a panel that shows everything, with a sentence of two lines.
  static func preferredHeight(_ look: Look) -> Double {
    height(Level(), 1, 2, look) + 2 * padding(look).height
  }

  /// Returns the least height: the task and a sentence of three lines.
  static func leastHeight(_ look: Look) -> Double {
    height(Level.all[Level.all.count - 1], 1, 3, look) + 2 * padding(look).height
  }

  private static func padding(_ look: Look) -> Size {
    look.metrics.isSmall ? .zero : Size(look.metrics.px(24), look.metrics.px(16))
  }

  private static func room(_ frame: Rect, _ look: Look) -> Rect {
    frame.inset(padding(look).width, padding(look).height)
  }

  private static func style(_ level: Level, _ look: Look) -> TextStyle {
    level.isLarge ? look.metrics.medium() : look.metrics.small()
  }

  private static func title(_ level: Level, _ look: Look) -> TextStyle {
    level.hasLargeTitle ? look.metrics.large() : look.metrics.medium(.bold)
  }

  private static func number(_ level: Level, _ look: Look) -> TextStyle {
    level.figures == .whole ? title(level, look) : look.metrics.medium(.bold)
  }

  private static func height(
    _ level: Level, _ taskLines: Int, _ lines: Int, _ look: Look
  ) -> Double {
    let metrics = look.metrics
    let head = level.showsKind ? metrics.line(metrics.medium(.semibold)) : 0
    let text = Double(lines) * metrics.line(style(level, look))
    let figures: Double =
      switch level.figures {
      case .whole, .short: figuresHeight(level, look) + metrics.px(24)
      case .line: metrics.line(metrics.small()) + metrics.px(4)
      case .none: 0
      }
    return head + Double(taskLines) * metrics.line(title(level, look)) + text + figures
  }

  private static func figuresHeight(_ level: Level, _ look: Look) -> Double {
    let lines = level.figures == .whole ? 2.0 : 1
    return lines * look.metrics.line(look.metrics.small()) + look.metrics.line(number(level, look))
  }

  private static func fits(
    _ figures: [Figure], _ level: Level, _ width: Double, _ look: Look
  ) -> Bool {
    let metrics = look.metrics
    func size(_ text: String, _ style: TextStyle) -> Double {
      look.measurer.size(of: text, style).width
    }
    switch level.figures {
    case .none: return true
    case .line: return size(line(figures), metrics.small()) <= width
    case .whole, .short:
      return zip(figures, columns(figures.count, width, metrics)).allSatisfy { figure, column in
        max(
          size(figure.label, metrics.small()),
          level.figures == .whole ? size(figure.detail, metrics.small()) : 0,
          size(figure.number, number(level, look))) <= column.width
      }
    }
  }

  /// Returns the places of figures. The first one, whose detail is the longest, is wider.
  private static func columns(
    _ count: Int, _ width: Double, _ metrics: Metrics
  ) -> [(x: Double, width: Double)] {
    let gap = metrics.px(32)
    let part = (width - gap * Double(count - 1)) / (Double(count) + 0.3)
    return (0..<count).map { index in
      let start = (part + gap) * Double(index) + (index > 0 ? 0.3 * part : 0)
      return (start, index == 0 ? 1.3 * part : part)
    }
  }

  private static func line(_ figures: [Figure]) -> String {
    figures.map { "\($0.label) \($0.number)" }.joined(separator: " · ")
  }

  /// Draws the panel.
  ///
  /// - Parameter clock: the time, which is at the right of the first line where it fits.
  func draw(into list: inout DisplayList, clock: String?) {
    surface?.draw(into: &list, frame)
    let (metrics, theme, room) = (look.metrics, look.theme, Self.room(frame, look))
    if let clock { draw(clock, in: room, into: &list) }
    var y = room.y
    func row(_ style: TextStyle) -> Rect {
      defer { y += metrics.line(style) }
      return Rect(room.x, y, room.width, metrics.line(style))
    }
    if level.showsKind {
      let style = metrics.medium(.semibold)
      list.text(words.kind, style, theme.accentInk, in: row(style), look: look)
    }
    let title = Self.title(level, look)
    for line in task { list.text(line, title, theme.ink, in: row(title), look: look) }
    let style = Self.style(level, look)
    let ink = mood == .wrong ? theme.danger : mood == .right ? theme.accentInk : theme.ink
    for line in sentence { list.text(line, style, ink, in: row(style), look: look) }
    switch level.figures {
    case .none: break
    case .line:
      y = room.maxY - metrics.line(metrics.small())
      list.text(
        Self.line(figures), metrics.small(), theme.mutedInk, in: row(metrics.small()), look: look)
    case .whole, .short: drawFigures(room, Self.number(level, look), into: &list)
    }
  }

  private func draw(_ clock: String, in room: Rect, into list: inout DisplayList) {
    let style = look.metrics.medium()
    let (title, first) =
      level.showsKind
      ? (look.metrics.medium(.semibold), words.kind) : (Self.title(level, look), task.first ?? "")
    let needed = [(first, title), (clock, style)].reduce(look.metrics.px(16)) {
      $0 + look.measurer.size(of: $1.0, $1.1).width
    }
    guard needed <= room.width else { return }
    let row = Rect(room.x, room.y, room.width, look.metrics.line(title))
    list.text(clock, style, look.theme.mutedInk, in: row, .trailing, look: look)
  }

  private func drawFigures(_ room: Rect, _ number: TextStyle, into list: inout DisplayList) {
    let (metrics, theme) = (look.metrics, look.theme)
    let (small, line) = (metrics.small(), metrics.line(metrics.small()))
    let height = Self.figuresHeight(level, look)
    let top = room.maxY - height
    let rule = Rect(room.x, top - metrics.px(12), room.width, max(1, metrics.px(theme.lineWidth)))
    list.fill(rule.rounded, theme.panelLine.opacity(0.55))
    let columns = Self.columns(figures.count, room.width, metrics)
    for (figure, column) in zip(figures, columns) {
      let (x, box) = (room.x + column.x, column.width)
      if column.x > 0 {
        let bar = Rect(x - metrics.px(16), top, max(1, metrics.px(theme.lineWidth)), height)
        list.fill(bar.rounded, theme.panelLine.opacity(0.55))
      }
      list.text(
        figure.label, small, theme.mutedInk, in: Rect(x, top, box, line), look: look)
      list.text(
        figure.number, number, theme.ink,
        in: Rect(x, top + line, box, metrics.line(number)), look: look)
      guard level.figures == .whole else { continue }
      list.text(
        figure.detail, small, theme.mutedInk,
        in: Rect(x, top + line + metrics.line(number), box, line), look: look)
    }
  }
}
