import BoxKit
import MatchstickGame
import Stage

/// The names and counts at the left of heaps, and the frame around the heap with the chosen matches.
package struct HeapMarks: BoardMarks {
  let layout: HeapLayout
  private let look: Look
  private let frame: Surface
  private let hasNames: Bool

  /// Lays heaps out.
  ///
  /// - Parameters:
  ///   - groups: the number of matches in each heap at the start.
  ///   - padding: the free space at the edges of the felt.
  init(_ groups: [Int], felt: Rect, padding: Double, look: Look) {
    self.look = look
    let (metrics, theme) = (look.metrics, look.theme)
    let height = HeapLayout.row(of: groups.count, height: felt.height - 2 * padding)
    let widest = groups.indices.map {
      look.measurer.size(of: Self.name(of: $0, look.texts), metrics.small()).width
    }.max()
    // Without room for the names only the counts are shown.
    let hasNames =
      height >= metrics.line(metrics.small()) + metrics.line(metrics.medium())
      && widest ?? 0 <= 0.25 * felt.width
    let style = hasNames ? metrics.small() : metrics.medium(.bold)
    let widths = groups.indices.map { group in
      let name = hasNames ? Self.name(of: group, look.texts) : "9"
      return look.measurer.size(of: name, style).width
    }
    self.hasNames = hasNames
    let names = min(widths.max() ?? 0, 0.25 * felt.width).rounded(.up)
    layout = HeapLayout(groups, felt: felt, names: names, padding: padding)
    frame = Surfaces(look).surface(
      "frame of a heap", Self.framed(layout.line(of: 0), metrics).size, metrics.px(18),
      shadows: [],
      fill: { _ in .solid(theme.accentInk.opacity(theme.isFlat ? 0 : 0.08)) },
      edge: theme.isFlat ? theme.accentInk : theme.accent.first, line: metrics.px(2, least: 1.5))
  }

  private static func framed(_ line: Rect, _ metrics: Metrics) -> Rect {
    line.inset(0, metrics.px(1)).rounded
  }

  package static func name(of group: Int, _ texts: Texts) -> String {
    // Translators: At the left of a line of matchsticks. {number} counts the heaps from 1.
    texts("Heap {number}", ["number": String(group + 1)])
  }

  func drawBelow(_ position: BoardPosition, into list: inout DisplayList) {
    guard let chosen = position.chosen else { return }
    var line = Self.framed(layout.line(of: chosen.group), look.metrics)
    line.height = Self.framed(layout.line(of: 0), look.metrics).height
    frame.draw(into: &list, line)
  }

  func drawAbove(_ position: BoardPosition, into list: inout DisplayList) {
    let (metrics, theme) = (look.metrics, look.theme)
    let (small, strong) = (metrics.small(), metrics.medium(.bold))
    for group in position.groups.indices {
      let box = layout.name(of: group)
      let count = String(position.count(inGroup: group))
      guard hasNames else {
        list.text(count, strong, theme.boardInk, in: box, .center, look: look)
        continue
      }
      let (upper, lower) = (metrics.line(small), metrics.line(strong))
      let top = (box.midY - (upper + lower) / 2).rounded()
      list.text(
        Self.name(of: group, look.texts), small, theme.boardInk,
        in: Rect(box.x, top, box.width, upper), .center, look: look)
      list.text(
        count, strong, theme.boardInk, in: Rect(box.x, top + upper, box.width, lower), .center,
        look: look)
    }
    drawPlate(position, into: &list)
  }

  /// Draws how many matches are chosen at the right of their heap, where there is space.
  private func drawPlate(_ position: BoardPosition, into list: inout DisplayList) {
    guard let chosen = position.chosen else { return }
    let room = layout.rest(of: chosen.group)
    // Translators: On the table, beside the chosen matchsticks. {number} is how many.
    let words = look.texts("take {number}", ["number": String(chosen.count)])
    let plate = BoardPlate([words], look: look)
    let edge = look.metrics.px(16)
    guard plate.size.width + 2 * edge <= room.width, plate.size.height <= room.height else {
      return
    }
    let center = Point(room.maxX - edge - plate.size.width / 2, room.midY)
    plate.draw(at: center, into: &list)
  }
}

/// A dark plate with one or two lines on the felt.
struct BoardPlate {
  let size: Size
  private let lines: [String]
  private let look: Look
  private let ground: Surface

  init(_ lines: [String], look: Look) {
    (self.lines, self.look) = (lines, look)
    let (metrics, theme) = (look.metrics, look.theme)
    let styles = lines.indices.map { Self.style($0, metrics) }
    let width = zip(lines, styles).map { look.measurer.size(of: $0, $1).width }.max() ?? 0
    let height = styles.map { metrics.line($0) }.reduce(0, +)
    size = Size((width + 2 * metrics.px(20)).rounded(.up), (height + metrics.px(12)).rounded(.up))
    ground = Surfaces(look).surface(
      "plate on the felt", size, min(size.height / 2, metrics.px(22)), shadows: [],
      fill: { _ in .solid(theme.panel.second) }, edge: theme.panelLine,
      line: metrics.px(theme.isFlat ? 2 : 1))
  }

  private static func style(_ line: Int, _ metrics: Metrics) -> TextStyle {
    line == 0 ? metrics.medium(.semibold) : metrics.small()
  }

  func draw(at center: Point, into list: inout DisplayList) {
    let metrics = look.metrics
    let frame = Rect(center: center, size).rounded
    ground.draw(into: &list, Rect(frame.origin, size))
    var y = frame.y + metrics.px(6)
    for (index, line) in lines.enumerated() {
      let style = Self.style(index, metrics)
      let box = Rect(frame.x, y, size.width, metrics.line(style))
      list.text(
        line, style, index == 0 ? look.theme.accentInk : look.theme.mutedInk, in: box, .center,
        look: look)
      y += box.height
    }
  }
}
