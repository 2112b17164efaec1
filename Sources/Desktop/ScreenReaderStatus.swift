import Synchronization
import Threads

/// Whether the desktop's screen reader runs, as the accessibility service on the session's bus says it.
///
/// A thread of its own asks and then sleeps until something changes. The service is not started: where it does not run,
/// no screen reader does. Source: AT-SPI 2, interface `org.a11y.Status`.
public final class ScreenReaderStatus: Sendable {
  /// The value that was not collected yet.
  private let value = Mutex<Bool?>(nil)

  static let service = "org.a11y.Bus"
  static let path = "/org/a11y/bus"
  static let interface = "org.a11y.Status"
  static let property = "ScreenReaderEnabled"
  private static let properties = "org.freedesktop.DBus.Properties"
  private static let bus = "org.freedesktop.DBus"
  /// The time in which the bus and the service must answer. A later answer is dropped.
  private static let milliseconds: Int32 = 500

  public init() {}

  /// Starts to follow the status.
  ///
  /// - Parameters:
  ///   - address: the address of the session's bus.
  ///   - wake: called on another thread when there is something to ``collect()``.
  public func follow(at address: String, wake: @escaping @Sendable () -> Void) {
    Background.makeThread { [self] in
      guard let bus = BusConnection(address) else { return }
      func tell(_ runs: Bool) {
        value.withLock { $0 = runs }
        wake()
      }
      // Changes from now on are not missed.
      bus.receive("type='signal',path='\(Self.path)',interface='\(Self.properties)'")
      bus.receive("type='signal',member='NameOwnerChanged',arg0='\(Self.service)'")
      var last = Self.read(from: bus)
      tell(last)
      while let message = bus.next() {
        guard let runs = Self.change(in: message, from: bus), runs != last else { continue }
        last = runs
        tell(runs)
      }
    }
  }

  /// Returns the status, if it is new since the last call.
  public func collect() -> Bool? {
    value.withLock { value in
      defer { value = nil }
      return value
    }
  }

  /// Asks for the status. Returns `false` without the service or its answer.
  private static func read(from bus: BusConnection) -> Bool {
    let owned = bus.call(
      "NameHasOwner", of: Self.bus, at: "/org/freedesktop/DBus", in: Self.bus, [.text(service)],
      milliseconds: milliseconds)
    guard owned?.values.first?.truth == true else { return false }
    let answer = bus.call(
      "Get", of: properties, at: path, in: service, [.text(interface), .text(property)],
      milliseconds: milliseconds)
    return answer?.values.first?.truth == true
  }

  /// Returns the status after a signal, or `nil` if the signal is about something else.
  private static func change(in message: BusMessage, from bus: BusConnection) -> Bool? {
    // The service has started or ended.
    if message.isSignal("NameOwnerChanged", of: Self.bus) { return read(from: bus) }
    guard message.isSignal("PropertiesChanged", of: properties) else { return nil }
    let values = message.values
    guard values.count > 1, values[0].text == interface else { return nil }
    let entry = values[1].list.first { $0.list.first?.text == property }
    return entry.flatMap { $0.list.last?.truth }
  }
}
