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

  convenience init(_ games: [any BoxGame.Type]) throws {
    self.init(try HeadlessProgram("en", games))
  }

  init(_ program: HeadlessProgram) {
    self.program = program
    aids = AccessInput(context: program.context)
    aids.reports = { [program] in program.container.controls }
    var settings = AccessSettings()
    settings.scanSwitch = .space
    aids.apply(settings, speaks: true)
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

  /// Chooses a row of an open list by its title.
  func chooseRow(_ title: String) -> Bool {
    let row = program.list.commands.first { command in
      if case .text(title, _, _) = command.content { true } else { false }
    }
    return row.map { choose($0.frame.center) } ?? false
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
