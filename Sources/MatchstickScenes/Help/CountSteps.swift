import BoxKit
import MatchstickBoard
import MatchstickGame
import Stage

/// The losing counts as groups of matches. A mark below the last match of each group shows its count, as in the
/// review.
final class CountSteps {
  private let look: Look
  private let takeLimit: Int
  private let groups: Int
  private let style: MatchStyle
  private let nodes: [MatchNode]
  private var art: MatchArt?
  private var marks: [Mark] = []
  private var links: [Link] = []
  private var step = 0

  private struct Mark {
    let middle: Point
    let count: Int
  }

  /// A dotted line from a mark to the next one.
  private struct Link {
    let picture: Picture
    let box: Rect
    let words: Rect
  }

  init(takeLimit: Int, groups: Int, style: MatchStyle, context: StageContext) {
    (self.takeLimit, self.groups, self.style) = (takeLimit, groups, style)
    look = context.look
    let count = 1 + (groups - 1) * (takeLimit + 1)
    nodes = (0..<count).map { MatchNode(index: $0, animator: context.animator) }
  }

  /// Returns the group of a match.
  private func group(of match: Int) -> Int { (match + takeLimit) / (takeLimit + 1) }

  func layout(in felt: Rect) {
    let metrics = look.metrics
    let room = felt.inset(metrics.review(40, compact: 14), 0)
    let gap = 0.5
    let span = Double(nodes.count - 1) + gap * Double(groups - 1)
    let pitch = min(room.width / (span + 1), 0.3 * felt.height)
    let height = min(0.5 * felt.height, 2.6 * pitch).rounded()
    // The words of a step are between the matches and the marks.
    let below = max(0.26 * felt.height, metrics.line(metrics.small()) * 3)
    let middle = (felt.midY - below / 2).rounded()
    for node in nodes {
      let place = Double(node.index) + gap * Double(group(of: node.index)) - span / 2
      node.settle(at: Point(room.midX + place * pitch, middle))
    }
    art = MatchArt(height: height, style: style, unit: metrics.k, look: look)
    layoutMarks(y: (middle + height / 2 + below / 2).rounded(), in: felt)
  }

  private var radius: Double { max(look.metrics.px(21), look.metrics.units(11)) }

  private func layoutMarks(y: Double, in felt: Rect) {
    let metrics = look.metrics
    let y = min(y, felt.maxY - 1.25 * radius - metrics.px(8))
    marks = (0..<groups).map { group in
      let count = 1 + group * (takeLimit + 1)
      return Mark(middle: Point(nodes[count - 1].home.x.rounded(), y), count: count)
    }
    links = zip(marks, marks.dropFirst()).map { mark, next in
      let reach = 1.25 * radius + metrics.px(12)
      let line = metrics.line(metrics.small())
      let width = max(1, next.middle.x - mark.middle.x - 2 * reach)
      let box = Rect(mark.middle.x + reach, y - line / 2, width, line).rounded
      let color = look.theme.danger
      let picture = look.pictures.picture("dots of a step", box.size) { [look] drawing in
        let middle = drawing.size.height / 2
        drawing.drawDots(
          from: Point(2, middle), to: Point(drawing.size.width - 2, middle),
          pitch: look.metrics.px(9), radius: max(1, 1.8 * look.metrics.k), color)
      }
      return Link(picture: picture, box: box, words: box.offset(by: Point(0, -line)))
    }
  }

  /// Highlights the group of a step. Later groups are faded.
  func show(_ step: Int) {
    self.step = step
    for node in nodes { node.setHinted(group(of: node.index) == step) }
  }

  func draw(into list: inout DisplayList) {
    guard let art else { return }
    for node in nodes {
      list.faded(group(of: node.index) <= step ? 1 : 0.3) {
        node.draw(into: &$0, art, unit: look.metrics.k)
      }
    }
    for (index, link) in links.enumerated() {
      list.faded(index < step ? 1 : 0.3) { draw(link, into: &$0) }
    }
    for (index, mark) in marks.enumerated() {
      list.faded(index <= step ? 1 : 0.4) { draw(mark, into: &$0) }
    }
  }

  private func draw(_ link: Link, into list: inout DisplayList) {
    list.picture(link.picture, at: link.box.origin)
    list.text(
      "+\(takeLimit + 1)", look.metrics.small(), look.theme.boardInk, in: link.words, .center,
      look: look)
  }

  private func draw(_ mark: Mark, into list: inout DisplayList) {
    let theme = look.theme
    let side = 2 * (1.25 * radius).rounded(.up) + 2
    let diamond = look.pictures.picture("diamond of a count \(radius)", Size(side, side)) {
      [radius] in $0.drawMark(isDisc: false, Point(side / 2, side / 2), radius: radius, theme)
    }
    list.picture(diamond, center: mark.middle)
    let box = Rect(center: mark.middle, Size(side, side))
    let style =
      radius > look.metrics.units(18)
      ? look.metrics.medium(.bold) : look.metrics.small(.bold)
    list.text(String(mark.count), style, theme.inkOnDanger, in: box, .center, look: look)
  }
}
