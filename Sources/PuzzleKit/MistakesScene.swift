import BoxKit
import Controls
import PlayLog
import Stage

/// The list of positions of own games as a page.
final class MistakesScene: Scene {
  let name = "mistakes"
  var onBack: () -> Void = {}
  /// Called with the chosen position.
  var onChoose: (MistakeEntry) -> Void = { _ in }

  /// Returns the positions of the moment.
  private let current: () -> [MistakeEntry]
  /// Returns the words in place of an empty list.
  private let wordsIfNone: () -> String
  private var entries: [MistakeEntry] = []
  private let context: StageContext
  private let head: PageHead
  private let panel: ControlPanel
  private let list: ScrollList

  /// - Parameters:
  ///   - current: returns the positions whenever the page appears.
  ///   - wordsIfNone: returns the words in place of an empty list.
  init(
    _ current: @escaping () -> [MistakeEntry], ifNone wordsIfNone: @escaping () -> String,
    context: StageContext
  ) {
    (self.current, self.wordsIfNone, self.context) = (current, wordsIfNone, context)
    head = PageHead(context: context)
    panel = ControlPanel(context: context)
    list = ScrollList(
      id: "mistakes", context: context, source: MistakeRows(entries: [], look: context.look))
    head.onBack = { [weak self] in self?.onBack() }
    list.onChoose = { [weak self] index in
      if let self, entries.indices.contains(index) { onChoose(entries[index]) }
    }
    panel.controls = [head.back, list]
    fill()
    panel.focus(id: entries.isEmpty ? head.back.id : list.id)
  }

  private func fill() {
    entries = current()
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
  }

  func draw(into drawn: inout DisplayList) {
    head.draw(into: &drawn)
    panel.draw(into: &drawn)
    guard entries.isEmpty else { return }
    let look = context.look
    let style = look.metrics.medium()
    let lines = look.measurer.lines(wordsIfNone(), style, width: list.frame.width)
    drawn.lines(lines, style, look.theme.ink, in: list.frame, .center, look: look)
  }
}
