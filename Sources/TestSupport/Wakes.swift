/// What other threads rang for, so that a test can wait for it.
public final class Wakes: Sendable {
  private let calls: AsyncStream<Void>
  private let bell: AsyncStream<Void>.Continuation

  /// Nobody has rung yet.
  public init() {
    (calls, bell) = AsyncStream.makeStream()
  }

  /// Rings once; for any thread.
  public func ring() { bell.yield() }

  /// Waits for so many rings that nobody has waited for yet.
  public func wait(for count: Int = 1) async {
    guard count > 0 else { return }
    var left = count
    for await _ in calls {
      left -= 1
      if left == 0 { return }
    }
  }
}
