/// A set of named one-shot timers, such as one for a computer's move and one for the end of a notice.
///
/// ```swift
/// alarms.set(.dialog, in: .milliseconds(300))
/// for name in alarms.advance(by: elapsed) { ring(name) }
/// ```
public struct Alarms<Name: Hashable & Sendable>: Sendable {
  private var pending: [(name: Name, time: Duration)] = []

  /// Creates an empty set.
  public init() {}

  /// Sets an alarm and replaces the one of the same name, if any.
  public mutating func set(_ name: Name, in time: Duration) {
    cancel(name)
    pending.append((name, time))
  }

  /// Cancels an alarm; has no effect where it is not set.
  public mutating func cancel(_ name: Name) { pending.removeAll { $0.name == name } }

  /// Cancels all alarms.
  public mutating func cancelAll() { pending = [] }

  /// Whether an alarm of this name is set.
  public func isSet(_ name: Name) -> Bool { pending.contains { $0.name == name } }

  /// The time until the next alarm; `nil` where none is set.
  public var next: Duration? { pending.map { max(.zero, $0.time) }.min() }

  /// Advances all alarms by an interval and removes those that are due.
  ///
  /// - Returns: the alarms that are due, the earliest first; those due at the same time in the order of setting.
  public mutating func advance(by elapsed: Duration) -> [Name] {
    guard !pending.isEmpty else { return [] }
    for index in pending.indices { pending[index].time -= elapsed }
    let due = pending.enumerated().filter { $0.element.time <= .zero }
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
    pending.removeAll { $0.time <= .zero }
    return due.map(\.element.name)
  }
}
