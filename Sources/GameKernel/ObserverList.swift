/// A list of observers that receive each value sent, in the order of their registration.
///
/// A value goes to the observers that were registered when it was sent and still are. A value that is sent during
/// the delivery of another one waits, so every observer receives all values in the order of sending.
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

  /// Makes an empty list. An owner has one list for each kind of value that it sends.
  package init() {}

  /// Registers an observer at the end of the list.
  ///
  /// - Returns: the token that keeps the observer registered.
  public func observe(_ handler: @escaping (Value) -> Void) -> Observation {
    let observer = Observer(handler)
    observers.append(observer)
    // The token has the observer's identity, because objects with weak references are slower.
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

  /// Sends a value to all registered observers. Only the list's owner may call this.
  ///
  /// - Complexity: O(observers). Allocates only if values are sent during delivery.
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

/// The token of a registered observer, which keeps the observer registered while the token exists.
///
/// Keep it in a property of the observer. Releasing the last reference ends the observation.
public final class Observation {
  private var end: (() -> Void)?

  init(end: @escaping () -> Void) {
    self.end = end
  }

  deinit {
    cancel()
  }

  /// Ends the observation now. Further calls have no effect.
  public func cancel() {
    end?()
    end = nil
  }
}
