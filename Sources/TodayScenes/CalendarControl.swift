import Acoustics
import BoxKit
import Controls
import GameKernel
import Stage
import Today

/// The days of a month. Arrows mark a day. Enter, a click or a tap chooses one.
final class CalendarControl: Control {
  /// Called with a day that the player has chosen.
  var onChoose: (Day) -> Void = { _ in }
  /// Called when another day or month is marked.
  var onMark: () -> Void = {}
  /// The day whose games are shown.
  private(set) var chosen: Day
  /// The day with the focus, whose month is shown.
  private var marked: Day
  var month: CalendarMonth { CalendarMonth(of: marked) }

  private let model: TodayModel
  private var pitch = Size.zero
  private var side = 0.0
  private var headHeight = 0.0

  init(_ model: TodayModel, at day: Day) {
    (self.model, chosen, marked) = (model, day, day)
    super.init(id: "calendar", context: model.context.stage)
  }

  private var metrics: Metrics { context.look.metrics }

  /// Returns the height for a width. It is the same for all months.
  override func height(inWidth width: Double) -> Double {
    let side = Self.side(width, metrics)
    return metrics.line(metrics.small()) + metrics.px(8) + 6 * (side + metrics.px(4))
      + metrics.px(4)
  }

  private static func side(_ width: Double, _ metrics: Metrics) -> Double {
    min((width / 7).rounded(.down) - metrics.px(6), metrics.height(56, small: 44))
  }

  private func place() {
    side = Self.side(frame.width, metrics)
    headHeight = metrics.line(metrics.small()) + metrics.px(8)
    pitch = Size((frame.width / 7).rounded(.down), side + metrics.px(4))
  }

  private func tile(of day: Day) -> Rect {
    let index = month.lead + day.day - 1
    let (row, column) = index.quotientAndRemainder(dividingBy: 7)
    return Rect(
      frame.x + Double(column) * pitch.width + ((pitch.width - side) / 2).rounded(),
      frame.y + headHeight + Double(row) * pitch.height, side, side)
  }

  /// The days that can be played.
  override var parts: [Rect] {
    place()
    return month.days.filter(model.isOpen).map(tile)
  }

  override var focusShape: (frame: Rect, radius: Double) {
    place()
    return (tile(of: marked), 0.07 * side)
  }

  override var clicks: Bool { false }

  override var words: SpokenControl {
    let words = TodayWords(texts: context.look.texts)
    let look = model.look(of: marked)
    let meaning =
      results(of: marked)
      ?? (look == .open ? context.look.texts("No games yet") : words.meaning(of: look))
    return SpokenControl("", state: "\(words.longDate(marked)): \(meaning)")
  }

  /// Returns the finished games of a day for listeners, such as “Matchsticks: Won”; `nil` if there are none.
  private func results(of day: Day) -> String? {
    let texts = context.look.texts
    let games = model.games.compactMap { game in
      model.result(game, day).map { result in
        let parts = [result.title, result.medal?.name(texts), result.detail].compactMap(\.self)
        return "\(type(of: game).title(texts)): \(parts.joined(separator: ", "))"
      }
    }
    return games.isEmpty ? nil : games.joined(separator: ". ")
  }

  /// Returns a day with finished games as a sentence; empty for other days.
  private func sentence(of day: Day, _ words: TodayWords) -> String {
    guard model.look(of: day) != .open, let results = results(of: day) else { return "" }
    return "\(words.date(day)): \(results)"
  }

  // MARK: Input

  private func mark(_ day: Day) -> Bool {
    guard day != marked, model.isOpen(day) else { return false }
    marked = day
    onMark()
    return true
  }

  override func activate() -> Bool {
    guard marked != chosen else { return false }
    chosen = marked
    context.feedback.play(.button, at: focusShape.frame.center)
    onChoose(chosen)
    return true
  }

  override func adjust(_ direction: Direction) -> Bool {
    let days =
      switch direction {
      case .left: -1
      case .right: 1
      case .up: -7
      case .down: 7
      }
    let day = marked.adding(days: days)
    // Upward and downward arrows leave the month to the controls around it.
    guard direction.isLevel || CalendarMonth(of: day) == month else { return false }
    return mark(day)
  }

  override func tapped(at point: Point) {
    place()
    guard let day = month.days.first(where: { tile(of: $0).inset(by: -3).contains(point) }),
      day == marked || mark(day)
    else { return }
    _ = activate()
  }

  /// Shows the month before or after, at its last open day at most.
  func turn(_ months: Int) {
    let month = months < 0 ? month.previous : month.next
    let wanted = month.first.adding(days: min(marked.day, month.length) - 1)
    _ = mark(min(max(wanted, DailyGames.firstDay), model.today))
  }

  /// Whether there is a month before or after with open days.
  func canTurn(_ months: Int) -> Bool {
    months < 0
      ? month.first > DailyGames.firstDay : month.next.first <= model.today
  }

  // MARK: Drawing

  override func draw(into list: inout DisplayList) {
    place()
    let (look, theme) = (context.look, context.look.theme)
    let art = CalendarArt(look: look)
    let words = TodayWords(texts: look.texts)
    for (column, name) in words.weekdays.enumerated() {
      let box = Rect(
        frame.x + Double(column) * pitch.width, frame.y, pitch.width,
        metrics.line(metrics.small()))
      list.withWords {
        $0.text(name, metrics.small(), theme.mutedInk, in: box, .center, look: look)
      }
    }
    for day in month.days {
      list.withWords(model.isOpen(day) ? sentence(of: day, words) : "") {
        draw(day, art, into: &$0)
      }
    }
  }

  private func draw(_ day: Day, _ art: CalendarArt, into list: inout DisplayList) {
    let (look, theme) = (context.look, context.look.theme)
    let tile = tile(of: day)
    let style = metrics.medium(.bold)
    guard model.isOpen(day) else {
      return list.text(
        String(day.day), metrics.medium(), theme.mutedInk.opacity(0.75), in: tile, .center,
        look: look)
    }
    let looks = model.look(of: day)
    list.picture(art.tile(looks, side: side), at: tile.origin)
    var number = tile
    if looks == .perfect {
      art.drawStar(into: &list, in: tile)
      number.y += (0.22 * side).rounded()
      number.height -= (0.22 * side).rounded()
    } else if looks == .forgiven {
      number.height -= (0.2 * side).rounded()
    } else if day == model.today, looks == .open {
      drawPips(in: tile, into: &list)
      number.height -= (0.2 * side).rounded()
    }
    let ink = day == model.today && looks == .open ? theme.ink : art.numberInk(looks)
    list.text(String(day.day), style, ink, in: number, .center, look: look)
    guard day == chosen || day == model.today else { return }
    let inset = day == chosen ? metrics.px(3, least: 2) : 0
    let frame = tile.inset(by: -inset)
    Surfaces(look).mark(frame.size, radius: 5).draw(into: &list, frame)
  }

  /// Draws a pip for each game of today, filled if its try has ended.
  private func drawPips(in tile: Rect, into list: inout DisplayList) {
    let (radius, theme) = ((0.08 * side).rounded(), context.look.theme)
    let gap = 2 * radius + 2
    let left = tile.midX - gap * Double(model.games.count - 1) / 2
    for (index, game) in model.games.enumerated() {
      let isDone = DayPlate.badge(game, model.today, model) == .done
      let pip = context.look.pictures.picture(
        "pip \(isDone)", Size(2 * radius + 1, 2 * radius + 1)
      ) { drawing in
        let middle = Rect(.zero, drawing.size).center
        isDone
          ? drawing.fill(.circle(middle, radius: radius), theme.accentInk)
          : drawing.stroke(.circle(middle, radius: radius - 0.5), width: 1, theme.mutedInk)
      }
      list.picture(
        pip, center: Point(left + Double(index) * gap, (tile.y + 0.82 * side).rounded()))
    }
  }
}
