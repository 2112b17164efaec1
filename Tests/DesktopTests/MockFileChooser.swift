import CDBus
import Desktop
import Foundation
import Synchronization

/// A portal with dialogs for files, which a player answers at once, later or never.
final class MockFileChooser: Sendable {
  /// The answer of the portal to a question.
  enum Manner: Sendable {
    /// Accepts it, and sends an answer.
    case answer(UInt32, [String])
    /// Accepts it. The dialog stays open.
    case open
    /// Does not accept it.
    case hang
  }

  /// The events in order: the questions with their texts, and `Close`.
  private let seen = Mutex<[String]>([])
  private let manners: [Manner]

  private static let interface = "org.freedesktop.portal.FileChooser"
  private static let request = "org.freedesktop.portal.Request"

  /// - Parameter manners: one for each question.
  init(_ manners: [Manner]) { self.manners = manners }

  var events: [String] { seen.withLock { $0 } }

  /// Opens the portal on a thread of its own, and returns once it can be called.
  ///
  /// - Parameter onEvent: called after each event.
  /// - Returns: whether there is a bus.
  func open(_ address: String, onEvent: @escaping @Sendable () -> Void) async -> Bool {
    await withCheckedContinuation { ready in
      Thread { self.serve(address, { ready.resume(returning: $0) }, onEvent) }.start()
    }
  }

  private func serve(_ address: String, _ ready: (Bool) -> Void, _ onEvent: () -> Void) {
    guard let bus = BusConnection(address) else { return ready(false) }
    let name = "org.freedesktop.portal.Desktop"
    ready(bus.calls.dbus_bus_request_name(bus.handle, name, 0, nil) == 1)
    var rest = manners[...]
    while let message = bus.next() {
      guard let event = Self.event(message) else { continue }
      seen.withLock { $0.append(event) }
      if event != "Close", let manner = rest.popFirst() {
        answer(message, manner, bus, "/org/freedesktop/portal/desktop/request/test/\(rest.count)")
      }
      onEvent()
    }
  }

  private static func event(_ message: BusMessage) -> String? {
    if message.isCall("Close", of: request) { return "Close" }
    let method = ["OpenFile", "SaveFile"].first { message.isCall($0, of: interface) }
    return method.map { "\($0) \(message.values)" }
  }

  private func answer(_ call: BusMessage, _ manner: Manner, _ bus: BusConnection, _ path: String) {
    if case .hang = manner { return }
    let reply = BusMessage(bus.calls.dbus_message_new_method_return(call.handle), bus.calls)
    var iterator = DBusMessageIter()
    bus.calls.dbus_message_iter_init_append(reply?.handle, &iterator)
    path.withCString { start in
      var start: UnsafePointer<CChar>? = start
      _ = bus.calls.dbus_message_iter_append_basic(&iterator, Int32(UInt8(ascii: "o")), &start)
    }
    Self.send(reply, bus)
    if case .answer(let code, let addresses) = manner {
      let signal = BusMessage(
        bus.calls.dbus_message_new_signal(path, Self.request, "Response"), bus.calls)
      let results = [("uris", BusArgument.list("s", addresses.map(BusArgument.text)))]
      signal?.append([.number(code), .options(results)])
      Self.send(signal, bus)
    }
    bus.calls.dbus_connection_flush(bus.handle)
  }

  private static func send(_ message: BusMessage?, _ bus: BusConnection) {
    guard let message else { return }
    _ = bus.calls.dbus_connection_send(bus.handle, message.handle, nil)
  }
}
