import Synchronization

/// A value that another thread begins to find before it is asked for; whoever comes first finds it, and the other
/// waits.
public nonisolated final class Early<Value: Sendable>: Sendable {
  private let find: @Sendable () -> Value
  private let found = Mutex<Value?>(nil)

  /// Begins to find it.
  public init(_ find: @escaping @Sendable () -> Value) {
    self.find = find
    Background.start { [self] in _ = value }
  }

  /// The value, as soon as it is there.
  public var value: Value {
    found.withLock { found in
      if let found { return found }
      let value = find()
      found = .some(value)
      return value
    }
  }
}
