import SceneTestSupport
import Stage
import TestSupport
import Testing

@MainActor @Suite("The tooltips of every scene", .tags(.slow))
struct TooltipPlacesTests {
  private nonisolated static let windows: [(size: Size, percent: Int)] = [
    (Size(480, 320), 100), (Size(600, 1000), 100), (Size(800, 600), 100), (Size(1280, 800), 100),
    (Size(1280, 800), 200), (Size(1920, 1080), 200),
  ]

  @Test("cover no other control, and no text but that of a board", arguments: windows)
  func covers(size: Size, percent: Int) throws {
    let view = LayoutView(size: size, percent: percent, font: .lato)
    var count = 0
    for state in Thoroughness.some(of: LaidState.all, every: 4) {
      let program = try HeadlessProgram.box("de")
      try state.prepare(program)
      program.layout(view)
      program.context.input.device = .keyboard
      for _ in 0..<30 {
        program.container.handle(.focusNext)
        let list = program.list
        guard let tip = program.container.controls.first(where: { $0.id.hasSuffix(".tip") }) else {
          continue
        }
        count += 1
        let name = "\(state.name), \(view), \(tip.id)"
        #expect(Rect(.zero, size).intersection(tip.frame) == tip.frame, "\(name)")
        for text in texts(below: tip, of: program, in: list) {
          Issue.record("\(name) covers “\(text)”")
        }
        for control in program.container.controls
        where !isBoard(control) && !tip.id.hasPrefix(control.id) {
          #expect(!control.frame.intersects(tip.frame), "\(name) covers \(control.id)")
        }
      }
    }
    #expect(count > 20, "\(view)")
  }

  private func isBoard(_ control: ControlReport) -> Bool {
    ["board", "boxes", "globes", "tray", "frame"].contains { control.id.hasPrefix($0) }
  }

  /// Returns the texts that a tooltip covers, but for its own and those of boards.
  private func texts(
    below tip: ControlReport, of program: HeadlessProgram, in list: DisplayList
  ) -> [String] {
    let boards = program.container.controls.filter(isBoard).map(\.frame)
    let plate = list.commands.lastIndex { command in
      if case .picture(let picture, _) = command.content {
        picture.name.hasPrefix("panel tip")
      } else {
        false
      }
    }
    return list.commands.prefix(plate ?? 0).compactMap { command in
      let seen = command.frame.within(command.clip)
      guard case .text(let text, _, _) = command.content, command.alpha > 0, !seen.isEmpty,
        !boards.contains(where: { $0.contains(seen.center) }), seen.intersects(tip.frame)
      else { return nil }
      return text
    }
  }
}
