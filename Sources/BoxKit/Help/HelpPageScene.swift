import Motion
import Stage

/// A page of a help: the tray, the words of the current step below it, and a dot for each step.
final class HelpPageScene: Scene {
  let name: String
  /// Called when the step or its words have changed.
  var onStep: () -> Void = {}
  /// The content of the page.
  let page: any HelpPage
  /// The index of the current step.
  private(set) var step = 0
  /// The frame of the tray with its rim, relative to the page.
  private(set) var trayFrame = Rect.zero

  private let context: StageContext
  private var tray: Tray?
  private var isLaidOut = false
  /// Whether the steps advance automatically. It becomes `false` when the player changes the step.
  private var isPlaying: Bool
  private var alarms = Alarms<Alarm>()
  private var hasDetails = true
  private var sentence = WordBlock()
  private var detail = WordBlock()
  private var dots = Rect.zero

  private nonisolated enum Alarm { case nextStep }

  init(_ name: String, _ page: any HelpPage, context: StageContext) {
    (self.name, self.page, self.context) = (name, page, context)
    isPlaying = page.playsItself
    page.onChange = { [weak self] in self?.refreshStep() }
  }

  private func refreshStep() {
    // The controls of another device may need fewer steps.
    if step >= page.count { return show(page.count - 1) }
    layoutWords()
    onStep()
  }

  /// The words of the current step.
  var words: HelpWords { page.words(of: step) }

  /// Returns whether there is a step at an offset from the current one.
  func has(_ steps: Int) -> Bool { (0..<page.count).contains(step + steps) }

  /// Goes to the step at an offset, if it exists, and stops the automatic advance.
  func turn(by steps: Int) {
    guard has(steps) else { return }
    isPlaying = false
    show(step + steps)
  }

  /// Shows the first or the last step.
  func begin(atEnd: Bool) {
    isPlaying = page.playsItself && !atEnd
    show(atEnd ? page.count - 1 : 0)
  }

  private func show(_ step: Int) {
    self.step = step
    alarms.cancelAll()
    guard isLaidOut else { return }
    page.show(step)
    layoutWords()
    waitForNext()
    onStep()
  }

  /// Starts the timer for the next step, with time to read the words: 2.6 s, and 55 ms for each character.
  private func waitForNext() {
    guard isPlaying, has(1), !context.animator.reducedMotion else { return }
    let letters = words.sentence.count + (hasDetails ? words.detail.count : 0)
    alarms.set(.nextStep, in: .milliseconds(2600 + 55 * letters))
  }

  // MARK: Scene

  var controls: [ControlReport] { [] }

  func handle(_ intent: Intent) { page.handle(intent) }

  func advance(by elapsed: Duration) {
    page.advance(by: elapsed)
    for alarm in alarms.advance(by: elapsed) {
      switch alarm {
      case .nextStep: show(step + 1)
      }
    }
  }

  var nextTimer: Duration? { Duration.soonest(alarms.next, page.nextTimer) }

  func layout(in size: Size) {
    let metrics = context.look.metrics
    let (medium, small) = (sentenceStyle, metrics.small())
    let width = size.width - 2 * Self.margin(metrics) - 2 * metrics.review(24, compact: 4)
    let steps = (0..<page.count).map(page.words)
    func height(_ words: (HelpWords) -> String, _ style: TextStyle) -> Double {
      let lines = steps.map { context.look.measurer.lines(words($0), style, width: width).count }
      return Double(lines.max() ?? 0) * metrics.line(style)
    }
    let (gap, foot) = (metrics.review(20, compact: 6), metrics.review(46, compact: 18))
    let sentenceHeight = height(\.sentence, medium)
    let detailHeight = height(\.detail, small)
    let between = metrics.review(6, compact: 2)
    let available = size.height - gap - sentenceHeight - foot
    // The tray takes precedence over a second sentence.
    hasDetails = available - detailHeight - between >= metrics.review(190, compact: 92)
    let trayHeight = available - (hasDetails && detailHeight > 0 ? detailHeight + between : 0)
    let rim = metrics.review(14, compact: 7)
    trayFrame = Rect(0, 0, size.width, trayHeight).inset(Self.margin(metrics), 0).rounded
    tray = Tray(trayFrame, rim: rim, ground: page.ground, look: context.look)
    page.layout(in: trayFrame.inset(by: rim))
    let left = (size.width - width) / 2
    let top = (trayFrame.maxY + gap).rounded()
    sentence.box = Rect(left, top, width, sentenceHeight)
    detail.box = Rect(left, top + sentenceHeight + between, width, detailHeight)
    dots = Rect(0, size.height - foot, size.width, foot).rounded
    isLaidOut = true
    // The number of steps depends on the size of the window.
    step = min(step, page.count - 1)
    show(step)
  }

  /// Returns the width of the space at each side of the tray, for its shadow.
  static func margin(_ metrics: Metrics) -> Double { metrics.review(16, compact: 4) }

  private var sentenceStyle: TextStyle {
    let metrics = context.look.metrics
    return metrics.isSmall ? TextStyle(.semibold, metrics.units(15)) : metrics.medium(.semibold)
  }

  private func layoutWords() {
    let (words, measurer) = (words, context.look.measurer)
    sentence.lines = measurer.lines(words.sentence, sentenceStyle, width: sentence.box.width)
    detail.lines =
      hasDetails
      ? measurer.lines(words.detail, context.look.metrics.small(), width: detail.box.width) : []
    // The detail follows directly below the sentence, even if that has fewer lines than in other steps.
    let height = Double(sentence.lines.count) * context.look.metrics.line(sentenceStyle)
    detail.box.y = sentence.box.y + height + context.look.metrics.review(6, compact: 2)
  }

  /// The lines that are read: the words of the step, or those of the whole page.
  var spokenLines: [String] {
    guard page.isRead else { return [words.sentence, hasDetails ? words.detail : ""] }
    var list = DisplayList()
    draw(into: &list)
    return list.lines()
  }

  func draw(into list: inout DisplayList) {
    let theme = context.look.theme
    tray?.draw(into: &list)
    page.isRead ? page.draw(into: &list) : list.withWords { page.draw(into: &$0) }
    list.lines(
      sentence.lines, sentenceStyle, theme.ink, in: sentence.top(context.look, sentenceStyle),
      .center,
      look: context.look)
    let small = context.look.metrics.small()
    list.lines(
      detail.lines, small, theme.mutedInk, in: detail.top(context.look, small), .center,
      look: context.look)
    drawDots(into: &list)
  }

  private func drawDots(into list: inout DisplayList) {
    guard page.count > 1 else { return }
    let (metrics, theme) = (context.look.metrics, context.look.theme)
    let pitch = metrics.review(24, compact: 14)
    func disc(_ radius: Double) -> Picture {
      let diameter = 2 * radius.rounded()
      return context.look.pictures.picture("dot of a step", Size(diameter, diameter)) {
        $0.fill(.ellipse(in: Rect(.zero, $0.size)), .white)
      }
    }
    let (shown, other) = (
      disc(metrics.review(6, compact: 4)), disc(metrics.review(5, compact: 3))
    )
    let left = dots.midX - pitch * Double(page.count - 1) / 2
    for index in 0..<page.count {
      let middle = Point((left + pitch * Double(index)).rounded(), dots.midY.rounded())
      let isShown = index == step
      list.picture(
        isShown ? shown : other, center: middle, alpha: isShown ? 1 : 0.55,
        tint: isShown ? theme.accentInk : theme.mutedInk)
    }
  }

  func willDisappear() { alarms.cancelAll() }
  func didDisappear() { page.leave() }
}

/// Lines of text and their frame.
private struct WordBlock {
  var lines: [String] = []
  var box = Rect.zero

  /// Returns the part of the box that the lines fill, at its top.
  @MainActor func top(_ look: Look, _ style: TextStyle) -> Rect {
    Rect(box.x, box.y, box.width, Double(lines.count) * look.metrics.line(style)).rounded
  }
}
