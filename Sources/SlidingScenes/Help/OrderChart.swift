import BoxKit
import SlidingGame
import Stage

/// A chart of a permutation: its cycles with a link for each swap, and below them the sum of swaps and gap steps.
///
/// No slide changes the parity of that sum.
final class OrderChart {
  private let look: Look
  private var box = Rect.zero
  private var art: TileArt?
  private var hollow: Picture?
  /// The distance between two tiles, as a share of a tile's side.
  private static let distance = 0.5

  init(look: Look) { self.look = look }

  private var numberStyle: TextStyle {
    let metrics = look.metrics
    return metrics.reviewIsCompact ? metrics.medium(.bold) : metrics.large()
  }

  private var numberLine: Double { look.metrics.line(numberStyle) }
  private var captionLine: Double { look.metrics.line(look.metrics.small()) }

  /// Returns each number of the sum with its caption.
  private func terms(_ order: TileOrder) -> [(number: Int, caption: String)] {
    let texts = look.texts
    return [
      // Translators: Caption of a number: swaps of two tiles.
      (order.swaps, texts("swaps")),
      // Translators: Caption of a number: steps of the gap.
      (order.gapSteps, texts("gap")),
      (
        order.sum,
        order.isSolvable
          // Translators: Caption of an even number.
          ? texts("even")
          // Translators: Caption of an odd number.
          : texts("odd")
      ),
    ]
  }

  /// Returns the width at which every caption is legible.
  func leastWidth(_ order: TileOrder) -> Double {
    let (metrics, measurer) = (look.metrics, look.measurer)
    let widest = (terms(order).map(\.caption) + [look.texts("odd")])
      .map { measurer.size(of: $0, metrics.small()).width }.max()
    return 3 * ((widest ?? 0) + 2 * metrics.px(4) + 2).rounded(.up)
  }

  /// Lays out the chart.
  ///
  /// - Parameter count: the number of tiles, including the gap.
  func layout(in box: Rect, count: Int) {
    self.box = box
    let metrics = look.metrics
    let wide = Double(count) * (1 + Self.distance) - Self.distance
    let rest = box.height - numberLine - captionLine
    let side = max(8, min(box.width / wide, 0.6 * rest, metrics.px(56, least: 26)).rounded(.down))
    let key = TileArt.Key(
      theme: look.theme.name, k: metrics.k, small: metrics.small, side: side, gap: 2,
      columns: count, rows: 1, face: .numbers)
    if art?.key != key { art = TileArt(key, look) }
    hollow = look.pictures.picture("gap of a chain", Size(side, side)) { [look] drawing in
      drawing.fill(
        .frame(
          Rect(.zero, drawing.size), radius: TileArt.radius(side: side),
          width: max(1, 1.5 * look.metrics.k)), look.theme.boardInk.opacity(0.6))
    }
  }

  func draw(_ order: TileOrder, into list: inout DisplayList) {
    guard let art else { return }
    let side = art.key.side
    let pitch = side * (1 + Self.distance)
    let lines = numberLine + captionLine
    let space = max(0, (box.height - side - lines) / 3)
    let width = pitch * Double(order.values.count) - Self.distance * side
    var corner = Point((box.midX - width / 2).rounded(), (box.y + space).rounded())
    for chain in order.chains {
      if chain.count > 1 {
        drawLink(from: corner, over: pitch * Double(chain.count - 1), into: &list)
      }
      for value in chain {
        // A tile in its target cell needs no swap.
        list.faded(chain.count > 1 ? 1 : 0.6) { draw(value, of: order, at: corner, into: &$0) }
        corner.x += pitch
      }
    }
    drawSum(of: order, top: box.y + 2 * space + side, into: &list)
  }

  private func drawLink(from corner: Point, over length: Double, into list: inout DisplayList) {
    guard let side = art?.key.side else { return }
    let line = max(2, look.metrics.px(4))
    list.fill(
      Rect(corner.x + side / 2, corner.y + (side - line) / 2, length, line).rounded,
      look.theme.accentInk)
  }

  private func draw(
    _ value: Int, of order: TileOrder, at corner: Point, into list: inout DisplayList
  ) {
    guard let art else { return }
    let corner = Point(corner.x.rounded(), corner.y)
    if value == order.values.count - 1 {
      list.fill(
        Rect(corner, Size(art.key.side, art.key.side)).inset(by: 1), look.theme.well)
      if let hollow { list.picture(hollow, at: corner) }
      return
    }
    list.picture(art.bodies[value], at: corner)
    list.add(art.labels[value], at: corner, alpha: 1)
  }

  private func drawSum(of order: TileOrder, top: Double, into list: inout DisplayList) {
    let (metrics, theme, terms) = (look.metrics, look.theme, self.terms(order))
    let width = box.width / Double(terms.count)
    for (index, (number, caption)) in terms.enumerated() {
      let column = Rect(box.x + width * Double(index), top, width, numberLine)
      list.text(
        String(number), numberStyle, theme.boardInk, in: column, .center, look: look)
      let below = Rect(column.x, column.maxY, width, captionLine).inset(metrics.px(4), 0)
      list.text(caption, metrics.small(), theme.boardInk, in: below, .center, look: look)
      guard index > 0 else { continue }
      let sign = Rect(column.x - width / 4, top, width / 2, numberLine)
      list.text(
        index == 1 ? "+" : "=", numberStyle, theme.boardInk.opacity(0.7), in: sign, .center,
        look: look)
    }
  }
}
