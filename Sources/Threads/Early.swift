import Synchronization

/// A value of an ``EarlyLine``, which another thread may find before it is asked for; whoever comes first finds it, and
/// the other waits.
public nonisolated final class Early<Value: Sendable>: Sendable {
  private let find: @Sendable () -> Value
  private let found = Mutex<Value?>(nil)

  fileprivate init(_ find: @escaping @Sendable () -> Value) { self.find = find }

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

/// Values that one thread finds one after another, those first that are asked for first.
///
/// A thread for each would take longer to make, and they would take the processor from whoever waits for the first.
public nonisolated struct EarlyLine {
  private var finds: [@Sendable () -> Void] = []

  /// A line of nothing yet.
  public init() {}

  /// A value that is found after those before it, once the line has begun.
  public mutating func add<Value>(_ find: @escaping @Sendable () -> Value) -> Early<Value> {
    let early = Early(find)
    finds.append { _ = early.value }
    return early
  }

  /// Begins with the first.
  ///
  /// Its thread gives way a little, so that the display's answers find a processor while the window is opened.
  public func begin() {
    Background.start(niceness: 5) { [finds] in
      for find in finds { find() }
    }
  }
}
