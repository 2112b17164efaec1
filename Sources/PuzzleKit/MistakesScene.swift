import BoxKit
import Controls
import PlayLog
import Stage

/// The list of positions of own games as a page. If none is due, those that wait can be tried as practice.
final class MistakesScene: Scene {
  let name = "mistakes"
  var onBack: () -> Void = {}
  /// Called with the chosen position.
  var onChoose: (MistakeEntry) -> Void = { _ in }

  /// Returns the positions of the moment.
  private let current: () -> [MistakeEntry]
  /// Returns the words in place of an empty list.
  private let wordsIfNone: () -> String
  /// Returns the positions that wait for a later day.
  private let waiting: () -> [MistakeEntry]
  private var isPractice = false
  private var entries: [MistakeEntry] = []
  private let context: StageContext
  private let head: PageHead
  private let panel: ControlPanel
  private let list: ScrollList
  private let practise: Button

  /// - Parameters:
  ///   - current: returns the positions whenever the page appears.
  ///   - wordsIfNone: returns the words in place of an empty list.
  ///   - waiting: returns the positions that wait for a later day.
  init(
    _ current: @escaping () -> [MistakeEntry], ifNone wordsIfNone: @escaping () -> String,
    waiting: @escaping () -> [MistakeEntry], context: StageContext
  ) {
    (self.current, self.wordsIfNone, self.waiting) = (current, wordsIfNone, waiting)
    self.context = context
    head = PageHead(context: context)
    panel = ControlPanel(context: context)
    list = ScrollList(
      id: "mistakes", context: context, source: MistakeRows(entries: [], look: context.look))
    practise = Button(id: "practise", context: context, title: "", isPrimary: true) {}
    practise.action = { [weak self] in self?.showWaiting() }
    head.onBack = { [weak self] in self?.onBack() }
    list.onChoose = { [weak self] index in
      if let self, entries.indices.contains(index) { onChoose(entries[index]) }
    }
    panel.controls = [head.back, list, practise]
    fill()
    let first = [list, practise].first(where: \.isOperable) ?? head.back
    panel.focus(id: first.id)
  }

  private func showWaiting() {
    isPractice = true
    fill()
    layout(in: context.look.metrics.size)
    panel.focus(id: list.id)
  }

  private func fill() {
    entries = current()
    practise.isHidden = !entries.isEmpty || isPractice || waiting().isEmpty
    if entries.isEmpty, isPractice { entries = waiting() }
    list.isHidden = entries.isEmpty
    list.source = MistakeRows(entries: entries, look: context.look)
  }

  func willAppear() {
    fill()
    if !head.back.frame.isEmpty { layout(in: context.look.metrics.size) }
  }

  func handle(_ intent: Intent) {
    if panel.handle(intent) { return }
    switch intent {
    case .back, .command(.close): onBack()
    default: break
    }
  }

  func advance(by elapsed: Duration) { panel.advance(by: elapsed) }
  var nextTimer: Duration? { panel.nextTimer }
  var controls: [ControlReport] { panel.reports }

  func layout(in size: Size) {
    let (metrics, texts) = (context.look.metrics, context.look.texts)
    let room = head.layout(title: texts("From your own games")).rounded
    head.nameBack(texts("Back"))
    let width = min(room.width, metrics.px(880)).rounded()
    list.frame = Rect(
      (room.midX - width / 2).rounded(), room.y, width, min(room.height, list.rows.fullHeight))
    if list.rows.fullHeight > room.height || list.frame.height < metrics.target {
      list.frame = Rect(list.frame.x, room.y, width, room.height)
    }
    practise.title = texts("Practise")
    let height = words.height + metrics.px(24, small: 12) + practise.preferredSize.height
    let size = practise.preferredSize
    practise.frame =
      Rect(
        list.frame.midX - size.width / 2, list.frame.midY + height / 2 - size.height, size.width,
        size.height
      ).rounded
  }

  /// The lines in place of an empty list, and their height.
  private var words: (lines: [String], height: Double) {
    let (look, style) = (context.look, context.look.metrics.medium())
    let lines = look.measurer.lines(wordsIfNone(), style, width: list.frame.width)
    return (lines, Double(lines.count) * look.metrics.line(style))
  }

  func draw(into drawn: inout DisplayList) {
    head.draw(into: &drawn)
    panel.draw(into: &drawn)
    guard entries.isEmpty else { return }
    let (look, words) = (context.look, words)
    let end = practise.isHidden ? list.frame.midY + words.height / 2 : practise.frame.y
    let gap = practise.isHidden ? 0 : look.metrics.px(24, small: 12)
    let box = Rect(
      list.frame.x, (end - gap - words.height).rounded(), list.frame.width, words.height)
    drawn.lines(
      words.lines, look.metrics.medium(), look.theme.ink, in: box, .center, look: look)
  }
}
