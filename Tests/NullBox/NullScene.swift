import BoxKit
import Controls
import GameKernel
import Stage

/// The table of the null game: one button.
package final class NullScene: TableScene {
  public let name = Counting.name

  package let controller: TableController<Counting>
  private let settings: SettingsModel
  private let button: Button
  private var count = ""
  private var observations: [Observation] = []

  init(table: GameTable<Counting>, settings: SettingsModel, context: StageContext) {
    self.settings = settings
    controller = TableController(table: table, context: context)
    button = Button(id: "press", context: context, title: settings.current.null.word) {}
    button.action = { [weak self] in self?.press() }
    controller.focus.home = { [weak self] in self?.button }
    controller.onCommand = { [table] in if $0 == .newGame { table.newGame() } }
    observations = [
      table.session.changes.observe { [weak self] _ in self?.refresh() },
      settings.changes.observe { [weak self] in self?.button.title = $0.after.null.word },
    ]
  }

  private func press() {
    controller.attempt { () throws(Counting.Refusal) in try table.session.perform(.press) }
  }

  private func refresh() {
    controller.refresh()
    count = "\(table.state.count)"
  }

  public func layout(in size: Size) {
    controller.bar.layout(title: "Null", isCompact: false)
    button.frame = Rect(center: Rect(.zero, size).center, Size(200, 60)).rounded
    controller.arrange([button])
    refresh()
  }

  public func handle(_ intent: Intent) { _ = controller.handle(intent) }

  public func draw(into list: inout DisplayList) {
    controller.bar.draw(into: &list)
    panel.draw(into: &list)
    list.text(
      count, context.look.metrics.large(), context.look.theme.ink, in: Rect(0, 0, 200, 60),
      measuredBy: context.look.measurer)
  }

  public func advance(by elapsed: Duration) { controller.advance(by: elapsed) }
  public var nextTimer: Duration? { controller.nextTimer() }
}
