import Motion
import Stage

extension Scene {
  /// Makes the focus visible, handles intents of a device, and advances all animations by a second.
  package func key(
    _ intents: [Intent], _ context: StageContext, device: InputDevice = .keyboard
  ) {
    context.input.device = device
    _ = list
    intents.forEach(handle)
    context.animator.advance(by: .seconds(1))
  }

  /// Advances the time in frames of 16 ms.
  package func run(_ time: Duration, _ context: StageContext) {
    var left = time
    while left > .zero {
      let frame = min(left, .milliseconds(16))
      advance(by: frame)
      context.animator.advance(by: frame)
      left -= frame
    }
  }

  package func report(_ id: String) -> ControlReport? { controls.first { $0.id == id } }

  /// The ID of the control with the focus ring, or `nil` if there is none. Its segments and rows do not count.
  package var focused: String? {
    guard let ring = list.commands.last(where: \.isFocusRing)?.frame else { return nil }
    return controls.first {
      $0.isEnabled && !$0.id.contains(".") && $0.frame.contains(ring.center)
    }?.id
  }

  /// Clicks the centre of a control, if there is one.
  package func click(_ id: String) {
    if let place = report(id)?.frame.center { click(at: place) }
  }

  package func click(at point: Point) {
    handle(.hover(point))
    handle(.press(point))
    handle(.tap(point))
  }

  /// The current display list.
  package var list: DisplayList {
    var list = DisplayList()
    draw(into: &list)
    return list
  }
}
