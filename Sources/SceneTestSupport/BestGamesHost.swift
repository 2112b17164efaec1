import BoxKit
import Controls
import Stage
import StatisticsScenes

/// A scene with the panel of the best games alone, which tests operate.
@MainActor package final class BestGamesHost: Scene {
  package let name = "best games"
  /// Called by Esc, and by the button of an empty list.
  package var onBack: () -> Void = {}

  private let context: StageContext
  private let best: BestGames
  private let panel: ControlPanel

  package init(
    _ kind: ResultKind, _ lists: ResultLists,
    picture: ((_ frame: Rect, StageContext) -> (inout DisplayList) -> Void)? = nil,
    context: StageContext
  ) {
    self.context = context
    var play: () -> Void = {}
    best = BestGames(kind, lists, picture: picture, context: context) { play() }
    panel = ControlPanel(context: context)
    panel.controls = best.controls
    play = { [weak self] in self?.onBack() }
    best.onChange = { [weak self] in self.map { $0.layout(in: context.look.metrics.size) } }
    best.onFocus = { [weak self] in self?.panel.focus(id: $0) }
    layout(in: context.look.metrics.size)
    panel.focus(
      id: best.controls.last { $0.isOperable && ["results", "play"].contains($0.id) }?.id)
  }

  package func layout(in size: Size) {
    _ = best.layout(in: Rect(8, 8, size.width - 16, size.height - 16))
    panel.refresh()
  }

  package func handle(_ intent: Intent) {
    if panel.handle(intent) { return }
    switch intent {
    case .back: onBack()
    case .command(.undo): best.undoClearing()
    default: break
    }
  }

  package func draw(into list: inout DisplayList) {
    best.draw(into: &list)
    panel.draw(into: &list)
    best.drawHead(into: &list)
  }

  package func didDisappear() { best.forgetCleared() }
  package var controls: [ControlReport] { panel.reports }
}
