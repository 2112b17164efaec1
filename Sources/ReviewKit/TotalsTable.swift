import BoxKit
import Stage

/// The totals on a panel of their own.
struct TotalsPanel {
  private let table: TotalsTable
  private let ground: Surface
  private let frame: Rect
  private let look: Look

  init(_ totals: ReviewTotals, in frame: Rect, _ look: Look) {
    let padding = Self.padding(look)
    (self.frame, self.look) = (frame, look)
    table = TotalsTable(
      totals, in: frame.inset(padding.width, padding.height), showsSentence: true, look)
    ground = Surfaces(look).panel(frame.size, radius: 20)
  }

  private static func padding(_ look: Look) -> Size {
    Size(look.metrics.px(24), look.metrics.px(12))
  }

  /// Returns the height of the panel.
  static func height(of totals: ReviewTotals, inWidth width: Double, _ look: Look) -> Double {
    let padding = padding(look)
    let frame = Rect(0, 0, width - 2 * padding.width, 0)
    let table = TotalsTable(totals, in: frame, showsSentence: true, look)
    return (table.height + 2 * padding.height).rounded(.up)
  }

  func draw(into list: inout DisplayList) {
    ground.draw(into: &list, frame)
    table.draw(into: &list)
  }
}

/// The table of a game's sums.
struct TotalsTable {
  private let totals: ReviewTotals
  private let look: Look
  private let frame: Rect
  private let sentence: [String]
  /// The right edges of the cells.
  private let edges: [Double]
  private let names: Double
  /// Whether all columns fit beside the names.
  let fits: Bool
  /// Whether the words are small, because they do not fit otherwise.
  private let isSmall: Bool

  /// Lays out the table from the upper edge of a frame.
  init(_ totals: ReviewTotals, in frame: Rect, showsSentence: Bool, _ look: Look) {
    let usual = Self(totals, in: frame, showsSentence: showsSentence, isSmall: false, look)
    self =
      usual.fits
      ? usual : Self(totals, in: frame, showsSentence: showsSentence, isSmall: true, look)
  }

  private init(
    _ totals: ReviewTotals, in frame: Rect, showsSentence: Bool, isSmall: Bool, _ look: Look
  ) {
    (self.totals, self.frame, self.look, self.isSmall) = (totals, frame, look, isSmall)
    let (metrics, measurer) = (look.metrics, look.measurer)
    let gap = metrics.px(20, least: 10)
    let strong = isSmall ? metrics.small(.bold) : metrics.medium(.bold)
    let widths = totals.heads.indices.map { column in
      let head = measurer.size(of: totals.heads[column], metrics.small()).width
      let cells = totals.rows.map { row in
        switch row.cells[column] {
        case .words(let words): measurer.size(of: words, strong).width
        case .score:
          metrics.px(140, least: 60) + measurer.size(of: "100", strong).width
        }
      }
      return max(head, cells.max() ?? 0).rounded(.up)
    }
    let name =
      totals.rows.map {
        measurer.size(of: $0.name, isSmall ? metrics.small() : metrics.medium()).width
          + ($0.sign == nil ? 0 : metrics.px(48))
      }.max() ?? 0
    let spare = frame.width - name - widths.reduce(0) { $0 + $1 + gap }
    fits = spare >= 0
    let extra = max(0, spare) / Double(max(1, widths.count))
    var x = frame.maxX
    var edges: [Double] = []
    for width in widths.reversed() {
      edges.insert(x.rounded(), at: 0)
      x -= width + gap + extra
    }
    self.edges = edges
    names = name
    sentence =
      showsSentence
      ? totals.sentence.map { measurer.lines($0, metrics.small(), width: frame.width) } ?? [] : []
  }

  private var head: Double { look.metrics.line(look.metrics.small()) }
  private var line: Double { max(look.metrics.px(38), look.metrics.line(look.metrics.medium())) }

  /// The height of the table with its sentence.
  var height: Double {
    head + Double(totals.rows.count) * line
      + (sentence.isEmpty ? 0 : look.metrics.px(4) + Double(sentence.count) * head)
  }

  func draw(into list: inout DisplayList) {
    let (metrics, theme) = (look.metrics, look.theme)
    for (text, edge) in zip(totals.heads, edges) {
      list.text(
        text, metrics.small(), theme.mutedInk,
        in: Rect(frame.x, frame.y, edge - frame.x, head), .trailing, look: look)
    }
    var y = frame.y + head
    for row in totals.rows {
      let box = Rect(frame.x, y, names, line)
      if let sign = row.sign {
        list.picture(sign, center: Point((frame.x + metrics.px(20)).rounded(), box.midY.rounded()))
      }
      let inset = row.sign == nil ? 0 : metrics.px(48)
      list.text(
        row.name, isSmall ? metrics.small() : metrics.medium(), theme.ink,
        in: Rect(frame.x + inset, y, names - inset + 1, line), look: look)
      for (cell, edge) in zip(row.cells, edges) { draw(cell, edge, y, into: &list) }
      y += line
    }
    list.lines(
      sentence, metrics.small(), theme.mutedInk,
      in: Rect(frame.x, y + metrics.px(4), frame.width, Double(sentence.count) * head), look: look)
  }

  private func draw(
    _ cell: ReviewTotals.Cell, _ edge: Double, _ y: Double, into list: inout DisplayList
  ) {
    let (metrics, theme) = (look.metrics, look.theme)
    let box = Rect(frame.x, y, edge - frame.x, line)
    let style = isSmall ? metrics.small(.bold) : metrics.medium(.bold)
    switch cell {
    case .words(let words): list.text(words, style, theme.ink, in: box, .trailing, look: look)
    case .score(let score):
      let words = score.map(String.init) ?? "–"
      list.text(words, style, theme.ink, in: box, .trailing, look: look)
      guard let score else { return }
      let number = look.measurer.size(of: "100", style).width + metrics.px(12)
      let width = metrics.px(128, least: 48)
      let track = Rect(
        edge - number - width, (box.midY - metrics.px(4)).rounded(), width, metrics.px(8)
      ).rounded
      list.fill(track, theme.groove)
      let run = (width * Double(score) / 100).rounded()
      list.fill(Rect(track.x, track.y, run, track.height), theme.accentInk)
      list.picture(
        ReviewMarks(look).picture(.good, radius: metrics.px(7)),
        center: Point(track.x + run, track.midY.rounded()))
    }
  }
}
