import BoxKit
import Controls
import Stage

/// The marks of all turns on a panel. A tap or a drag chooses a turn.
final class TimeLine: Control {
  /// Called with the chosen turn.
  var onTurn: (Int) -> Void = { _ in }

  private var plot: ReviewPlot?
  private var turn = 0
  private var surface: Surface?
  private var room = Rect.zero
  /// The area of the marks.
  private var inside = Rect.zero
  private var pitch = 1.0
  /// The distance by which the columns are scrolled to the left.
  private var offset = 0.0
  /// The offset at the start of a drag, which stays until its end.
  private var heldOffset: Double?
  private var drawing: Picture?
  private var chosen: Surface?

  init(context: StageContext) { super.init(id: "time-line", context: context) }

  private var look: Look { context.look }
  private var metrics: Metrics { look.metrics }
  /// Whether there are only marks, without any words.
  private var isBare: Bool {
    frame.height < (hasWords ? 5.5 : 4) * metrics.line(metrics.small())
  }

  override var clicks: Bool { false }

  override var words: SpokenControl {
    guard let plot else { return SpokenControl("") }
    let last = plot.firstTurn + plot.columns.count - 1
    return SpokenControl(plot.heading, .slider, state: look.texts.place(turn - 1, of: last))
  }

  override var focusShape: (frame: Rect, radius: Double) {
    (frame, isBare ? frame.height / 4 : metrics.px(20))
  }

  /// Lays out the marks in a frame.
  func layout(_ plot: ReviewPlot, in frame: Rect) {
    (self.frame, self.plot) = (frame, plot)
    let line = metrics.line(metrics.small())
    surface = Surfaces(look).panel(frame.size, radius: 20)
    let pad = isBare ? metrics.px(12, small: 8) : metrics.px(24)
    room = frame.inset(pad, isBare ? 2 : metrics.px(8))
    let ticks =
      plot.ticks.map { look.measurer.size(of: $0.words, metrics.small()).width }.max() ?? 0
    let left = isBare ? 0 : ticks + metrics.px(12)
    let top = isBare ? 0 : metrics.line(metrics.medium()) + metrics.px(8)
    let bottom = isBare ? 0 : line + metrics.px(4)
    inside =
      Rect(
        room.x + left, room.y + top, room.width - left, max(8, room.height - top - bottom)
      ).rounded
    let least = isBare ? leastBareColumn(plot) : metrics.px(plot.leastColumn)
    let count = Double(max(1, plot.columns.count))
    pitch = min(max(least, inside.width / count), metrics.px(240))
    let size = Size(chosenWidth, (inside.height + (isBare ? 0 : bottom)).rounded())
    chosen = Surfaces(look).band(
      size, look.theme.accentInk.opacity(look.theme.isFlat ? 0 : 0.14), edge: look.theme.accentInk,
      radius: min(12, size.width / 3 / metrics.k))
    scroll()
  }

  /// Returns the least width of a column without words below it. The numbers in the marks fit, unless the time line
  /// is too low for them.
  private func leastBareColumn(_ plot: ReviewPlot) -> Double {
    let widest = plot.columns.map {
      look.measurer.size(of: $0.inside, metrics.small(.bold)).width
    }
    let radius = (widest.max() ?? 0) / Self.numberShare
    let fits = !metrics.isSmall && radius <= inside.height / Self.lanes
    return max(metrics.units(10), fits ? (radius / Self.columnShare).rounded(.up) : 0)
  }

  /// The share of a column that is the radius of a mark with a number.
  private static let columnShare = 0.42
  /// The height of two lanes of marks with numbers, in radii. Marks of different lanes are in different columns.
  private static let lanes = 3.7
  /// The width of a number in a mark, in radii.
  private static let numberShare = 1.5

  /// The width of the frame around the chosen turn.
  private var chosenWidth: Double {
    let number = plot.map { String($0.columns.count) } ?? ""
    let words = look.measurer.size(of: number, metrics.small(.bold)).width + metrics.px(10)
    return max(4, (pitch - 4).rounded(), isBare ? 0 : words.rounded(.up))
  }

  /// Marks a turn, and scrolls it to the middle if not all columns fit.
  func show(_ turn: Int) {
    self.turn = turn
    if plot != nil { scroll() }
  }

  private func scroll() {
    guard let plot else { return }
    let whole = pitch * Double(plot.columns.count)
    let middle = pitch * (Double(turn - plot.firstTurn) + 0.5) - inside.width / 2
    offset = heldOffset ?? middle.clamped(to: 0...max(0, whole - inside.width)).rounded()
    drawing = Picture("review time line", size: inside.size) { [self] in draw(plot, into: &$0) }
  }

  private func x(of column: Int) -> Double { pitch * (Double(column) + 0.5) - offset }

  /// Returns the height of a value, relative to the area of the marks.
  private func y(of value: Double) -> Double {
    guard let scale = plot?.scale else { return 0 }
    let reach = radius * 1.25 + 1
    // Lanes with words in their marks stay close to each other.
    let most = hasWords ? metrics.px(120) : .infinity
    let height = min(max(0, inside.height - 2 * reach), most)
    let share =
      (value.clamped(to: scale) - scale.lowerBound)
      / max(1e-9, scale.upperBound - scale.lowerBound)
    return (inside.height - height) / 2 + (1 - share) * height
  }

  /// Whether there are words in the marks.
  private var hasWords: Bool { plot?.columns.contains { !$0.inside.isEmpty } ?? false }

  /// The radius of the marks. With words in the marks, each of two lanes has room for its name.
  private var radius: Double {
    let named = (inside.height - metrics.line(metrics.small()) - 2) / 2.5
    return hasWords
      ? max(2, min(metrics.px(20), pitch * Self.columnShare, inside.height / Self.lanes, named))
      : max(2, min(metrics.px(6.5, least: 4), pitch * 0.38, inside.height / 6))
  }

  /// The style of the numbers in the marks; `nil` if the marks are too small.
  private func numberStyle(_ plot: ReviewPlot) -> TextStyle? {
    [metrics.medium(.bold), metrics.small(.bold)].first { style in
      metrics.line(style) <= 2 * radius
        && plot.columns.allSatisfy {
          look.measurer.size(of: $0.inside, style).width <= Self.numberShare * radius
        }
    }
  }

  /// The columns that are at least partly visible.
  private var visible: Range<Int> {
    guard let plot else { return 0..<0 }
    let first = max(0, Int(offset / pitch) - 1)
    return first..<max(first, min(plot.columns.count, Int((offset + inside.width) / pitch) + 2))
  }

  private func draw(_ plot: ReviewPlot, into drawing: inout Drawing) {
    let (theme, marks) = (look.theme, ReviewMarks(look))
    let width = drawing.size.width
    for tick in plot.ticks {
      let line = Rect(0, y(of: tick.value).rounded(), width, metrics.px(1))
      drawing.fill(.rect(line), theme.panelLine.opacity(theme.isFlat ? 1 : 0.55))
    }
    if !plot.isLine {
      drawing.fill(.rect(Rect(0, y(of: 0).rounded() - 1, width, 2)), theme.mutedInk)
    }
    for loop in plot.loops { draw(loop, into: &drawing) }
    var last: Point?
    for column in visible {
      for (number, (mark, value)) in plot.columns[column].marks.enumerated() {
        let apart = plot.isLine ? 0 : shift(number, of: plot.columns[column].marks.count)
        let point = Point(x(of: column) + apart, y(of: value))
        if plot.isLine {
          if let last {
            drawing.stroke(
              .polyline([last, point]), width: max(2, 3 * metrics.k), marks.color(mark))
          }
          last = point
        } else {
          let half = metrics.px(5, least: 2)
          let zero = y(of: 0)
          drawing.fill(
            .rect(Rect(point.x - half, min(zero, point.y), 2 * half, abs(zero - point.y))),
            marks.color(mark))
          if !plot.scale.contains(value) { drawBreak(at: point, half, into: &drawing) }
        }
      }
    }
  }

  /// Closes a loop by a dotted line at the height of its start.
  private func draw(_ loop: ReviewPlot.Loop, into drawing: inout Drawing) {
    let level = y(of: loop.level)
    let (start, end) = (x(of: loop.columns.lowerBound), x(of: loop.columns.upperBound))
    guard end > 0, start < inside.width else { return }
    let dot = max(1.5, 2 * metrics.k)
    drawing.drawDots(
      from: Point(start, level), to: Point(end, level), pitch: 4 * dot, radius: dot,
      look.theme.danger)
  }

  /// Draws the words of the loops below their dotted lines, or inside the loops where there is no room below.
  private func drawLoops(_ plot: ReviewPlot, into list: inout DisplayList) {
    let (style, line) = (metrics.small(.bold), metrics.line(metrics.small()))
    var free = 0.0
    for loop in plot.loops {
      let middle = (x(of: loop.columns.lowerBound) + x(of: loop.columns.upperBound)) / 2
      let width = look.measurer.size(of: loop.words, style).width
      guard middle - width / 2 >= free, middle + width / 2 <= inside.width else { continue }
      let heights = loop.columns.filter(plot.columns.indices.contains).flatMap {
        plot.columns[$0].marks.map { y(of: $0.1) }
      }
      let (floor, peak) = (y(of: loop.level), heights.min() ?? 0)
      let isBelow = floor + radius + line <= inside.height
      guard isBelow || floor - peak >= line + 2 * radius else { continue }
      let top = inside.y + (isBelow ? floor + radius : (floor + peak - line) / 2)
      free = middle + width / 2 + metrics.px(4)
      list.text(
        loop.words, style, look.theme.danger,
        in: Rect(inside.x + middle - width / 2, top, width, line).rounded, look: look)
    }
  }

  /// Interrupts the bar of a value beyond the scale, halfway to its mark.
  private func drawBreak(at point: Point, _ half: Double, into drawing: inout Drawing) {
    let middle = (point.y + y(of: 0)) / 2
    let (rise, gap) = (0.8 * half, max(2, 0.5 * half))
    for shift in [-gap, gap] {
      drawing.stroke(
        .polyline([
          Point(point.x - half - 2, middle + shift + rise),
          Point(point.x + half + 2, middle + shift - rise),
        ]), width: max(1.5, 0.3 * half), look.theme.ink)
    }
    drawing.stroke(
      .polyline([
        Point(point.x - half - 2, middle + rise), Point(point.x + half + 2, middle - rise),
      ]), width: 2 * gap - max(1.5, 0.3 * half), look.theme.panel.second)
  }

  /// Returns the shift of one of several marks of a column to the side.
  private func shift(_ number: Int, of count: Int) -> Double {
    count < 2 ? 0 : (Double(number) - Double(count - 1) / 2) * min(2.6 * radius, pitch / 2.4)
  }

  override func draw(into list: inout DisplayList) {
    guard let plot else { return }
    surface?.draw(into: &list, frame)
    if !isBare { drawWords(plot, into: &list) }
    let column = turn - plot.firstTurn
    if plot.columns.indices.contains(column), let chosen {
      let width = chosenWidth
      let box = Rect(
        (inside.x + x(of: column) - width / 2).rounded(), inside.y, width,
        (inside.height + (isBare ? 0 : metrics.line(metrics.small()) + metrics.px(4))).rounded())
      chosen.draw(into: &list, box)
    }
    if let drawing { list.picture(drawing, at: inside.origin) }
    drawMarks(plot, into: &list)
  }

  private func drawMarks(_ plot: ReviewPlot, into list: inout DisplayList) {
    let (theme, marks) = (look.theme, ReviewMarks(look))
    let outside = list.clip
    list.clip = Rect(inside.x - 2, frame.y, inside.width + 4, frame.height)
    let style = numberStyle(plot)
    if !isBare { drawLoops(plot, into: &list) }
    for column in visible {
      let content = plot.columns[column]
      for (number, (mark, value)) in content.marks.enumerated() {
        let apart = plot.isLine ? 0 : shift(number, of: content.marks.count)
        let middle = inside.origin + Point(x(of: column) + apart, y(of: value))
        let isWhole = middle.x - radius >= inside.x && middle.x + radius <= inside.maxX
        guard isWhole || content.inside.isEmpty else { continue }
        list.picture(marks.picture(mark, radius: radius), center: middle)
        let size = look.measurer.size(of: content.beyond, metrics.small(.bold))
        if number == 0, !content.beyond.isEmpty, !isBare, size.width + 3 * radius < pitch {
          list.text(
            content.beyond, metrics.small(.bold), theme.danger,
            in: Rect(
              middle.x - 1.5 * radius - size.width, middle.y - size.height / 2, size.width,
              size.height
            ).rounded, look: look)
        }
        guard number == 0, !content.inside.isEmpty, let style else { continue }
        let ink = mark == .loss ? theme.inkOnDanger : theme.inkOnAccent
        list.text(
          content.inside, style, ink, in: Rect(center: middle, Size(2 * radius, 2 * radius)),
          .center, look: look)
      }
    }
    list.clip = outside
  }

  private func drawWords(_ plot: ReviewPlot, into list: inout DisplayList) {
    let theme = look.theme
    let row = Rect(room.x, room.y, room.width, metrics.line(metrics.medium()))
    let title = metrics.medium()
    // Without room for both, the legend has the place of the heading.
    let gap = metrics.px(24)
    let legend = plot.legend.reduce(0) {
      $0 + look.measurer.size(of: $1.words, metrics.small()).width + metrics.px(40)
    }
    let alone = legend - metrics.px(16)
    let width = alone <= row.width ? row.width - alone - gap : row.width
    let fits = look.measurer.fits(plot.heading, title, width: width)
    if fits { list.text(plot.heading, title, theme.ink, in: row, look: look) }
    let end = fits ? look.measurer.size(of: plot.heading, title).width : -gap
    drawLegend(plot, after: end, row, into: &list)
    let (small, line) = (metrics.small(), metrics.line(metrics.small()))
    var free = -Double.infinity
    for tick in plot.ticks.sorted(by: { $0.value > $1.value }) {
      let top = inside.y + y(of: tick.value) - line / 2
      guard top >= free, top + line <= inside.maxY + line / 2 else { continue }
      free = top + line
      list.text(
        tick.words, small, theme.mutedInk,
        in: Rect(room.x, top.rounded(), inside.x - room.x - metrics.px(12), line), .trailing,
        look: look)
    }
    drawNames(plot, into: &list)
  }

  /// Draws as many meanings of marks as fit beside the heading, from the right.
  private func drawLegend(
    _ plot: ReviewPlot, after heading: Double, _ row: Rect, into list: inout DisplayList
  ) {
    let small = metrics.small()
    var right = row.maxX
    for entry in plot.legend.reversed() {
      let width = look.measurer.size(of: entry.words, small).width
      let left = right - width - metrics.px(24)
      guard left >= row.x + heading + metrics.px(24) else { return }
      list.text(
        entry.words, small, look.theme.mutedInk,
        in: Rect(right - width, row.y, width, row.height), look: look)
      list.picture(
        ReviewMarks(look).picture(entry.mark, radius: metrics.px(6.5, least: 4)),
        center: Point((left + metrics.px(8)).rounded(), row.midY.rounded()))
      right = left - metrics.px(16)
    }
  }

  /// Draws the numbers of the turns and their names below the columns, at an interval at which they fit.
  private func drawNames(_ plot: ReviewPlot, into list: inout DisplayList) {
    let (theme, line) = (look.theme, metrics.line(metrics.small()))
    func words(_ column: Int, named: Bool) -> String {
      let number = String(column + plot.firstTurn)
      let name = plot.columns[column].name
      return named && !name.isEmpty ? "\(number) \(name)" : number
    }
    func widest(named: Bool) -> Double {
      plot.columns.indices.map {
        look.measurer.size(of: words($0, named: named), metrics.small(.bold)).width
      }.max() ?? 0
    }
    let named = widest(named: true) <= pitch - metrics.px(6)
    let every = named ? 1 : max(1, Int((widest(named: false) + metrics.px(8)) / pitch) + 1)
    let chosen = turn - plot.firstTurn
    for column in visible {
      let isChosen = column == chosen
      // Other numbers leave room for that of the chosen turn.
      let isFree = abs(column - chosen) >= every || named
      guard isChosen || (column + plot.firstTurn).isMultiple(of: every) && isFree else { continue }
      let middle = inside.x + x(of: column)
      let width = pitch * Double(every)
      let box = Rect(middle - width / 2, inside.maxY + metrics.px(2), width, line)
      guard middle >= inside.x, middle <= inside.maxX, box.maxX <= frame.maxX else { continue }
      list.text(
        words(column, named: named), metrics.small(isChosen ? .bold : .regular),
        plot.columns[column].isMuted && !isChosen ? theme.mutedInk : theme.ink, in: box, .center,
        look: look)
    }
  }

  // MARK: Pointer

  override func tapped(at point: Point) { choose(point) }

  override func wantsDrag(_ drag: Drag) -> Bool { true }

  override func dragged(_ drag: Drag) {
    if drag.phase == .began { heldOffset = offset }
    if drag.phase != .cancelled { choose(drag.position) }
    guard drag.phase == .ended || drag.phase == .cancelled else { return }
    heldOffset = nil
    scroll()
  }

  override func scrolled(_ steps: Double) -> Bool {
    onTurn(turn - Int(steps.rounded()))
    return true
  }

  private func choose(_ point: Point) {
    guard let plot else { return }
    let column = Int(((point.x - inside.x + offset) / pitch).rounded(.down))
    onTurn(column.clamped(to: 0...max(0, plot.columns.count - 1)) + plot.firstTurn)
  }
}
