import CDBus
import Desktop
import Foundation

/// An accessibility service that answers one question for its status, and then sends some changes.
enum MockScreenReader {
  private static let properties = "org.freedesktop.DBus.Properties"
  private static let interface = "org.a11y.Status"

  /// Opens the service on a thread of its own, and returns once it can be called.
  ///
  /// - Parameter isHung: whether it never answers. It sends the changes all the same.
  /// - Returns: whether there is a bus.
  static func open(
    _ address: String, runs: Bool, then changes: [Bool] = [], isHung: Bool = false
  ) async -> Bool {
    await withCheckedContinuation { ready in
      Thread { serve(address, runs, changes, isHung) { ready.resume(returning: $0) } }.start()
    }
  }

  private static func serve(
    _ address: String, _ runs: Bool, _ changes: [Bool], _ isHung: Bool, ready: (Bool) -> Void
  ) {
    guard let bus = BusConnection(address) else { return ready(false) }
    ready(bus.calls.dbus_bus_request_name(bus.handle, "org.a11y.Bus", 0, nil) == 1)
    while let message = bus.next() {
      guard message.isCall("Get", of: properties) else { continue }
      precondition(message.values == [.text(interface), .text("ScreenReaderEnabled")])
      if !isHung {
        let answer = bus.calls.dbus_message_new_method_return(message.handle)
        send(BusMessage(answer, bus.calls), bus) { $0.appendVariant(runs ? 1 : 0, "b") }
      }
      for change in changes { send(change, bus) }
      bus.calls.dbus_connection_flush(bus.handle)
    }
  }

  private static func send(_ change: Bool, _ bus: BusConnection) {
    let signal = bus.calls.dbus_message_new_signal(
      "/org/a11y/bus", properties, "PropertiesChanged")
    send(BusMessage(signal, bus.calls), bus) { writer in
      writer.append(interface)
      writer.nest("a", "{sv}") { entries in
        entries.nest("e") {
          $0.append("IsEnabled")
          $0.appendVariant(1, "b")
        }
        entries.nest("e") {
          $0.append("ScreenReaderEnabled")
          $0.appendVariant(change ? 1 : 0, "b")
        }
      }
      writer.nest("a", "s") { _ in }
    }
  }

  private static func send(
    _ message: BusMessage?, _ bus: BusConnection, _ fill: (inout Writer) -> Void
  ) {
    guard let message else { return }
    var writer = Writer(calls: bus.calls)
    bus.calls.dbus_message_iter_init_append(message.handle, &writer.iterator)
    fill(&writer)
    bus.calls.dbus_connection_send(bus.handle, message.handle, nil).ignored
  }
}
