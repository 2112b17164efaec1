extension ControlPanel {
  /// Lets a control that is held down repeat; call it in the scene's own `advance`.
  ///
  /// The first time it acts as if it had been tapped. Dragged off the control, it waits.
  public func advance(by elapsed: Duration) {
    clock += elapsed
    guard held.advance(to: clock) != nil else { return }
    guard let pressed, pressed.isOperable else { return held.release() }
    guard pressed.isPressed else { return }
    if hasRepeated {
      pressed.activateAgain()
    } else {
      hasRepeated = pressed.activate()
    }
    refresh()
  }

  /// How long until `advance` has something to do, nil where nothing is pending.
  public var nextTimer: Duration? { held.deadline.map { $0 - clock } }
}
