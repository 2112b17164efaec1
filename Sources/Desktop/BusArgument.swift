import CDBus

/// A value to append to a message of a bus.
package enum BusArgument: Sendable {
  case truth(Bool)
  case number(UInt32)
  case text(String)
  case structure([BusArgument])
  /// An array whose elements have a signature.
  case list(_ signature: String, [BusArgument])
  /// A dictionary of variants by their names.
  case options([(name: String, value: BusArgument)])

  /// The type in the bus's language of signatures.
  var signature: String {
    switch self {
    case .truth: "b"
    case .number: "u"
    case .text: "s"
    case .structure(let parts): "(\(parts.map(\.signature).joined()))"
    case .list(let signature, _): "a" + signature
    case .options: "a{sv}"
    }
  }
}

extension BusMessage {
  /// Appends values.
  package func append(_ arguments: [BusArgument]) {
    var writer = Writer(calls: calls)
    unsafe calls.dbus_message_iter_init_append(handle, &writer.iterator)
    for argument in arguments { writer.append(argument) }
  }

  /// Appends values to a message or to a container in it.
  private struct Writer {
    let calls: DBusCalls
    var iterator = DBusMessageIter()

    mutating func append(_ argument: BusArgument) {
      switch argument {
      case .truth(let value): append(UInt32(value ? 1 : 0), .truth)
      case .number(let value): append(value, .unsigned)
      case .text(let value):
        unsafe value.withCString { start in unsafe append(start, .text) }
      case .structure(let parts):
        nest(.structure, nil) { inner in for part in parts { inner.append(part) } }
      case .list(let signature, let values):
        nest(.array, signature) { inner in for value in values { inner.append(value) } }
      case .options(let options):
        nest(.array, "{sv}") { array in
          for option in options {
            array.nest(.entry, nil) { entry in
              entry.append(.text(option.name))
              entry.nest(.variant, option.value.signature) { $0.append(option.value) }
            }
          }
        }
      }
    }

    private mutating func append<Value: BitwiseCopyable>(_ value: Value, _ type: BusType) {
      var value = value
      _ = unsafe calls.dbus_message_iter_append_basic(&iterator, type.rawValue, &value)
    }

    private mutating func nest(
      _ type: BusType, _ signature: String?, _ fill: (inout Writer) -> Void
    ) {
      var inner = Writer(calls: calls)
      _ = unsafe calls.dbus_message_iter_open_container(
        &iterator, type.rawValue, signature, &inner.iterator)
      fill(&inner)
      _ = unsafe calls.dbus_message_iter_close_container(&iterator, &inner.iterator)
    }
  }
}
