import SDLKit

/// Where the run loop's time comes from, and how it passes.
protocol Timekeeper: AnyObject {
  /// Since the program started.
  var now: Duration { get }

  /// Lets time pass until something happens or the time has come; nil waits for ever.
  func rest(until time: Duration?) -> TimedEvent?

  /// The time to give to events; nil where their own time is right.
  var stamp: (() -> Duration)? { get }
}

/// The time of the clock on the wall: the program sleeps.
final class RealTime: Timekeeper {
  private let queue: EventQueue

  init(_ queue: EventQueue) {
    self.queue = queue
  }

  var now: Duration { queue.now }

  func rest(until time: Duration?) -> TimedEvent? {
    queue.wait(atMost: time.map { max(.zero, $0 - now) })
  }

  let stamp: (() -> Duration)? = nil
}

/// Time that jumps from one thing to do to the next: the same on every run, and over at once.
final class VirtualTime: Timekeeper {
  private let queue: EventQueue
  private(set) var now = Duration.zero

  init(_ queue: EventQueue) {
    self.queue = queue
  }

  func rest(until time: Duration?) -> TimedEvent? {
    if let event = queue.poll() { return event }
    if let time, time > now { now = time }
    return nil
  }

  var stamp: (() -> Duration)? { { [unowned self] in now } }
}
