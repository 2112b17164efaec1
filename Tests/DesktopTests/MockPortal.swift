import CDBus
import Desktop
import Foundation

/// A settings portal that answers `ReadAll`, and then sends some changes.
enum MockPortal {
  /// A number in the namespace `org.freedesktop.appearance`.
  struct Setting: Sendable {
    let key: String
    let number: UInt32
  }

  private static let space = "org.freedesktop.appearance"
  private static let interface = "org.freedesktop.portal.Settings"

  /// Opens the portal on a thread of its own, and returns once it can be called.
  ///
  /// - Parameter isHung: whether it never answers. It sends the changes all the same.
  /// - Returns: whether there is a bus.
  static func open(
    _ address: String, _ settings: [Setting], then changes: [Setting], isHung: Bool
  ) async -> Bool {
    await withCheckedContinuation { ready in
      Thread { serve(address, settings, changes, isHung) { ready.resume(returning: $0) } }.start()
    }
  }

  private static func serve(
    _ address: String, _ settings: [Setting], _ changes: [Setting], _ isHung: Bool,
    ready: (Bool) -> Void
  ) {
    guard let bus = BusConnection(address) else { return ready(false) }
    let name = "org.freedesktop.portal.Desktop"
    ready(bus.calls.dbus_bus_request_name(bus.handle, name, 0, nil) == 1)
    while let message = bus.next() {
      guard message.isCall("ReadAll", of: interface) else { continue }
      if !isHung { send(answer(message, settings, bus), bus) }
      for change in changes { send(signal(change, bus), bus) }
      bus.calls.dbus_connection_flush(bus.handle)
    }
  }

  private static func send(_ message: BusMessage?, _ bus: BusConnection) {
    guard let message else { return }
    bus.calls.dbus_connection_send(bus.handle, message.handle, nil).ignored
  }

  private static func answer(
    _ call: BusMessage, _ settings: [Setting], _ bus: BusConnection
  ) -> BusMessage? {
    let message = BusMessage(bus.calls.dbus_message_new_method_return(call.handle), bus.calls)
    var writer = Writer(calls: bus.calls)
    bus.calls.dbus_message_iter_init_append(message?.handle, &writer.iterator)
    writer.nest("a", "{sa{sv}}") { spaces in
      spaces.nest("e") { space in
        space.append(Self.space)
        space.nest("a", "{sv}") { entries in
          for setting in settings {
            entries.nest("e") {
              $0.append(setting.key)
              $0.appendVariant(setting.number)
            }
          }
        }
      }
    }
    return message
  }

  private static func signal(_ change: Setting, _ bus: BusConnection) -> BusMessage? {
    let message = BusMessage(
      bus.calls.dbus_message_new_signal(
        "/org/freedesktop/portal/desktop", interface, "SettingChanged"), bus.calls)
    var writer = Writer(calls: bus.calls)
    bus.calls.dbus_message_iter_init_append(message?.handle, &writer.iterator)
    writer.append(space)
    writer.append(change.key)
    writer.appendVariant(change.number)
    return message
  }
}

/// Appends values to a message.
struct Writer {
  let calls: DBusCalls
  var iterator = DBusMessageIter()

  mutating func append(_ text: String) {
    let code = code("s")
    text.withCString { start in
      var start: UnsafePointer<CChar>? = start
      calls.dbus_message_iter_append_basic(&iterator, code, &start).ignored
    }
  }

  /// - Parameter type: the type of the number, `b` for a truth.
  mutating func appendVariant(_ number: UInt32, _ type: Character = "u") {
    let code = code(type)
    nest("v", String(type)) { inner in
      var number = number
      inner.calls.dbus_message_iter_append_basic(&inner.iterator, code, &number).ignored
    }
  }

  mutating func nest(_ type: Character, _ signature: String? = nil, _ fill: (inout Writer) -> Void)
  {
    var inner = Writer(calls: calls)
    let code = code(type)
    calls.dbus_message_iter_open_container(&iterator, code, signature, &inner.iterator).ignored
    fill(&inner)
    calls.dbus_message_iter_close_container(&iterator, &inner.iterator).ignored
  }

  private func code(_ type: Character) -> Int32 { Int32(type.asciiValue ?? 0) }
}

extension FixedWidthInteger {
  /// Drops a result that a test does not check.
  var ignored: Void { () }
}
