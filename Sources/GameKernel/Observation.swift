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
