/// When the next frame is due.
///
/// A frame that shows something new is followed by none for as long as frames last, whatever the devices say: a key that
/// is let go, or a mouse that reports a thousand times a second, would have almost the same picture painted again.
nonisolated struct FramePace {
  /// How long a frame lasts where no display sets the pace.
  private static let frame = Duration.milliseconds(16)

  /// When a frame was drawn last, and whether anything in it was new.
  private var last: (time: Duration, isNew: Bool)?
  /// Whether the display set the pace of the last frame, so that nobody else need wait.
  private var waited = false
  private var isPutOff = false

  /// Whether a frame may be drawn now.
  func admitsFrame(at time: Duration) -> Bool {
    guard let last, last.isNew, !waited else { return true }
    return time - last.time >= Self.frame
  }

  /// Takes note that a frame was asked for too soon.
  mutating func putOff() { isPutOff = true }

  /// Takes note of a frame.
  mutating func drew(at time: Duration, isNew: Bool, waited: Bool) {
    last = (time, isNew)
    self.waited = waited
    isPutOff = false
  }

  /// When the next frame is due, nil where none is.
  ///
  /// - Parameter moves: whether anything is on its way.
  func nextFrame(moves: Bool) -> Duration? {
    guard moves || isPutOff else { return nil }
    let start = last?.time ?? .zero
    return waited ? start : start + Self.frame
  }
}
