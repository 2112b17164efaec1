/// Draws the ring round the control that has the focus.
@MainActor struct FocusMark {
  /// What the picture of the ring depends on.
  private struct Key: Equatable {
    let look: LookKey
    let radius: Double
    let onBoard: Bool
  }

  private var ring = Memo<Key, FocusRing>()

  /// Draws it round a control that has a frame.
  mutating func draw(
    round control: Control, into list: inout DisplayList, _ context: StageContext
  ) {
    let (frame, radius) = control.focusShape
    guard !frame.isEmpty else { return }
    let key = Key(
      look: LookKey(context, frame.size), radius: radius, onBoard: control.isOnBoard)
    let ring = ring.value(for: key) {
      FocusRing(size: frame.size, radius: radius, onBoard: control.isOnBoard, context)
    }
    ring.draw(into: &list, around: frame)
  }
}
