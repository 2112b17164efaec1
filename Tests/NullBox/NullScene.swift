import BoxKit
import Controls
import GameKernel
import Stage

/// The table of the null game: one button.
package final class NullScene: TableScene {
  public let name = Counting.name
  /// Called once for each game that is over.
  var onOver: () -> Void = {}

  package let frame: TableController<Counting>
  private let settings: SettingsModel
  private let button: Button
  private var count = ""
  private var observations: [Observation] = []

  init(table: GameTable<Counting>, settings: SettingsModel, context: StageContext) {
    self.settings = settings
    frame = TableController(table: table, context: context)
    button = Button(id: "press", context: context, title: settings.current.null.word) {}
    button.action = { [weak self] in self?.press() }
    frame.home = { [weak self] in self?.button }
    frame.onCommand = { [table] in if $0 == .newGame { table.newGame() } }
    observations = [
      table.session.changes.observe { [weak self] in self?.show($0) },
      settings.changes.observe { [weak self] in self?.button.title = $0.after.null.word },
    ]
  }

  private func press() {
    frame.attempt { () throws(Counting.Refusal) in try table.session.perform(.press) }
  }

  private func show(_ change: Change<Counting>) {
    refresh()
    if change.cause == .move, Counting.isOver(change.after) { onOver() }
  }

  private func refresh() {
    frame.refresh()
    count = "\(table.state.count)"
  }

  public func layout(in size: Size) {
    frame.bar.layout(title: "Null", isCompact: false)
    button.frame = Rect(center: Rect(.zero, size).center, Size(200, 60)).rounded
    frame.arrange([button])
    refresh()
  }

  public func handle(_ intent: Intent) { _ = frame.handle(intent) }

  public func draw(into list: inout DisplayList) {
    frame.bar.draw(into: &list)
    panel.draw(into: &list)
    list.text(
      count, context.look.metrics.large(), context.look.theme.ink, in: Rect(0, 0, 200, 60),
      measuredBy: context.look.measurer)
  }

  public func advance(by elapsed: Duration) { frame.advance(by: elapsed) }
  public var nextTimer: Duration? { frame.nextTimer() }
}
