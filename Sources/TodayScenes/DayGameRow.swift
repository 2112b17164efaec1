import BoxKit
import Controls
import GameKernel
import PlayLog
import Stage
import Today

/// A game of a day: its task, and the result, or a sign that it can be played.
final class DayGameRow: Control {
  let game: any DailyBoxGame
  var onAct: (DayGameRow) -> Void = { _ in }
  /// Whether the sign *Play* has the accent colour.
  var isPrimary = false
  /// Whether the result, or the sign, is below the words, as in a narrow column.
  var isStacked = false
  private let model: TodayModel
  private var day: Day
  private var ground: Surface?
  private var plate: DayPlate?

  init(_ game: any DailyBoxGame, _ model: TodayModel) {
    (self.game, self.model, day) = (game, model, model.today)
    super.init(id: "day-\(game.name)", context: model.context.stage)
  }

  /// Shows the game of a day.
  func show(_ day: Day) {
    self.day = day
    isEnabled = result != nil || model.daily(game, day) != nil
  }

  /// Whether the try has not ended.
  var canPlay: Bool { result == nil && model.mark(game, day) != .givenUp }

  private var result: DayResult? { model.result(game, day) }
  private var look: Look { context.look }
  private var metrics: Metrics { context.look.metrics }

  override func activate() -> Bool {
    onAct(self)
    return true
  }

  override var focusShape: (frame: Rect, radius: Double) { (frame, metrics.px(20)) }

  // MARK: Words

  private var title: String { type(of: game).title(look.texts) }
  private var task: String {
    model.daily(game, day)?.task(look.texts) ?? type(of: game).task(look.texts)
  }

  /// The words of the sign at the right of an unfinished game.
  private var sign: String {
    switch model.mark(game, day) {
    case .begun: signs[1]
    case .givenUp: signs[2]
    default: signs[0]
    }
  }

  /// The signs of a game that is open, begun or given up.
  private var signs: [String] {
    let texts = look.texts
    return [
      // Translators: Button: it begins the game of the day.
      texts("Play"),
      // Translators: Button: to go on with the game of the day.
      texts("Go on"),
      texts("Practise"),
    ]
  }

  private var padding: Double { metrics.px(20, small: 10) }
  private var radius: Double { metrics.px(30, small: 20) }
  private var signWidth: Double {
    let widest = signs.map {
      look.measurer.size(of: $0, metrics.medium(.semibold)).width
    }
    return ((widest.max() ?? 0) + 2 * metrics.px(24, small: 12)).rounded()
  }

  private var taskX: Double { padding + 2 * radius + metrics.px(20, small: 10) }
  private var medalRadius: Double { metrics.px(26, small: 16) }

  /// The width of the result, or of the sign, at the right.
  private var endWidth: Double {
    guard let result else { return signWidth }
    let (medium, small) = (metrics.medium(.semibold), metrics.small())
    let words = max(
      look.measurer.size(of: result.title, medium).width,
      look.measurer.size(of: result.detail ?? "", small).width)
    return (words + (result.medal == nil ? 0 : 2 * medalRadius + metrics.px(12))).rounded(.up)
  }

  /// The height of the result, or of the sign.
  private var endHeight: Double {
    guard let result else { return metrics.height(56, small: 40) }
    let words = metrics.line(metrics.medium()) + metrics.line(metrics.small())
    return result.medal == nil ? words : max(words, 2 * medalRadius)
  }

  private var gap: Double { metrics.px(12, small: 8) }

  private func wordsWidth(in width: Double) -> Double {
    width - taskX - padding - (isStacked ? 0 : endWidth + metrics.px(16))
  }

  private func taskLines(in width: Double) -> [String] {
    look.measurer.lines(task, metrics.small(), width: wordsWidth(in: width))
  }

  /// Returns whether the words, with at most three lines of the task, are narrower than their room in a width.
  func holdsWords(inWidth width: Double) -> Bool {
    let lines = taskLines(in: width)
    let widths =
      [look.measurer.size(of: title, metrics.medium(.bold)).width]
      + lines.map { look.measurer.size(of: $0, metrics.small()).width }
    return lines.count <= 3 && (widths.max() ?? 0) <= wordsWidth(in: width)
  }

  override func height(inWidth width: Double) -> Double {
    let lines = Double(taskLines(in: width).count) * metrics.line(metrics.small())
    let words = metrics.line(metrics.medium(.bold)) + lines
    guard isStacked else { return max(metrics.px(96, small: 60), words + 2 * gap).rounded() }
    return (max(words, 2 * radius) + endHeight + 3 * gap).rounded()
  }

  /// The areas of the plate and the words, and of the result or the sign.
  private var areas: (words: Rect, end: Rect) {
    guard isStacked else { return (frame, frame) }
    let inside = frame.inset(0, gap)
    let end = Rect(inside.x, inside.maxY - endHeight, inside.width, endHeight)
    return (Rect(inside.x, inside.y, inside.width, end.y - gap - inside.y), end)
  }

  // MARK: Drawing

  override func draw(into list: inout DisplayList) {
    let theme = look.theme
    Surfaces(look).panel(frame.size, radius: 20).draw(into: &list, frame)
    let areas = areas
    let badge: DayPlate.Badge = model.mark(game, day) == .begun ? .begun : .none
    DayPlate(game, badge, radius: radius, look)
      .draw(into: &list, center: Point(frame.x + padding + radius, areas.words.midY.rounded()))
    let lines = taskLines(in: frame.width)
    let (head, line) = (metrics.line(metrics.medium(.bold)), metrics.line(metrics.small()))
    let width = wordsWidth(in: frame.width)
    var y = (areas.words.midY - (head + line * Double(lines.count)) / 2).rounded()
    list.text(
      title, metrics.medium(.bold), theme.ink, in: Rect(frame.x + taskX, y, width, head), look: look
    )
    y += head
    list.lines(
      lines, metrics.small(), theme.mutedInk,
      in: Rect(frame.x + taskX, y, width, line * Double(lines.count)), look: look)
    if let result {
      draw(result, into: &list, at: areas.end.midY)
    } else {
      drawSign(into: &list, at: areas.end.midY)
    }
  }

  private func draw(_ result: DayResult, into list: inout DisplayList, at middle: Double) {
    var x = frame.maxX - padding - endWidth
    if let medal = result.medal {
      let picture = MedalArt.picture(medal, radius: medalRadius, look)
      list.picture(picture, center: Point((x + medalRadius).rounded(), middle.rounded()))
      x += 2 * medalRadius + metrics.px(12)
    }
    let (title, detail) = (metrics.line(metrics.medium()), metrics.line(metrics.small()))
    let height = result.detail == nil ? title : title + detail
    let box = Rect(x, (middle - height / 2).rounded(), frame.maxX - x, title)
    list.text(result.title, metrics.medium(.semibold), look.theme.ink, in: box, look: look)
    if let words = result.detail {
      list.text(
        words, metrics.small(), look.theme.mutedInk,
        in: Rect(x, box.maxY, box.width, detail), look: look)
    }
  }

  private func drawSign(into list: inout DisplayList, at middle: Double) {
    let box = Rect(
      frame.maxX - padding - signWidth, (middle - endHeight / 2).rounded(), signWidth, endHeight)
    let isAccent = isEnabled && (isPrimary || isHighlighted)
    Surfaces(look).button(box.size, accent: isAccent).draw(into: &list, box)
    let theme = look.theme
    let ink = isEnabled ? (isAccent ? theme.inkOnAccent : theme.buttonInk) : theme.buttonInkOff
    list.text(
      sign, metrics.medium(.semibold), ink, in: box, .center, measuredBy: look.measurer)
  }
}
