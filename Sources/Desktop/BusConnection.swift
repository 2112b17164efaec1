import CDBus
import Glibc

/// A connection to a message bus. Only one thread may use it.
@safe package final class BusConnection {
  package let calls: DBusCalls
  package let handle: OpaquePointer

  private static let bus = "org.freedesktop.DBus"

  /// Connects to a bus. Blocks until the bus has answered. Returns `nil` if there is no bus or no library.
  ///
  /// - Parameters:
  ///   - address: the address, such as `unix:path=/run/user/1000/bus`.
  ///   - milliseconds: the time in which the bus must answer.
  package init?(_ address: String, milliseconds: Int32 = 25_000) {
    // SDL opens the same library. It is never closed.
    var calls = DBusCalls()
    guard unsafe dlopen("libdbus-1.so.3", RTLD_NOW | RTLD_GLOBAL) != nil,
      unsafe DBusFindCalls(&calls),
      let handle = unsafe calls.dbus_connection_open_private(address, nil)
    else { return nil }
    unsafe (self.calls, self.handle) = (calls, handle)
    // Otherwise the library would end the program with the bus.
    unsafe calls.dbus_connection_set_exit_on_disconnect(handle, 0)
    // `dbus_bus_register` does the same, but without a limit of time.
    let answer = call(
      "Hello", of: Self.bus, at: "/org/freedesktop/DBus", in: Self.bus, [],
      milliseconds: milliseconds)
    guard let name = answer?.values.first?.text,
      unsafe calls.dbus_bus_set_unique_name(handle, name) != 0
    else { return nil }
  }

  deinit {
    unsafe calls.dbus_connection_close(handle)
    unsafe calls.dbus_connection_unref(handle)
  }

  /// Receives signals from now on.
  ///
  /// - Parameter rule: describes them, in the bus's language of matches.
  package func receive(_ rule: String) { unsafe calls.dbus_bus_add_match(handle, rule, nil) }

  /// Calls a method and waits for the answer.
  ///
  /// - Returns: the answer, or `nil` for an error or after the time.
  package func call(
    _ method: String, of interface: String, at path: String, in service: String,
    _ arguments: [BusArgument], milliseconds: Int32
  ) -> BusMessage? {
    let made = unsafe calls.dbus_message_new_method_call(service, path, interface, method)
    guard let message = unsafe BusMessage(made, calls) else { return nil }
    message.append(arguments)
    return unsafe BusMessage(
      calls.dbus_connection_send_with_reply_and_block(handle, message.handle, milliseconds, nil),
      calls)
  }

  /// Calls a method without an answer.
  package func send(
    _ method: String, of interface: String, at path: String, in service: String
  ) {
    let made = unsafe calls.dbus_message_new_method_call(service, path, interface, method)
    guard let message = unsafe BusMessage(made, calls) else { return }
    _ = unsafe calls.dbus_connection_send(handle, message.handle, nil)
    unsafe calls.dbus_connection_flush(handle)
  }

  /// Returns the next message. Blocks until there is one. Returns `nil` once the bus has ended.
  package func next() -> BusMessage? {
    next { true }
  }

  /// Returns the next message, or `nil` once the bus has ended or a condition no longer holds.
  ///
  /// - Parameters:
  ///   - interval: the time in milliseconds after which the condition is checked again; -1 for never.
  ///   - isWanted: the condition.
  package func next(checkingEvery interval: Int32 = -1, while isWanted: () -> Bool) -> BusMessage? {
    while isWanted() {
      if let message = unsafe BusMessage(calls.dbus_connection_pop_message(handle), calls) {
        return message
      }
      if unsafe calls.dbus_connection_read_write(handle, interval) == 0 { return nil }
    }
    return nil
  }
}
