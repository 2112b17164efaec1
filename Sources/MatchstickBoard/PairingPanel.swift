import BoxKit
import Glibc
import MatchstickGame
import Stage

/// The panel beside heaps or rows that explains a hint: the value of each as powers of two, and which of them occur in
/// an odd number of groups. It is called *Nim-sum* beside heaps, *Grundy values* beside rows.
package struct PairingPanel {
  private let pairing: NimPairing
  /// The line of each group.
  private let lines: [Rect]
  /// The top of the sums.
  private let sums: Double
  private let isOfRows: Bool
  private let frame: Rect
  private let look: Look
  private let ground: Surface

  /// - Parameters:
  ///   - board: the matches. The powers of heaps are drawn beside their lines.
  ///   - frame: the frame of the panel.
  package init(_ pairing: NimPairing, _ board: MatchBoard, in frame: Rect, look: Look) {
    (self.pairing, self.frame, self.look) = (pairing, frame.rounded, look)
    isOfRows = board.form == .rows
    ground = Surfaces(look).panel(frame.rounded.size, radius: 18)
    if let layout = board.places as? HeapLayout {
      lines = pairing.counts.indices.map(layout.line)
      sums = max(lines.last?.maxY ?? 0, layout.felt.maxY - look.metrics.px(6)).rounded()
    } else {
      lines = Self.lines(of: pairing.counts.count, in: frame, look)
      sums = (lines.last?.maxY ?? frame.y).rounded()
    }
  }

  /// Divides a frame into the lines of rows, below the title and above the sums and their sentence.
  private static func lines(of count: Int, in frame: Rect, _ look: Look) -> [Rect] {
    let metrics = look.metrics
    let title = metrics.px(14, small: 4) + metrics.line(metrics.medium(.semibold))
    let foot =
      metrics.line(metrics.medium()) + (metrics.isSmall ? 10 : 5 * metrics.line(metrics.small()))
    let room = frame.height - title - foot
    let height = min(room / Double(max(1, count)), metrics.px(56))
    return (0..<count).map {
      Rect(frame.x, frame.y + title + Double($0) * height, frame.width, height)
    }
  }

  private var edge: Double { look.metrics.px(18, small: 8) }
  private var radius: Double {
    let line = lines.first?.height ?? 0
    let width = columnWidth
    return min(max(look.metrics.px(15), look.metrics.small * 0.72), 0.4 * line, 0.44 * width)
  }
  /// The width for the count at the left of each line.
  private var counts: Double { look.metrics.medium * (look.metrics.isSmall ? 1.1 : 2.4) }
  private var columnWidth: Double {
    (frame.width - 2 * edge - counts) / Double(pairing.powers.count)
  }

  private func column(_ index: Int) -> Double {
    frame.x + edge + counts + (Double(index) + 0.5) * columnWidth
  }

  package func draw(into list: inout DisplayList) {
    ground.draw(into: &list, frame)
    let theme = look.theme
    drawTitle(into: &list)
    for (group, line) in lines.enumerated() {
      if group > 0 {
        list.fill(
          Rect(frame.x + edge, line.y.rounded(), frame.width - 2 * edge, look.metrics.px(1)),
          theme.panelLine)
      }
      draw(group, at: line.midY.rounded(), into: &list)
    }
    drawSums(into: &list)
  }

  private func drawTitle(into list: inout DisplayList) {
    let (metrics, style) = (look.metrics, look.metrics.medium(.semibold))
    let box = Rect(
      frame.x + edge, frame.y + metrics.px(14), frame.width - 2 * edge, metrics.line(style))
    guard let first = lines.first, box.maxY <= first.midY - radius else { return }
    let title =
      isOfRows
      // Translators: Title of a panel: values of rows of matchsticks, a term of mathematics.
      ? look.texts("Grundy values")
      // Translators: Title of a panel. The nim-sum is a term of mathematics.
      : look.texts("Nim-sum")
    guard look.measurer.fits(title, style, width: box.width) else { return }
    list.text(title, style, look.theme.accentInk, in: box, look: look)
    let powers = pairing.powers.map(String.init).joined(separator: " + ")
    let width = look.measurer.size(of: title, style).width + metrics.px(12)
    guard look.measurer.fits(powers, metrics.small(), width: box.width - width) else { return }
    let rest = Rect(box.x + width, box.y, box.width - width, box.height)
    list.text(powers, metrics.small(), look.theme.mutedInk, in: rest, .trailing, look: look)
  }

  private func draw(_ group: Int, at y: Double, into list: inout DisplayList) {
    let (metrics, theme) = (look.metrics, look.theme)
    let line = metrics.line(metrics.medium())
    let box = Rect(frame.x + edge, y - line / 2, counts, line)
    let count = String(pairing.counts[group])
    if isOfRows, !metrics.isSmall {
      let value = TextPart(": \(pairing.values[group])", metrics.small(), theme.mutedInk)
      list.line(
        [TextPart(count, metrics.medium(.bold), theme.ink), value], in: box, .leading, look: look)
    } else {
      list.text(count, metrics.medium(.bold), theme.ink, in: box, look: look)
      if !isOfRows, !metrics.isSmall {
        list.text("=", metrics.small(), theme.mutedInk, in: box, .center, look: look)
      }
    }
    let (parts, isChosen) = (Set(pairing.parts(of: group)), group == pairing.changed)
    for (index, power) in pairing.powers.enumerated() {
      let isRemoved = isChosen && pairing.removed.contains(power)
      let isAdded = isChosen && pairing.added.contains(power)
      drawPower(
        power, at: Point(column(index), y), isThere: parts.contains(power),
        changes: isRemoved || isAdded, into: &list)
    }
  }

  /// Draws a power of two: a disc, or a dot if the group does not have it. A dashed ring surrounds it if the hint
  /// removes or adds it.
  private func drawPower(
    _ power: Int, at center: Point, isThere: Bool, changes: Bool, into list: inout DisplayList
  ) {
    let (theme, radius) = (look.theme, radius)
    let side = (2.8 * radius).rounded(.up) + 2
    let picture = look.pictures.picture(
      "power of two \(isThere) \(changes) \(radius)", Size(side, side)
    ) { drawing in
      let middle = Point(side / 2, side / 2)
      if isThere {
        drawing.fill(
          .circle(middle, radius: radius), changes ? theme.accentInk : theme.mutedInk)
      } else if !changes {
        drawing.fill(.circle(middle, radius: max(2, 0.25 * radius)), theme.mutedInk.opacity(0.6))
      }
      guard changes else { return }
      drawing.drawDashes(
        around: middle, radius: 1.3 * radius, count: 16, width: max(1.5, radius / 8),
        theme.accentInk)
    }
    list.picture(picture, center: center)
    guard isThere || changes else { return }
    let ink = isThere ? (changes ? theme.inkOnAccent : theme.panel.second) : theme.accentInk
    list.text(
      String(power), look.metrics.small(.bold), ink,
      in: Rect(center: center, Size(2 * radius, 2 * radius)), .center, look: look)
  }

  /// Draws under the groups whether each power occurs in an even or odd number of them, and what that means.
  private func drawSums(into list: inout DisplayList) {
    let (metrics, theme) = (look.metrics, look.theme)
    let line = metrics.line(metrics.medium())
    var y = sums
    guard y + line <= frame.maxY - metrics.px(4) else { return }
    list.fill(
      Rect(frame.x + edge, y, frame.width - 2 * edge, metrics.px(2)), theme.mutedInk)
    y += metrics.px(6, small: 3)
    // Translators: In a table, before “even” and “odd”.
    let sum = look.texts("Sum")
    if look.measurer.fits(sum, metrics.small(.semibold), width: counts - metrics.px(4)) {
      list.text(
        sum, metrics.small(.semibold), theme.ink, in: Rect(frame.x + edge, y, counts, line),
        look: look)
    }
    // Translators: Of a number of heaps: divisible by two.
    let even = look.texts("even")
    // Translators: Of a number of heaps: not divisible by two.
    let odd = look.texts("odd")
    let hasRoom = [even, odd].allSatisfy {
      look.measurer.fits($0, metrics.small(.bold), width: columnWidth - metrics.px(4))
    }
    for (index, power) in pairing.powers.enumerated() {
      let isEven = pairing.isEven(power)
      // Without space for words, the sums are digits.
      let words = hasRoom ? (isEven ? even : odd) : String(isEven ? 0 : power)
      let box = Rect(column(index) - columnWidth / 2, y, columnWidth, line)
      list.text(
        words, isEven ? metrics.small() : metrics.small(.bold),
        isEven ? theme.mutedInk : theme.accentInk, in: box, .center, look: look)
    }
    drawVerdict(below: y + line, into: &list)
  }

  /// Draws the disc or diamond with the nim-sum, and a sentence, where there is space.
  private func drawVerdict(below y: Double, into list: inout DisplayList) {
    let (metrics, theme, style) = (look.metrics, look.theme, look.metrics.small())
    let isWon = pairing.changed != nil
    let mark = metrics.px(13, least: 9)
    let x = frame.x + edge + 2.5 * mark + metrics.px(10)
    let width = frame.maxX - edge - x
    let lines = look.measurer.wrapped(sentence, style, width: width)
    let height = metrics.line(style) * Double(lines.count)
    guard y + height <= frame.maxY - metrics.px(6) else { return }
    let side = 2 * (1.25 * mark).rounded(.up) + 2
    let sign = look.pictures.picture("mark of a sum \(isWon) \(mark)", Size(side, side)) {
      $0.drawMark(isDisc: isWon, Point(side / 2, side / 2), radius: mark, theme)
    }
    let middle = Point(frame.x + edge + 1.25 * mark, y + metrics.line(style) / 2 + 2)
    list.picture(sign, center: middle)
    list.text(
      String(pairing.sum), metrics.small(.bold), isWon ? theme.inkOnAccent : theme.inkOnDanger,
      in: Rect(center: middle, Size(side, side)), .center, look: look)
    list.lines(
      lines, style, theme.ink, in: Rect(x, y, width, height), .leading, look: look)
    if isOfRows { drawMeaning(below: y + height + metrics.px(14), into: &list) }
  }

  /// Draws what Grundy values are, where there is space.
  private func drawMeaning(below y: Double, into list: inout DisplayList) {
    let style = look.metrics.small()
    guard let row = pairing.changed ?? pairing.counts.indices.first else { return }
    let words = look.texts(
      // Translators: Rows and heaps of matchsticks. {row} and {heap} are numbers of matches.
      "A row of {row} counts like a heap of {heap}, its Grundy value.",
      ["row": String(pairing.counts[row]), "heap": String(pairing.values[row])])
    let lines = look.measurer.wrapped(words, style, width: frame.width - 2 * edge)
    let height = look.metrics.line(style) * Double(lines.count)
    guard y + height <= frame.maxY - edge / 2 else { return }
    list.lines(
      lines, style, look.theme.mutedInk,
      in: Rect(frame.x + edge, y, frame.width - 2 * edge, height), .leading, look: look)
  }

  private var sentence: String {
    let texts = look.texts
    if !pairing.isDecidedBySums {
      return pairing.changed == nil
        ? texts("An odd number of single matches is left: no take is sure to win.")
        : texts("You can force the win: leave an odd number of single matches.")
    }
    return pairing.changed == nil
      ? texts("All sums are even: no take is sure to win.")
      : texts("You can force the win: make all sums even.")
  }
}

nonisolated extension Drawing {
  /// Draws a dashed circle.
  fileprivate mutating func drawDashes(
    around middle: Point, radius: Double, count: Int, width: Double, _ color: Color
  ) {
    let step = 2 * Double.pi / Double(count)
    for dash in 0..<count {
      let points = (0...3).map { part -> Point in
        let angle = step * (Double(dash) + 0.5 * Double(part) / 3)
        return middle + Point(radius * cos(angle), radius * sin(angle))
      }
      stroke(.polyline(points), width: width, color)
    }
  }
}
