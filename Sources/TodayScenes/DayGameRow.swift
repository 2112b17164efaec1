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

  private func taskLines(in width: Double) -> [String] {
    look.measurer.lines(
      task, metrics.small(), width: width - taskX - endWidth - padding - metrics.px(16))
  }

  override func height(inWidth width: Double) -> Double {
    let lines = Double(taskLines(in: width).count) * metrics.line(metrics.small())
    let words = metrics.line(metrics.medium(.bold)) + lines + 2 * metrics.px(12, small: 8)
    return max(metrics.px(96, small: 60), words).rounded()
  }

  // MARK: Drawing

  override func draw(into list: inout DisplayList) {
    let theme = look.theme
    Surfaces(look).panel(frame.size, radius: 20).draw(into: &list, frame)
    let badge: DayPlate.Badge = model.mark(game, day) == .begun ? .begun : .none
    DayPlate(game, badge, radius: radius, look)
      .draw(into: &list, center: Point(frame.x + padding + radius, frame.midY.rounded()))
    let lines = taskLines(in: frame.width)
    let (head, line) = (metrics.line(metrics.medium(.bold)), metrics.line(metrics.small()))
    let width = frame.width - taskX - endWidth - padding - metrics.px(16)
    var y = (frame.midY - (head + line * Double(lines.count)) / 2).rounded()
    list.text(
      title, metrics.medium(.bold), theme.ink, in: Rect(frame.x + taskX, y, width, head), look: look
    )
    y += head
    list.lines(
      lines, metrics.small(), theme.mutedInk,
      in: Rect(frame.x + taskX, y, width, line * Double(lines.count)), look: look)
    if let result { draw(result, into: &list) } else { drawSign(into: &list) }
  }

  private func draw(_ result: DayResult, into list: inout DisplayList) {
    var x = frame.maxX - padding - endWidth
    if let medal = result.medal {
      let picture = MedalArt.picture(medal, radius: medalRadius, look)
      list.picture(picture, center: Point((x + medalRadius).rounded(), frame.midY.rounded()))
      x += 2 * medalRadius + metrics.px(12)
    }
    let (title, detail) = (metrics.line(metrics.medium()), metrics.line(metrics.small()))
    let height = result.detail == nil ? title : title + detail
    let box = Rect(x, (frame.midY - height / 2).rounded(), frame.maxX - x, title)
    list.text(result.title, metrics.medium(.semibold), look.theme.ink, in: box, look: look)
    if let words = result.detail {
      list.text(
        words, metrics.small(), look.theme.mutedInk,
        in: Rect(x, box.maxY, box.width, detail), look: look)
    }
  }

  private func drawSign(into list: inout DisplayList) {
    let height = metrics.height(56, small: 40)
    let box = Rect(
      frame.maxX - padding - signWidth, (frame.midY - height / 2).rounded(), signWidth, height)
    let isAccent = isEnabled && (isPrimary || isHighlighted)
    Surfaces(look).button(box.size, accent: isAccent).draw(into: &list, box)
    let theme = look.theme
    let ink = isEnabled ? (isAccent ? theme.inkOnAccent : theme.buttonInk) : theme.buttonInkOff
    list.text(
      sign, metrics.medium(.semibold), ink, in: box, .center, measuredBy: look.measurer)
  }
}
