/// Counts how long something takes, until it has taken long enough to be spoken of: half a second.
nonisolated struct Patience: Hashable, Sendable {
  private var left = Duration.milliseconds(500)

  /// Whether it takes long.
  var isOver: Bool { left <= .zero }

  /// How long until it is; nil once it has been.
  var nextTimer: Duration? { isOver ? nil : left }

  mutating func advance(by elapsed: Duration) { left -= elapsed }
}
