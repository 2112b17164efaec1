/// A list of observers that hear each value sent, in the order in which they registered.
///
/// A value goes to those who were registered when it was sent and have not left since. A value
/// that is sent while another is still being delivered waits for its turn, so that every observer
/// hears all values in the order of sending.
///
/// ```swift
/// observation = session.changes.observe { change in print(change.cause) }
/// ```
public final class ObserverList<Value> {
  @usableFromInline final class Observer {
    @usableFromInline let handler: (Value) -> Void
    @usableFromInline var isListening = true

    init(_ handler: @escaping (Value) -> Void) {
      self.handler = handler
    }
  }

  @usableFromInline private(set) var observers: [Observer] = []
  @usableFromInline private(set) var waiting: [(value: Value, audience: [Observer])] = []
  @usableFromInline private(set) var isDelivering = false

  /// An empty list. Owners create one for each kind of value they send.
  package init() {}

  /// Registers an observer at the end of the list.
  ///
  /// - Returns: the token that keeps the observer registered.
  public func observe(_ handler: @escaping (Value) -> Void) -> Observation {
    let observer = Observer(handler)
    observers.append(observer)
    // The token knows the observer by identity: objects with weak references are slower to use.
    return Observation { [weak self, identity = ObjectIdentifier(observer)] in
      self?.end(identity)
    }
  }

  private func end(_ identity: ObjectIdentifier) {
    observers.removeAll { observer in
      guard ObjectIdentifier(observer) == identity else { return false }
      observer.isListening = false
      return true
    }
  }

  /// Sends a value to everyone registered now. Only the list's owner calls this.
  ///
  /// - Complexity: O(observers); nothing is allocated unless values are sent during delivery.
  @inlinable package func send(_ value: Value) {
    guard !isDelivering else {
      waiting.append((value, observers))
      return
    }
    isDelivering = true
    deliver(value, to: observers)
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      deliver(next.value, to: next.audience)
    }
    isDelivering = false
  }

  @inlinable func deliver(_ value: Value, to audience: [Observer]) {
    for observer in audience where observer.isListening {
      observer.handler(value)
    }
  }
}

/// The token of one registered observer, who is heard exactly as long as the token lives.
///
/// Keep it in a property of the observer. Dropping the last reference ends the observation.
public final class Observation {
  private var end: (() -> Void)?

  init(end: @escaping () -> Void) {
    self.end = end
  }

  deinit {
    cancel()
  }

  /// Ends the observation now; more calls do nothing.
  public func cancel() {
    end?()
    end = nil
  }
}
