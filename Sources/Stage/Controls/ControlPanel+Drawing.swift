extension ControlPanel {
  /// Draws the controls, the focus ring where the focus shows, and an open list above them.
  public func draw(into list: inout DisplayList) {
    refresh()
    let outside = list.clip
    for control in controls where !control.isHidden {
      list.clip = clip(of: control, outside)
      control.draw(into: &list)
    }
    if let focused, context.device.showsFocus, !context.isBelowModal, modal == nil {
      list.clip = clip(of: focused, outside)
      drawRing(round: focused, into: &list)
    }
    list.clip = outside
    scrollArea?.drawBar(into: &list)
    for control in controls where !control.isHidden { control.drawAbove(into: &list) }
  }

  private func clip(of control: Control, _ outside: Rect?) -> Rect? {
    guard let scrollArea, isScrolled(control) else { return outside }
    return outside.map { $0.intersection(scrollArea.viewport) } ?? scrollArea.viewport
  }

  private func drawRing(round control: Control, into list: inout DisplayList) {
    let (frame, radius) = control.focusShape
    guard !frame.isEmpty else { return }
    let key = RingKey(
      look: LookKey(context, frame.size), radius: radius, onBoard: control.isOnBoard)
    let ring = ring.value(for: key) {
      FocusRing(size: frame.size, radius: radius, onBoard: control.isOnBoard, context)
    }
    ring.draw(into: &list, around: frame)
  }
}

/// What the picture of a focus ring depends on.
struct RingKey: Equatable {
  let look: LookKey
  let radius: Double
  let onBoard: Bool
}
