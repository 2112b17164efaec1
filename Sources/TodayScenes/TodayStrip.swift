import BoxKit
import Controls
import GameKernel
import Stage
import Today

/// The strip of the menu with today's date, the marks of its games and the days in a row. It opens the page.
public final class TodayStrip: Control {
  private let model: TodayModel
  private let action: () -> Void

  public init(_ model: TodayModel, action: @escaping () -> Void) {
    (self.model, self.action) = (model, action)
    super.init(id: "today", context: model.context.stage)
  }

  private var look: Look { context.look }
  private var metrics: Metrics { context.look.metrics }

  public override func activate() -> Bool {
    action()
    return true
  }

  public override var words: SpokenControl {
    let texts = look.texts
    let run = runWords.map { "\($0.number) \($0.below)" } ?? texts("Four new games")
    let date = TodayWords(texts: texts).longDate(model.today)
    return SpokenControl("\(texts("Today")), \(date)", .button, state: run)
  }

  public override var focusShape: (frame: Rect, radius: Double) { (frame, radius) }
  private var radius: Double { metrics.px(20, small: 14) }

  /// Whether the strip has no room for two lines.
  private var isLow: Bool { frame.height < 2 * metrics.line(metrics.small()) + metrics.px(16) }

  public override func draw(into list: inout DisplayList) {
    let (theme, words) = (look.theme, TodayWords(texts: look.texts))
    Surfaces(look).panel(frame.size, radius: metrics.isSmall ? 14 : 20).draw(into: &list, frame)
    if highlight.value > 0 {
      list.faded(highlight.value) {
        Surfaces(look).mark(frame.size, radius: metrics.isSmall ? 14 : 20).draw(into: &$0, frame)
      }
    }
    let padding = metrics.px(16, small: 8)
    let label = Size(
      ((frame.height - padding) * 0.86).rounded(), (frame.height - padding).rounded())
    let art = CalendarArt(look: look)
    let corner = Point(frame.x + padding, (frame.midY - label.height / 2).rounded())
    list.picture(art.dateLabel(label), at: corner)
    list.text(
      String(model.today.day), TextStyle(.bold, min(metrics.medium, 0.42 * label.height)),
      art.dateInk, in: Rect(corner, label), .center, measuredBy: look.measurer)
    // From the right: an arrow, the days in a row, the plates, and the words in the rest.
    var end = frame.maxX - padding
    let arrow = metrics.px(16, small: 12)
    list.picture(
      Icon.chevronRight.picture(size: arrow, color: theme.mutedInk, in: look.pictures),
      center: Point(end - arrow / 2, frame.midY.rounded()))
    end -= arrow + metrics.px(16, small: 8)
    let start = corner.x + label.width + metrics.px(16, small: 8)
    let titles = [look.texts("Today"), words.longDate(model.today)]
    let least = look.measurer.size(of: titles[0], metrics.medium(.bold)).width
    let plates = platesWidth
    if start + least + plates + runWidth + 3 * padding <= end {
      drawRun(into: &list, at: end - runWidth, words)
      end -= runWidth + metrics.px(28, small: 12)
    }
    drawPlates(into: &list, at: end - plates)
    end -= plates + metrics.px(16, small: 8)
    drawTitles(titles, into: &list, in: Rect(start, frame.y, end - start, frame.height))
  }

  private func drawTitles(_ titles: [String], into list: inout DisplayList, in box: Rect) {
    let (theme, medium, small) = (look.theme, metrics.medium(.bold), metrics.small())
    func fits(_ text: String, _ style: TextStyle) -> Bool {
      look.measurer.size(of: text, style).width <= box.width
    }
    guard !isLow, fits(titles[1], small) else {
      // The label has the day. One line has the date, too, where it has room.
      let whole = look.texts("Today · {date}", ["date": titles[1]])
      guard let title = [whole, titles[0]].first(where: { fits($0, medium) }) else { return }
      return list.text(title, medium, theme.ink, in: box, look: look)
    }
    let (first, second) = (metrics.line(medium), metrics.line(small))
    let top = (box.midY - (first + second) / 2).rounded()
    list.text(titles[0], medium, theme.ink, in: Rect(box.x, top, box.width, first), look: look)
    list.text(
      titles[1], small, theme.mutedInk, in: Rect(box.x, top + first, box.width, second), look: look)
  }

  // MARK: Plates

  private var plateRadius: Double {
    min(metrics.px(23, small: 14), (0.36 * frame.height).rounded())
  }
  private var platePitch: Double { (2 * plateRadius + metrics.px(18, small: 8)).rounded() }
  private var platesWidth: Double {
    Double(model.games.count - 1) * platePitch + 2 * plateRadius + (0.3 * plateRadius).rounded()
  }

  private func drawPlates(into list: inout DisplayList, at x: Double) {
    for (index, game) in model.games.enumerated() {
      let badge = DayPlate.badge(game, model.today, model)
      DayPlate(game, badge, radius: plateRadius, look).draw(
        into: &list,
        center: Point(x + plateRadius + Double(index) * platePitch, frame.midY.rounded()))
    }
  }

  // MARK: The days in a row

  private var flameHeight: Double { min(metrics.px(32, small: 20), frame.height * 0.5).rounded() }

  /// The number, and the words below it, if there are days in a row.
  private var runWords: (number: String, below: String)? {
    guard model.hasRun else { return nil }
    return (
      String(model.run.days),
      // Translators: Below a number: the days in a row on which the player has finished a game of the day.
      look.texts.plural("day in a row", "days in a row", model.run.days)
    )
  }

  private var runWidth: Double {
    guard let run = runWords else {
      // Translators: In the menu, while the player has no days in a row: the games of the day.
      return isLow ? 0 : look.measurer.size(of: look.texts("Four new games"), metrics.small()).width
    }
    let below = isLow ? 0 : look.measurer.size(of: run.below, metrics.small()).width
    let number = look.measurer.size(of: run.number, metrics.medium(.bold)).width
    return (flameHeight + max(number, below) + metrics.px(8)).rounded(.up)
  }

  private func drawRun(into list: inout DisplayList, at x: Double, _ words: TodayWords) {
    let theme = look.theme
    guard let run = runWords else {
      guard !isLow else { return }
      let box = Rect(x, frame.y, runWidth + 1, frame.height)
      return list.text(
        look.texts("Four new games"), metrics.small(), theme.mutedInk, in: box, look: look)
    }
    list.picture(
      CalendarArt(look: look).flame(height: flameHeight),
      center: Point((x + 0.4 * flameHeight).rounded(), frame.midY.rounded()))
    let left = x + flameHeight + metrics.px(4)
    let width = runWidth - flameHeight
    guard !isLow else {
      return list.text(
        run.number, metrics.medium(.bold), theme.ink, in: Rect(left, frame.y, width, frame.height),
        look: look)
    }
    let (first, second) = (metrics.line(metrics.medium(.bold)), metrics.line(metrics.small()))
    let top = (frame.midY - (first + second) / 2).rounded()
    list.text(
      run.number, metrics.medium(.bold), theme.ink, in: Rect(left, top, width, first), look: look)
    list.text(
      run.below, metrics.small(), theme.mutedInk, in: Rect(left, top + first, width, second),
      look: look)
  }
}
