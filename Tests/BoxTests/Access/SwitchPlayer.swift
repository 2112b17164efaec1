import Access
import BoxKit
import GameKernel
import SceneTestSupport
import Stage

/// A player who has one key only.
@MainActor final class SwitchPlayer {
  let program: HeadlessProgram
  private let aids: AccessInput
  /// Whether the last press has chosen something.
  private var hasActed = false

  init(_ games: [any BoxGame.Type]) throws {
    program = try HeadlessProgram("en", games)
    aids = AccessInput(context: program.context)
    aids.reports = { [program] in program.container.controls }
    var settings = AccessSettings()
    settings.scanSwitch = .space
    aids.apply(settings)
  }

  /// The frames of the marked row or item.
  var marked: [Rect] { aids.marked }

  func press() {
    let (_, intents) = aids.takes(.keyDown(.space, [], isRepeat: false))
    hasActed = intents != nil
    perform(intents)
    perform(aids.takes(.keyUp(.space)).intents)
    draw()
  }

  /// Advances time by a second. The scan marks the next row or item.
  func wait(_ seconds: Int = 1) {
    for _ in 0..<seconds {
      program.run(1)
      perform(aids.advance(by: .seconds(1)))
      draw()
    }
  }

  /// Chooses a place: waits until its row is marked, presses, waits until it is marked itself, and presses.
  ///
  /// - Returns: whether that was possible.
  func choose(_ place: Point) -> Bool {
    for _ in 0..<300 {
      if marked.isEmpty { press() }
      if marked.contains(where: { $0.contains(place) }) {
        press()
        if hasActed { return true }
      }
      wait()
    }
    return false
  }

  /// Chooses a control or a part of one.
  func choose(_ id: String) -> Bool {
    guard let report = program.report(id), report.isEnabled else { return false }
    return choose(report.frame.center)
  }

  private func perform(_ aided: AidedIntents?) {
    guard let aided else { return }
    program.context.input.device = aided.device
    aided.intents.forEach(program.container.handle)
  }

  private func draw() {
    program.settle()
    _ = program.list
    var list = DisplayList()
    aids.draw(into: &list)
  }
}
