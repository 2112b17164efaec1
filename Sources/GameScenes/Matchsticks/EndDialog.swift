import GameKernel
import MatchstickGame
import Motion
import Stage

/// What is said after a game: who won, what happened, and how to go on.
final class EndDialog {
  var onMenu: () -> Void = {}
  var onNewGame: () -> Void = {}
  var onRetry: (Int) -> Void = { _ in }
  var onClose: () -> Void = {}

  let panel: ControlPanel
  private let review: GameReview
  private let seating: Seating
  private let context: SceneContext
  private let menu: Button
  private let retry: Button?
  private let newGame: Button
  private var frame = Rect.zero
  private var surface: Surface?
  private var band: Surface?
  private var bandFrame = Rect.zero
  private var timeLine: ReviewTimeLine?
  private var matches: MatchArt?
  private var warning: Picture?
  private let shown: Track<Double>

  init(review: GameReview, seating: Seating, context: SceneContext) {
    self.review = review
    self.seating = seating
    self.context = context
    let backstage = context.backstage
    panel = ControlPanel(backstage: backstage)
    menu = Button(id: "menu", backstage: backstage, title: "") {}
    newGame = Button(id: "new-game", backstage: backstage, title: "", isPrimary: true) {}
    retry = review.mistake.map { _ in Button(id: "retry", backstage: backstage, title: "") {} }
    shown = backstage.animator.makeTrack(.alpha, 0)
    menu.action = { [weak self] in self?.onMenu() }
    newGame.action = { [weak self] in self?.onNewGame() }
    if let mistake = review.mistake {
      retry?.action = { [weak self] in self?.onRetry(mistake.turn) }
    }
    panel.controls = [menu, retry, newGame].compactMap(\.self)
    panel.focus(id: "new-game")
    backstage.animator.animate(shown, to: 1, over: .milliseconds(240), curve: .easeOut)
  }

  isolated deinit { context.backstage.animator.remove(shown) }

  /// Made anew for the language of the moment.
  private var words: ReviewWords {
    ReviewWords(review: review, words: MatchsticksWords(texts: context.texts, seating: seating))
  }

  /// Whether the dialog took the intent; undo, redo, new game and full screen go on to the scene.
  func handle(_ intent: Intent) -> Bool {
    if case .command(let command) = intent { return command == .hint }
    if panel.handle(intent) { return true }
    if case .back = intent { onClose() }
    return true
  }

  func layout(in size: Size) {
    let metrics = context.backstage.metrics
    let fills = metrics.isSmall || metrics.form == .portrait
    let outer = Rect(.zero, metrics.size).inset(by: fills ? 8 : metrics.margin)
    let wanted =
      metrics.isSmall
      ? outer.size
      : fills
        ? Size(outer.width, outer.width * 1.35) : Size(metrics.px(960), metrics.px(656))
    frame =
      Rect(
        center: outer.center, Size(min(wanted.width, outer.width), min(wanted.height, outer.height))
      ).rounded
    surface = Surfaces(context.backstage).dialog(frame.size)
    let padding = metrics.isSmall ? 12 : metrics.form == .portrait ? 16 : metrics.px(48)
    let inside = frame.inset(padding, metrics.isSmall ? 10 : metrics.px(24))
    setTitles()
    layoutButtons(in: inside)
    layoutReview(in: inside)
  }

  private func setTitles() {
    let texts = context.texts
    menu.title = texts("Menu")
    newGame.title = texts("New game")
    if let mistake = review.mistake {
      retry?.title = texts("Retry from turn {turn}", ["turn": String(mistake.turn)])
    }
  }

  private func layoutButtons(in inside: Rect) {
    let metrics = context.backstage.metrics
    let height = metrics.isSmall ? 40 : max(44, metrics.px(56))
    let gap = metrics.isSmall ? 8 : metrics.px(16)
    let y = inside.maxY - height
    let buttons = [menu, retry, newGame].compactMap(\.self)
    let natural = buttons.map { $0.preferredSize.width }
    let room = inside.width - gap * Double(buttons.count - 1)
    let scale = min(1, room / natural.reduce(0, +))
    var x = inside.maxX
    for (button, width) in zip(buttons, natural).reversed() {
      let width = (width * scale).rounded(.down)
      x -= width
      button.frame = Rect(button === menu ? inside.x : x, y, width, height)
      x -= gap
    }
  }

  private func layoutReview(in inside: Rect) {
    let metrics = context.backstage.metrics
    let bottom = menu.frame.y - (metrics.isSmall ? 8 : metrics.px(22))
    let bandHeight = metrics.isSmall ? metrics.small * 3 : max(metrics.px(68), metrics.small * 3.4)
    bandFrame = Rect(inside.x, bottom - bandHeight, inside.width, bandHeight).rounded
    band = Surfaces(context.backstage).band(
      bandFrame.size, context.backstage.theme.dangerBand, radius: 16)
    let top = inside.y + headHeight
    var timeLine = ReviewTimeLine(review: review, words: words, backstage: context.backstage)
    timeLine.layout(
      in: Rect(inside.x, top, inside.width, bandFrame.y - metrics.px(22) - top).rounded,
      pointsAt: bandFrame.y)
    self.timeLine = timeLine
    let art = MatchArt(
      height: metrics.px(92), style: .kitchen, unit: metrics.k, backstage: context.backstage,
      name: "ornament")
    matches = metrics.isSmall || metrics.form == .portrait ? nil : art
    warning = Icon.warning.picture(
      size: metrics.px(40), color: context.backstage.theme.danger, shelf: context.backstage.shelf)
  }

  private var headHeight: Double {
    let metrics = context.backstage.metrics
    return metrics.isSmall ? metrics.medium * 1.3 : metrics.px(136)
  }

  func draw(into list: inout DisplayList) {
    let backstage = context.backstage
    let share = backstage.animator.value(of: shown)
    list.fill(Rect(.zero, backstage.metrics.size), backstage.theme.dim.opacity(share))
    var content = DisplayList()
    surface?.draw(into: &content, frame)
    drawHead(into: &content)
    timeLine?.draw(into: &content)
    drawBand(into: &content)
    panel.draw(into: &content)
    let rise = backstage.animator.reducedMotion ? 0 : (1 - share) * backstage.metrics.px(16)
    list.add(content, Placement(offset: Point(0, rise.rounded()), alpha: share))
  }

  private func drawHead(into list: inout DisplayList) {
    let (metrics, theme) = (context.backstage.metrics, context.backstage.theme)
    let x = bandFrame.x
    let width = bandFrame.width
    let measurer = context.backstage.measurer
    if metrics.isSmall {
      let box = Rect(x, frame.y + 10, width, metrics.medium * 1.2)
      list.line(
        [
          TextPart(words.title, metrics.medium(.bold), theme.ink),
          TextPart("  " + words.lastTake, metrics.small(), theme.mutedInk),
        ], in: box, .leading, measuredBy: measurer)
      return
    }
    list.text(
      words.title, metrics.large(), theme.ink,
      in: Rect(x, frame.y + metrics.px(36), width, metrics.px(52)), measuredBy: measurer)
    let lines = measurer.lines(words.summary, metrics.medium(), width: width)
    let line = metrics.medium * 1.3
    for (index, text) in lines.prefix(2).enumerated() {
      let shift = Double(index) - Double(min(lines.count, 2) - 1) * 0.4
      list.text(
        text, metrics.medium(), theme.mutedInk,
        in: Rect(x, frame.y + metrics.px(86) + shift * line, width, metrics.px(32)),
        measuredBy: measurer)
    }
    list.fill(
      Rect(x, frame.y + metrics.px(140), width, metrics.px(theme.lineWidth)), theme.panelLine)
    drawMatches(into: &list)
  }

  /// Two crossed matches at the right of the title.
  private func drawMatches(into list: inout DisplayList) {
    guard let matches else { return }
    let k = context.backstage.metrics.k
    let corner = Point(frame.maxX, frame.y)
    list.picture(
      matches.body(of: 0), center: corner + Point(-84, 76) * k, rotation: 38 * .pi / 180)
    list.picture(
      matches.body(of: 1), center: corner + Point(-103, 74) * k, rotation: -24 * .pi / 180)
  }

  private func drawBand(into list: inout DisplayList) {
    let (metrics, theme) = (context.backstage.metrics, context.backstage.theme)
    band?.draw(into: &list, bandFrame)
    let measurer = context.backstage.measurer
    let inner = bandFrame.inset(metrics.isSmall ? 10 : metrics.px(20), 0)
    if let warning {
      list.picture(warning, center: Point(bandFrame.x + metrics.px(36), bandFrame.midY))
    }
    let left = bandFrame.x + metrics.px(68)
    let half = inner.height / 2
    list.text(
      words.explanation, metrics.isSmall ? metrics.small(.bold) : metrics.medium(.bold), theme.ink,
      in: Rect(left, inner.y + half * 0.14, inner.maxX - left, half), measuredBy: measurer)
    list.text(
      words.better, metrics.small(), theme.ink,
      in: Rect(left, inner.y + half * 1.02, inner.maxX - left, half * 0.8), measuredBy: measurer)
  }
}
