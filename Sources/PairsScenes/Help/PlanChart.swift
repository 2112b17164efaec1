import BoxKit
import PairsGame
import Stage

/// A chart of the best plan of a turn, by the pairs left and the cards known.
final class PlanChart {
  private let look: Look
  private let table: LeadTable
  private let pairs: Int
  private var picture: Picture?
  private var field = Rect.zero
  private var legends: [(swatch: Rect, color: Color, lines: [String], words: Rect)] = []
  private var axis = Rect.zero
  private var height = Rect.zero

  /// Makes the chart for a turn rule.
  ///
  /// - Parameter pairs: the largest number of pairs in the chart.
  init(_ turnRule: TurnRule, pairs: Int, look: Look) {
    (table, self.pairs, self.look) = (.perfect(turnRule), pairs, look)
  }

  /// Returns the plan that the chart shows. A plan that begins with a known card reveals as little as one that ends
  /// with it, so both have one colour.
  private func plan(_ left: Int, _ known: Int) -> LeadTable.Plan {
    let plan = table.plan(pairs: left, known: known)
    return plan == .knownThenUnknown ? .unknownThenKnown : plan
  }

  /// The number of cases in which the odd-and-even rule is right, and the number of all cases.
  var rightCases: (right: Int, all: Int) {
    Self.rightCases(table, pairs: pairs)
  }

  /// Counts the cases in which the odd-and-even rule gives a best plan.
  ///
  /// The rule counts the pairs of which no card is known: if odd, turn two new cards, if even, a new one and a
  /// known one. Cases without a known card, and cases with a known card of each pair, do not count.
  static func rightCases(_ table: LeadTable, pairs: Int) -> (right: Int, all: Int) {
    let cases = (2...pairs).flatMap { left in (1..<left).map { (left, $0) } }
    let right = cases.count { left, known in
      let plan = (left - known).isMultiple(of: 2) ? LeadTable.Plan.unknownThenKnown : .twoUnknown
      return table.bestPlans(pairs: left, known: known).contains(plan)
    }
    return (right, cases.count)
  }

  private func color(_ plan: LeadTable.Plan) -> Color {
    let theme = look.theme
    return switch plan {
    case .twoUnknown: theme.boardInk.opacity(0.35)
    case .unknownThenKnown, .knownThenUnknown: theme.accentInk
    case .pass: theme.danger
    case .takeAll: .clear
    }
  }

  func layout(in felt: Rect) {
    let (metrics, texts) = (look.metrics, look.texts)
    let room = felt.inset(metrics.review(24, compact: 8), metrics.review(12, compact: 4))
    let line = metrics.line(metrics.small())
    let legend = 0.42 * room.width
    let most = Size(room.width - legend, room.height - 2 * line)
    // From two pairs on, with at least one known card and fewer known cards than pairs.
    let cells = Double(pairs - 1)
    let cell = Size(
      max(1, min(most.width / cells, 1.6 * most.height / cells).rounded(.down)),
      max(1, (most.height / cells).rounded(.down)))
    let size = Size(cell.width * cells, cell.height * cells)
    let left = room.x + max(0, (most.width - size.width) / 2)
    field =
      Rect(left, room.y + line + (most.height - size.height) / 2, size.width, size.height)
      .rounded
    picture = draw(cell)
    height = Rect(room.x, field.y - line, most.width, line)
    axis = Rect(room.x, field.maxY, most.width, line)
    let plans: [(LeadTable.Plan, String)] =
      [
        (.unknownThenKnown, texts("New card, then a known one")),
        // Translators: In a chart: the best plan is to flip two new cards.
        (.twoUnknown, texts("Two new cards")),
      ] + (table.turnRule == .passing ? [(.pass, texts("Two known cards: pass"))] : [])
    layoutLegends(plans, in: Rect(room.maxX - legend, room.y, legend, room.height))
  }

  private func layoutLegends(_ plans: [(LeadTable.Plan, String)], in box: Rect) {
    let metrics = look.metrics
    let line = metrics.line(metrics.small())
    let side = (0.7 * line).rounded()
    let inset = metrics.review(24, compact: 8)
    let left = box.x + inset + side + metrics.review(10, compact: 5)
    let texts = plans.map {
      look.measurer.lines($0.1, metrics.small(), width: max(1, box.maxX - left))
    }
    let gap = 0.5 * line
    let total = texts.map { Double($0.count) * line }.reduce(gap * Double(plans.count - 1), +)
    var y = box.midY - total / 2
    legends = zip(plans, texts).map { plan, lines in
      defer { y += Double(lines.count) * line + gap }
      return (
        Rect(box.x + inset, y + (line - side) / 2, side, side).rounded, color(plan.0), lines,
        Rect(left, y, box.maxX - left, Double(lines.count) * line).rounded
      )
    }
  }

  /// Draws the field: pairs to the right, known cards upwards.
  private func draw(_ cell: Size) -> Picture {
    let gap = cell.height > 8 ? 1.0 : 0
    let size = field.size
    return look.pictures.picture("plans \(table.turnRule) \(pairs)", size) { drawing in
      for left in 2...pairs {
        for known in 1..<left {
          let box = Rect(
            Double(left - 2) * cell.width, size.height - Double(known) * cell.height,
            cell.width - gap, cell.height - gap)
          drawing.fill(.rect(box), color(plan(left, known)))
        }
      }
    }
  }

  func draw(into list: inout DisplayList) {
    let (metrics, theme, texts) = (look.metrics, look.theme, look.texts)
    guard let picture else { return }
    list.picture(picture, at: field.origin)
    let small = metrics.small()
    // Translators: Vertical axis of a chart.
    list.text(texts("Known cards ↑"), small, theme.boardInk, in: height, .center, look: look)
    list.text(
      // Translators: Horizontal axis of a chart.
      texts("Pairs left →"), small, theme.boardInk, in: axis, .center, look: look)
    for legend in legends {
      list.fill(legend.swatch, legend.color)
      list.lines(legend.lines, small, theme.boardInk, in: legend.words, look: look)
    }
  }
}
