import GameKernel
import Stage

/// The three medals in the dialog at the end of a game with their conditions, or the reason why there is none.
struct EndMedalRow {
  private let medals: EndMedals
  private let style: EndStyle
  private let look: Look
  /// Whether the medals are below each other, since their words do not fit beside each other.
  private let isStacked: Bool
  private let reasons: [String]
  private let cellHeight: Double
  /// The height of the row.
  let height: Double

  private static let order: [Medal] = [.gold, .silver, .bronze]

  private var metrics: Metrics { look.metrics }
  private var theme: Theme { look.theme }

  init(_ medals: EndMedals, width: Double, _ style: EndStyle, _ look: Look) {
    (self.medals, self.style, self.look) = (medals, style, look)
    let (metrics, measurer) = (look.metrics, look.measurer)
    let small = metrics.line(metrics.small())
    switch medals {
    case .none(let reason):
      isStacked = false
      reasons = measurer.lines(reason, style.sentence, width: width - 4 * style.inset)
      cellHeight = Double(reasons.count) * metrics.line(style.sentence) + 2 * style.inset
      height = cellHeight
    case .scale(let reached, let conditions):
      reasons = []
      let cell = (width - 2 * style.gap) / 3
      isStacked = !conditions.allSatisfy { medal, condition in
        let room = cell - Self.textInset(style, metrics)
        let tick = medal == reached ? Self.tickSide(metrics) + metrics.px(4) : 0
        return measurer.fits(condition, metrics.small(), width: room)
          && measurer.fits(medal.name(look.texts), style.name, width: room - tick)
      }
      if isStacked {
        cellHeight = small + 2 * metrics.px(4)
        height = 3 * cellHeight + 2 * metrics.px(4)
      } else {
        cellHeight = max(style.row, metrics.line(style.name) + small + 2 * style.inset)
        height = cellHeight
      }
    }
  }

  private static func tickSide(_ metrics: Metrics) -> Double { 2 * metrics.px(10, least: 7) }
  private static func radius(_ style: EndStyle, _ metrics: Metrics) -> Double {
    style.isClose ? metrics.px(17, least: 10) : metrics.px(25)
  }
  private static func side(_ style: EndStyle, _ metrics: Metrics) -> Double {
    style.isClose ? metrics.px(8, least: 4) : metrics.px(16)
  }
  /// The width of a cell beside the text.
  private static func textInset(_ style: EndStyle, _ metrics: Metrics) -> Double {
    3 * side(style, metrics) + 2 * radius(style, metrics)
  }

  func draw(into list: inout DisplayList, in box: Rect) {
    switch medals {
    case .none:
      Surfaces(look).band(box.size, theme.quietBand, radius: 14).draw(into: &list, box)
      list.lines(
        reasons, style.sentence, theme.ink, in: box.inset(by: style.inset), .center,
        look: look)
    case .scale(let reached, let conditions):
      for (index, medal) in Self.order.enumerated() {
        let condition = conditions[medal] ?? ""
        // The head names the medal that was reached.
        let isGoal = reached.map { medal > $0 } ?? true
        list.withWords(isGoal ? "\(medal.name(look.texts)): \(condition)" : "") {
          draw(
            medal, condition, isReached: medal == reached, into: &$0, in: cell(index, in: box))
        }
      }
    }
  }

  private func cell(_ index: Int, in box: Rect) -> Rect {
    if isStacked {
      let step = cellHeight + metrics.px(4)
      return Rect(box.x, box.y + Double(index) * step, box.width, cellHeight).rounded
    }
    let width = (box.width - 2 * style.gap) / 3
    return Rect(box.x + Double(index) * (width + style.gap), box.y, width, box.height).rounded
  }

  private func draw(
    _ medal: Medal, _ condition: String, isReached: Bool, into list: inout DisplayList,
    in box: Rect
  ) {
    let line = isReached ? metrics.px(3, least: 2) : metrics.px(theme.lineWidth)
    Surfaces(look).surface(
      isReached ? "medal cell" : "open medal cell", box.size, metrics.px(14), shadows: Shadow.none,
      fill: { _ in .solid(theme.sunken) }, edge: isReached ? theme.accentInk : theme.panelLine,
      line: line
    ).draw(into: &list, box)
    let side = Self.side(style, metrics)
    let radius =
      isStacked
      ? ((cellHeight - metrics.px(6)) / 2).rounded() : Self.radius(style, metrics)
    let disc = MedalArt.picture(medal, radius: radius, isReached: isReached, look)
    list.picture(disc, center: Point(box.x + side + radius, box.midY.rounded()))
    let ink = isReached ? theme.ink : theme.mutedInk
    let x = box.x + 2 * side + 2 * radius
    var room = Rect(x, box.y, box.maxX - side - x, box.height)
    if isReached {
      let tick = Self.tickSide(metrics)
      let y = isStacked ? box.midY : box.y + side / 2 + tick / 2
      let mark = Icon.check.badge(
        diameter: tick, fill: theme.accentInk, color: theme.inkOnAccent, in: look.pictures)
      list.picture(mark, center: Point(box.maxX - side / 2 - tick / 2, y.rounded()))
      if isStacked { room.width -= tick + metrics.px(4) }
    }
    drawWords(medal.name(look.texts), condition, ink, isReached, into: &list, in: room)
  }

  private func drawWords(
    _ name: String, _ condition: String, _ ink: Color, _ isReached: Bool,
    into list: inout DisplayList, in room: Rect
  ) {
    let bold = isReached ? TextStyle.Weight.bold : .regular
    let small = metrics.small()
    if isStacked {
      let width = look.measurer.size(of: name, metrics.small(bold)).width + metrics.px(12)
      list.text(name, metrics.small(bold), ink, in: room, look: look)
      let rest = Rect(room.x + width, room.y, room.width - width, room.height)
      return list.text(condition, small, ink, in: rest, .trailing, look: look)
    }
    let first = TextStyle(bold, Double(style.name.pixels))
    let heights = (metrics.line(first), metrics.line(small))
    let top = (room.midY - (heights.0 + heights.1) / 2).rounded()
    let tick = isReached ? Self.tickSide(metrics) : 0
    list.text(
      name, first, ink, in: Rect(room.x, top, room.width - tick, heights.0), look: look)
    list.text(
      condition, small, ink, in: Rect(room.x, top + heights.0, room.width, heights.1),
      look: look)
  }
}
