import GameKernel
import Stage

/// What steers a table at which only computers play: pause and go on, one move, slower and faster.
package final class Demonstration<Rules: TableRules> {
  /// Has the next move made, while all else rests.
  package var onStep: () -> Void = {}
  /// Told that it rests or goes on.
  package var onChange: () -> Void = {}
  package let strip: PlaybackStrip
  private let table: GameTable<Rules>
  private let context: StageContext
  private var speedIndex = usual

  private static var usual: Int { 1 }

  package init(_ table: GameTable<Rules>, context: StageContext) {
    self.table = table
    self.context = context
    strip = PlaybackStrip(.step, context: context)
    strip.onPause = { [weak self] in self?.togglePause() }
    strip.onAccelerate = { [weak self] in self?.accelerate(by: $0) }
    strip.onLast = { [weak self] in self?.onStep() }
  }

  /// Whether computers play a game that is not over.
  package var isUnderWay: Bool { table.isDemonstration && !Rules.isOver(table.state) }

  /// How many times as fast as usual time is to pass at the table.
  package var pace: Double {
    isUnderWay && !table.isPaused ? PlaybackStrip.speeds[min(speedIndex, fastest)] : 1
  }

  /// Moves that fade must not flicker: with reduced motion they come no faster than usual.
  private var fastest: Int {
    context.animator.reducedMotion ? Self.usual : PlaybackStrip.speeds.count - 1
  }

  private func togglePause() {
    if table.isPaused { table.resume() } else { table.pause() }
    refresh()
    onChange()
  }

  private func accelerate(by steps: Int) {
    speedIndex = (min(speedIndex, fastest) + steps).clamped(to: 0...fastest)
    refresh()
  }

  /// Brings the buttons in line with the table.
  package func refresh() {
    guard isUnderWay else { return strip.show(nil) }
    let index = min(speedIndex, fastest)
    strip.show(
      PlaybackStrip.State(
        isPaused: table.isPaused, speed: PlaybackStrip.speeds[index], canGoSlower: index > 0,
        canGoFaster: index < fastest, canDoLast: table.isPaused))
  }
}
