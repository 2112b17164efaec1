/// A counter of signals from other threads, for which a test can wait.
public final class SignalCounter: Sendable {
  private let calls: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  public init() {
    (calls, continuation) = AsyncStream.makeStream()
  }

  /// Sends a signal. Any thread may call it.
  public func signal() { continuation.yield() }

  /// Waits for a number of signals, and consumes them.
  public func wait(for count: Int = 1) async {
    guard count > 0 else { return }
    var left = count
    for await _ in calls {
      left -= 1
      if left == 0 { return }
    }
  }
}
