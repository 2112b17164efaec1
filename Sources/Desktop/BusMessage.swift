import CDBus

/// A message of a bus, which it releases at its end.
@safe package final class BusMessage {
  package let handle: OpaquePointer
  let calls: DBusCalls

  /// Takes ownership of a message. Returns `nil` if there is none.
  package init?(_ handle: OpaquePointer?, _ calls: DBusCalls) {
    guard let handle = unsafe handle else { return nil }
    unsafe (self.handle, self.calls) = (handle, calls)
  }

  deinit { unsafe calls.dbus_message_unref(handle) }

  package func isSignal(_ name: String, of interface: String) -> Bool {
    unsafe calls.dbus_message_is_signal(handle, interface, name) != 0
  }

  package func isCall(_ method: String, of interface: String) -> Bool {
    unsafe calls.dbus_message_is_method_call(handle, interface, method) != 0
  }

  /// The values in the message. A variant is the value in it.
  package var values: [BusValue] {
    var iterator = DBusMessageIter()
    guard unsafe calls.dbus_message_iter_init(handle, &iterator) != 0 else { return [] }
    return values(from: &iterator)
  }

  private func values(from iterator: inout DBusMessageIter) -> [BusValue] {
    var values: [BusValue] = []
    while case let type = unsafe calls.dbus_message_iter_get_arg_type(&iterator), type != 0 {
      if let value = value(of: type, at: &iterator) { values.append(value) }
      if unsafe calls.dbus_message_iter_next(&iterator) == 0 { break }
    }
    return values
  }

  private func value(of type: Int32, at iterator: inout DBusMessageIter) -> BusValue? {
    func basic<Value: BitwiseCopyable>(_ zero: Value) -> Value {
      var value = zero
      unsafe calls.dbus_message_iter_get_basic(&iterator, &value)
      return value
    }
    switch BusType(rawValue: type) {
    case .truth: return .truth(basic(UInt32(0)) != 0)
    case .unsigned: return .number(Int(basic(UInt32(0))))
    case .signed: return .number(Int(basic(Int32(0))))
    case .real: return .real(basic(0.0))
    case .text, .path:
      let text = unsafe basic(UnsafePointer<CChar>?.none)
      return unsafe text.map { .text(unsafe String(cString: $0)) }
    case .variant: return inner(of: &iterator).first
    case .array, .structure, .entry: return .list(inner(of: &iterator))
    case nil: return nil
    }
  }

  private func inner(of iterator: inout DBusMessageIter) -> [BusValue] {
    var inner = DBusMessageIter()
    unsafe calls.dbus_message_iter_recurse(&iterator, &inner)
    return values(from: &inner)
  }

  /// The codes of types in a signature, as ASCII.
  enum BusType: Int32 {
    case truth = 98
    case real = 100
    case entry = 101
    case signed = 105
    case structure = 114
    case text = 115
    case path = 111
    case unsigned = 117
    case variant = 118
    case array = 97

    var signature: String { String(UnicodeScalar(UInt8(rawValue))) }
  }
}
