import Controls
import Motion
import Stage
import TestSupport

/// A panel of controls with everything around it, operated as a player would.
@MainActor final class Stagehand {
  let context: StageContext
  let panel: ControlPanel
  /// What the controls did, in order.
  var log: [String] = []

  init(_ theme: Theme.Name = .evening, size: Size = Size(1280, 800)) {
    context = StageContext(
      Look(theme: .named(theme), metrics: Metrics(size: size), measurer: FixedMeasurer()))
    panel = ControlPanel(context: context)
  }

  @discardableResult func button(
    _ id: String, _ frame: Rect, keyCap: String? = nil, isPrimary: Bool = false
  ) -> Button {
    let button = Button(
      id: id, context: context, title: id, keyCap: keyCap, isPrimary: isPrimary
    ) { [weak self] in self?.log.append(id) }
    button.frame = frame
    panel.controls.append(button)
    return button
  }

  /// Buttons a, b, c … in a row, 100 wide and 20 apart.
  func row(_ ids: String..., y: Double = 0) {
    for (index, id) in ids.enumerated() { button(id, Rect(120 * Double(index), y, 100, 50)) }
  }

  func add<Some: Control>(_ control: Some, _ frame: Rect) -> Some {
    control.frame = frame
    panel.controls.append(control)
    return control
  }

  /// Sends intents as the device would that is in use already; true where the last one was used up.
  @discardableResult func send(_ device: InputDevice, _ intents: Intent...) -> Bool {
    context.input.device = device
    panel.refresh()
    return intents.map(panel.handle).last ?? false
  }

  /// Sends an intent from a device that nobody has used before it.
  @discardableResult func sendFirst(_ device: InputDevice, _ intent: Intent) -> Bool {
    send(.mouse)
    context.input.device = device
    return panel.handle(intent)
  }

  func click(_ point: Point) { send(.mouse, .hover(point), .press(point), .tap(point)) }

  func drag(from start: Point, to end: Point, _ device: InputDevice = .mouse) {
    send(
      device, .press(start), .drag(Drag(.began, start: start, position: start)),
      .drag(Drag(.moved, start: start, position: end)),
      .drag(Drag(.ended, start: start, position: end)))
  }

  func settle() { context.animator.advance(by: .seconds(1)) }

  func drawn() -> DisplayList {
    var list = DisplayList()
    panel.draw(into: &list)
    return list
  }

  var focused: String? { panel.focused?.id }
  var highlighted: String? { panel.highlighted?.id }
}

extension DisplayList {
  var texts: [String] {
    commands.compactMap { if case .text(let text, _, _) = $0.content { text } else { nil } }
  }

  var pictures: [String] {
    commands.compactMap { command in
      switch command.content {
      case .picture(let picture, _), .patch(let picture, _): picture.name
      default: nil
      }
    }
  }

  func contains(picture name: String) -> Bool { pictures.contains { $0.hasPrefix(name) } }
}
