import BoxKit
import Controls
import GameKernel
import PlayLog
import Stage

/// The panel with the calendar of a month, the meaning of its tiles, and the days in a row.
final class MonthPanel {
  /// The days of the month.
  let calendar: CalendarControl
  private let previous: IconButton
  private let next: IconButton
  private let model: TodayModel
  private var frame = Rect.zero
  private var parts: [Part: Rect] = [:]

  private enum Part { case previous, title, next, calendar, legend, run }

  private var look: Look { model.context.stage.look }
  private var metrics: Metrics { look.metrics }
  private var texts: Texts { look.texts }
  private var words: TodayWords { TodayWords(texts: texts) }

  init(_ model: TodayModel, at day: Day) {
    self.model = model
    let context = model.context.stage
    calendar = CalendarControl(model, at: day)
    previous = IconButton(id: "month-before", context: context, icon: .back) {}
    next = IconButton(id: "month-after", context: context, icon: .chevronRight) {}
    // Translators: Button of a calendar.
    previous.tip = { context.look.texts("Month before") }
    // Translators: Button of a calendar.
    next.tip = { context.look.texts("Month after") }
    previous.action = { [weak self] in self?.turn(-1) }
    next.action = { [weak self] in self?.turn(1) }
  }

  /// The controls in focus order.
  var controls: [Control] { [previous, next, calendar] }

  /// Shows the month before or after, if it has open days.
  func turn(_ months: Int) {
    if calendar.canTurn(months) { calendar.turn(months) }
  }

  // MARK: Layout

  private var padding: Double { metrics.px(24, small: 10) }

  private func box(_ width: Double) -> LayoutBox<Part> {
    let side = metrics.iconSide
    let inside = width - 2 * padding
    let head = LayoutBox<Part>.row([
      LayoutBox(Part.previous).width(side), LayoutBox(Part.title), LayoutBox(Part.next).width(side),
    ]).height(side)
    return .column(
      [
        head, .space(metrics.px(12, small: 6)),
        LayoutBox(Part.calendar).height(calendar.height(inWidth: inside)),
        LayoutBox(Part.legend).height(legend(inside).height), .space(metrics.px(16, small: 8)),
        LayoutBox(Part.run).height(runHeight(inside)), .space(),
      ]
    ).inset(padding, metrics.px(16, small: 8))
  }

  func height(inWidth width: Double) -> Double {
    box(width).heights(in: width).minimum.rounded(.up)
  }

  func layout(in frame: Rect) {
    self.frame = frame
    parts = box(frame.width).frames(in: frame)
    for (control, part) in [(previous, Part.previous), (next, .next)] as [(Control, Part)] {
      control.frame = parts[part] ?? .zero
    }
    calendar.frame = parts[.calendar] ?? .zero
    previous.isEnabled = calendar.canTurn(-1)
    next.isEnabled = calendar.canTurn(1)
  }

  // MARK: The meaning of the tiles

  private var meanings: [(look: DayLook, words: String)] {
    [.played, .playedLater, .perfect, .open, .forgiven].map { ($0, words.meaning(of: $0)) }
  }

  private var signSide: Double { metrics.px(28, small: 20) }

  /// Returns the places of the meanings from the corner of their part, and the height of all.
  private func legend(_ width: Double) -> (places: [Rect], height: Double) {
    let (gap, line) = (metrics.px(20, small: 12), signSide + metrics.px(8, small: 4))
    let widths = meanings.map { meaning in
      let words = look.measurer.size(of: meaning.words, metrics.small()).width
      return (signSide + metrics.px(10, small: 6) + words).rounded(.up)
    }
    // In columns, in as few lines as possible, so that none is alone on the last line.
    let most = max(1, Int((width + gap) / ((widths.max() ?? 0) + gap)))
    let lines = (widths.count + most - 1) / most
    let columns = (widths.count + lines - 1) / lines
    let pitch = ((width + gap) / Double(columns)).rounded(.down)
    let places = widths.enumerated().map { index, needed in
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      return Rect(
        Double(column) * pitch, Double(row) * line, min(needed, width), signSide)
    }
    return (places, Double(lines - 1) * line + signSide)
  }

  private func drawLegend(into list: inout DisplayList, in box: Rect) {
    let art = CalendarArt(look: look)
    for (meaning, place) in zip(meanings, legend(box.width).places) {
      let place = place.offset(by: box.origin)
      let sign = Rect(place.x, place.y, signSide, signSide)
      list.picture(art.tile(meaning.look, side: signSide), at: sign.origin)
      if meaning.look == .perfect {
        let star = Icon.star.picture(
          size: (0.5 * signSide).rounded(), color: Color(0xF0B548), in: look.pictures)
        list.picture(star, center: sign.center)
      }
      let x = sign.maxX + metrics.px(10, small: 6)
      list.text(
        meaning.words, metrics.small(), look.theme.ink,
        in: Rect(x, place.y, place.maxX - x + 1, signSide), look: look)
    }
  }

  // MARK: The days in a row

  private var runTitle: String {
    model.hasRun ? words.run(model.run.days) : texts("One finished game makes a day count.")
  }

  private var runNote: String {
    let rule = texts("One missed day in seven is forgiven.")
    guard model.history.longestRun > 1 else { return rule }
    let longest = texts.plural(
      // Translators: The most days in a row.
      "Longest: {count} day.", "Longest: {count} days.", model.history.longestRun)
    return rule + " " + longest
  }

  private var flameHeight: Double { metrics.px(38, small: 28) }
  private var flameRoom: Double { model.hasRun ? flameHeight + metrics.px(12, small: 8) : 0 }

  private func runLines(_ width: Double) -> (title: [String], note: [String]) {
    let room = width - flameRoom
    return (
      look.measurer.lines(runTitle, metrics.medium(.semibold), width: room),
      look.measurer.lines(runNote, metrics.small(), width: room)
    )
  }

  private func runHeight(_ width: Double) -> Double {
    let lines = runLines(width)
    return max(
      flameRoom > 0 ? flameHeight : 0,
      Double(lines.title.count) * metrics.line(metrics.medium(.semibold))
        + Double(lines.note.count) * metrics.line(metrics.small()))
  }

  private func drawRun(into list: inout DisplayList, in box: Rect) {
    if model.hasRun {
      let flame = CalendarArt(look: look).flame(height: flameHeight)
      list.picture(
        flame, center: Point((box.x + 0.4 * flameHeight).rounded(), box.midY.rounded()))
    }
    let lines = runLines(box.width)
    let title = Double(lines.title.count) * metrics.line(metrics.medium(.semibold))
    let (x, width) = (box.x + flameRoom, box.width - flameRoom)
    list.lines(
      lines.title, metrics.medium(.semibold), look.theme.ink, in: Rect(x, box.y, width, title),
      look: look)
    list.lines(
      lines.note, metrics.small(), look.theme.mutedInk,
      in: Rect(x, box.y + title, width, box.height - title), look: look)
  }

  // MARK: Drawing

  func draw(into list: inout DisplayList) {
    Surfaces(look).panel(frame.size, radius: 24).draw(into: &list, frame)
    if let box = parts[.title] {
      list.text(
        words.month(calendar.month), metrics.medium(.bold), look.theme.ink, in: box, .center,
        look: look)
    }
    if let box = parts[.legend] { list.withWords { drawLegend(into: &$0, in: box) } }
    if let box = parts[.run] { drawRun(into: &list, in: box) }
  }
}
