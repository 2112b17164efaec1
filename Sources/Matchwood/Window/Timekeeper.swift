import SDLKit

/// The clock of the run loop, and how its time passes.
protocol Timekeeper: AnyObject {
  /// The time since the program started.
  var now: Duration { get }

  /// Waits for an event or until a time, and returns the event if there is one. With `nil`, real time waits without
  /// limit and virtual time does not wait.
  func sleep(until time: Duration?) -> TimedEvent?

  /// A clock that replaces the time stamps of events, or `nil` to keep the stamps.
  var stamp: (() -> Duration)? { get }
}

/// Real time: the program sleeps while it waits.
final class RealTime: Timekeeper {
  private let queue: EventQueue

  init(_ queue: EventQueue) {
    self.queue = queue
  }

  var now: Duration { queue.now }

  func sleep(until time: Duration?) -> TimedEvent? {
    queue.wait(atMost: time.map { max(.zero, $0 - now) })
  }

  let stamp: (() -> Duration)? = nil
}

/// Time that jumps to the next deadline, so that runs are reproducible and finish at once.
final class VirtualTime: Timekeeper {
  private let queue: EventQueue
  private(set) var now = Duration.zero

  init(_ queue: EventQueue) {
    self.queue = queue
  }

  func sleep(until time: Duration?) -> TimedEvent? {
    if let event = queue.poll() { return event }
    if let time, time > now { now = time }
    return nil
  }

  var stamp: (() -> Duration)? { { [unowned self] in now } }
}
