/// Everything that comes by itself after a while, each once: a computer's move, a dialog, the end of a notice.
///
/// ```swift
/// alarms.set(.dialog, in: .milliseconds(300))
/// for name in alarms.advance(by: elapsed) { ring(name) }
/// ```
public struct Alarms<Name: Hashable & Sendable>: Sendable {
  private var left: [(name: Name, time: Duration)] = []

  /// No alarm is set.
  public init() {}

  /// Sets an alarm, in place of the one of this name if there is one.
  public mutating func set(_ name: Name, in time: Duration) {
    cancel(name)
    left.append((name, time))
  }

  /// Takes an alarm away; does nothing where it is not set.
  public mutating func cancel(_ name: Name) { left.removeAll { $0.name == name } }

  /// Takes all alarms away.
  public mutating func cancelAll() { left = [] }

  /// Whether an alarm of this name is set.
  public func isSet(_ name: Name) -> Bool { left.contains { $0.name == name } }

  /// How long until the next one, nil where none is set.
  public var next: Duration? { left.map { max(.zero, $0.time) }.min() }

  /// Lets time pass.
  ///
  /// - Returns: the alarms that are due, which are set no more: the earliest first, then in the order of setting.
  public mutating func advance(by elapsed: Duration) -> [Name] {
    guard !left.isEmpty else { return [] }
    for index in left.indices { left[index].time -= elapsed }
    let due = left.enumerated().filter { $0.element.time <= .zero }
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
    left.removeAll { $0.time <= .zero }
    return due.map(\.element.name)
  }
}
