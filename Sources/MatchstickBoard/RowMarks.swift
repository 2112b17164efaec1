import BoxKit
import MatchstickGame
import Stage

/// The brackets with the counts under rows, the hooks that join the lines of one row, and what the chosen matches
/// leave.
package struct RowMarks: BoardMarks {
  let layout: RowLayout
  private let look: Look

  /// Lays rows out.
  ///
  /// - Parameters:
  ///   - groups: the number of matches in each row at the start.
  ///   - padding: the free space at the edges of the felt.
  init(_ groups: [Int], felt: Rect, padding: Double, look: Look) {
    self.look = look
    // The matches keep their size at every UI scale.
    let metrics = look.metrics.unscaled
    layout = RowLayout(
      groups, felt: felt, padding: padding, least: Self.leastPitch(metrics),
      largest: metrics.px(90))
  }

  /// Returns the smallest distance between the matches of a row, at any UI scale.
  package static func leastPitch(_ metrics: Metrics) -> Double {
    let metrics = metrics.unscaled
    return max(metrics.units(26), metrics.px(40))
  }

  private var line: Double { look.metrics.px(2, least: 1.5) }

  func drawBelow(_ position: BoardPosition, into list: inout DisplayList) {}

  func drawAbove(_ position: BoardPosition, into list: inout DisplayList) {
    for run in position.runs {
      let parts = layout.parts(of: run)
      for (index, part) in parts.enumerated() {
        drawBracket(
          under: part, startsAt: index == 0, endsAt: index == parts.count - 1,
          count: index == parts.count - 1 ? run.count : nil, into: &list)
      }
    }
    drawPlate(position, into: &list)
  }

  /// Draws a bracket with the count in or under it. The sides are open where the run goes on in another line.
  private func drawBracket(
    under part: Matchsticks.Run, startsAt: Bool, endsAt: Bool, count: Int?,
    into list: inout DisplayList
  ) {
    let (metrics, ink) = (look.metrics, look.theme.boardInk)
    let foot = layout.foot(of: part)
    let strong = metrics.medium(.bold)
    let number = metrics.line(foot.height >= 2.6 * metrics.medium ? strong : metrics.small(.bold))
    // In low lines the number interrupts the bracket.
    let isLow = foot.height < number + metrics.px(34)
    let depth = isLow ? number / 2 : metrics.px(13)
    let top = foot.y + (isLow ? max(1, (foot.height - number) / 2) : metrics.px(24, least: 4))
    let box = Rect(foot.x + 0.08 * layout.pitch, top, foot.width - 0.16 * layout.pitch, depth)
      .rounded
    let gap = isLow && count != nil ? metrics.small * 1.6 : 0
    let shape = look.pictures.picture("bracket \(startsAt) \(endsAt) \(gap)", box.size) {
      [line] drawing in
      let (width, height) = (drawing.size.width - line, drawing.size.height - line)
      let (left, right) = (line / 2, line / 2 + width)
      let bottom = line / 2 + height
      func side(_ x: Double, to end: Double, isOpen: Bool) -> Path {
        .polyline((isOpen ? [] : [Point(x, line / 2)]) + [Point(x, bottom), Point(end, bottom)])
      }
      let middle = drawing.size.width / 2
      let ends = gap > 0 ? (middle - gap / 2, middle + gap / 2) : (right, right)
      drawing.stroke(
        side(left, to: max(left, ends.0), isOpen: !startsAt), width: line, ink.opacity(0.8))
      drawing.stroke(
        side(right, to: min(right, ends.1), isOpen: !endsAt), width: line, ink.opacity(0.8))
    }
    list.picture(shape, at: box.origin)
    guard let count else { return }
    let y = isLow ? box.maxY - number / 2 : box.maxY + metrics.px(4)
    list.text(
      String(count), number == metrics.line(strong) ? strong : metrics.small(.bold), ink,
      in: Rect(box.midX - 40, y, 80, number), .center, look: look)
  }

  /// Draws what the chosen matches leave of their run, where there is space.
  private func drawPlate(_ position: BoardPosition, into list: inout DisplayList) {
    guard let chosen = position.chosen,
      let run = position.runs.first(where: {
        $0.group == chosen.group && $0.places.contains(chosen.places.lowerBound)
      })
    else { return }
    let before = chosen.places.lowerBound - run.places.lowerBound
    let after = run.places.upperBound - chosen.places.upperBound
    guard before > 0, after > 0, let part = layout.parts(of: run).last else { return }
    let texts = look.texts
    let words = texts(
      // Translators: On the table. A row of {count} matchsticks is split into {first} and {second}.
      "{count} becomes {first} and {second}",
      ["count": String(run.count), "first": String(before), "second": String(after)])
    let take = texts.plural(
      // Translators: On the table, below “8 becomes 3 and 3”. {count} matchsticks that lie side by side.
      "take {count}", "take {count} that touch", chosen.count)
    let foot = layout.foot(of: part)
    let top = foot.y + look.metrics.px(44, least: 8)
    for lines in [[words, take], [words]] {
      let plate = BoardPlate(lines, look: look)
      guard top + plate.size.height <= foot.maxY else { continue }
      let half = plate.size.width / 2
      let felt = layout.felt
      let x = foot.midX.clamped(to: felt.x + half...max(felt.x + half, felt.maxX - half))
      return plate.draw(at: Point(x, top + plate.size.height / 2), into: &list)
    }
  }
}
