import Stage

/// The ring around the control that has the focus.
@MainActor struct FocusMark {
  /// The properties on which the ring's picture depends.
  private struct Key: Equatable {
    let look: LookKey
    let radius: Double
    let onBoard: Bool
  }

  private var ring = Memo<Key, FocusRing>()

  /// Draws the ring around a control, unless its frame is empty.
  mutating func draw(
    round control: Control, into list: inout DisplayList, _ look: Look
  ) {
    let (frame, radius) = control.focusShape
    guard !frame.isEmpty else { return }
    let key = Key(
      look: LookKey(look, frame.size), radius: radius, onBoard: control.isOnBoard)
    let ring = ring.value(for: key) {
      FocusRing(size: frame.size, radius: radius, onBoard: control.isOnBoard, look)
    }
    ring.draw(into: &list, around: frame)
  }
}
