import GameKernel
import Motion
import Stage

/// The playback controls of a table at which only computers play: pause, single moves and speed.
package final class Demonstration<Rules: TableRules> {
  /// Called to play the next move while the table is paused.
  package var onStep: () -> Void = {}
  /// Called when the table pauses or resumes.
  package var onChange: () -> Void = {}
  package let strip: PlaybackStrip
  private let table: GameTable<Rules>
  private let animator: Animator
  private var speedIndex = usual

  private static var usual: Int { 1 }

  package init(_ table: GameTable<Rules>, context: StageContext) {
    self.table = table
    self.animator = context.animator
    strip = PlaybackStrip(.step, context: context)
    strip.onPause = { [weak self] in self?.togglePause() }
    strip.onAccelerate = { [weak self] in self?.accelerate(by: $0) }
    strip.onLast = { [weak self] in self?.onStep() }
  }

  /// Whether only computers play and the game is not over.
  package var isUnderWay: Bool { table.isDemonstration && !Rules.isOver(table.state) }

  /// The speed of time at the table, as a factor of real time.
  package var pace: Double {
    isUnderWay && !table.isPaused ? PlaybackStrip.speeds[min(speedIndex, fastest)] : 1
  }

  /// The highest index of a speed. With reduced motion it is the usual one, because frequent fades would flicker.
  private var fastest: Int {
    animator.reducedMotion ? Self.usual : PlaybackStrip.speeds.count - 1
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

  /// Updates the buttons to the state of the table.
  package func refresh() {
    guard isUnderWay else { return strip.show(nil) }
    let index = min(speedIndex, fastest)
    strip.show(
      PlaybackStrip.State(
        isPaused: table.isPaused, speed: PlaybackStrip.speeds[index], canGoSlower: index > 0,
        canGoFaster: index < fastest, canDoLast: table.isPaused))
  }
}
