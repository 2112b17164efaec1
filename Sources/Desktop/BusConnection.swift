import CDBus
import Glibc

/// A connection to a message bus. Only one thread may use it.
@safe package final class BusConnection {
  package let calls: DBusCalls
  package let handle: OpaquePointer

  /// Connects to a bus. Blocks until the bus has answered. Returns `nil` if there is no bus or no library.
  ///
  /// - Parameter address: the address, such as `unix:path=/run/user/1000/bus`.
  package init?(_ address: String) {
    // SDL opens the same library. It is never closed.
    var calls = DBusCalls()
    guard unsafe dlopen("libdbus-1.so.3", RTLD_NOW | RTLD_GLOBAL) != nil,
      unsafe DBusFindCalls(&calls),
      let handle = unsafe calls.dbus_connection_open_private(address, nil)
    else { return nil }
    unsafe (self.calls, self.handle) = (calls, handle)
    // Otherwise the library would end the program with the bus.
    unsafe calls.dbus_connection_set_exit_on_disconnect(handle, 0)
    guard unsafe calls.dbus_bus_register(handle, nil) != 0 else { return nil }
  }

  deinit {
    unsafe calls.dbus_connection_close(handle)
    unsafe calls.dbus_connection_unref(handle)
  }

  /// Receives signals from now on.
  ///
  /// - Parameter rule: describes them, in the bus's language of matches.
  package func receive(_ rule: String) { unsafe calls.dbus_bus_add_match(handle, rule, nil) }

  /// Calls a method with a list of texts and waits for the answer.
  ///
  /// - Returns: the answer, or `nil` for an error or after the time.
  package func call(
    _ method: String, of interface: String, at path: String, in service: String,
    _ texts: [String], milliseconds: Int32
  ) -> BusMessage? {
    let made = unsafe calls.dbus_message_new_method_call(service, path, interface, method)
    guard let message = unsafe BusMessage(made, calls) else { return nil }
    message.append(texts)
    return unsafe BusMessage(
      calls.dbus_connection_send_with_reply_and_block(handle, message.handle, milliseconds, nil),
      calls)
  }

  /// Returns the next message. Blocks until there is one. Returns `nil` once the bus has ended.
  package func next() -> BusMessage? {
    while true {
      if let message = unsafe BusMessage(calls.dbus_connection_pop_message(handle), calls) {
        return message
      }
      if unsafe calls.dbus_connection_read_write(handle, -1) == 0 { return nil }
    }
  }
}
