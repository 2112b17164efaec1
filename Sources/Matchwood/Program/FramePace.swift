/// The pacing of frames: decides when the next one is due.
///
/// After a frame with new contents, the next one waits for a frame's duration, however many events arrive.
/// Otherwise a key release, or a mouse that reports a thousand times a second, would repaint almost the same
/// picture.
nonisolated struct FramePace {
  /// The duration of a frame if no display sets the pace.
  private static let frame = Duration.milliseconds(16)

  /// The time of the last frame, and whether it showed anything new.
  private var last: (time: Duration, isNew: Bool)?
  /// Whether the last frame waited for the display's refresh, so that no further wait is needed.
  private var waited = false
  private var isPostponed = false

  /// Whether a frame may be drawn now.
  func allowsFrame(at time: Duration) -> Bool {
    guard let last, last.isNew, !waited else { return true }
    return time - last.time >= Self.frame
  }

  /// Records that a frame was requested too soon.
  mutating func postpone() { isPostponed = true }

  /// Records a frame.
  mutating func drew(at time: Duration, isNew: Bool, waited: Bool) {
    last = (time, isNew)
    self.waited = waited
    isPostponed = false
  }

  /// Returns the time when the next frame is due, or `nil` if no frame is needed.
  ///
  /// - Parameter moves: whether the next frame will differ from the last.
  func nextFrame(moves: Bool) -> Duration? {
    guard moves || isPostponed else { return nil }
    let start = last?.time ?? .zero
    return waited ? start : start + Self.frame
  }
}
