/// A JSON value that is being encoded.
final class WrittenValue {
  private enum Form { case nothing, text, array, object }

  private var form = Form.nothing
  private var text: [UInt8] = []
  private(set) var rows: [WrittenValue] = []
  private var members: [JSONName: WrittenValue] = [:]

  /// Whether the value has not been encoded yet.
  var isMissing: Bool { form == .nothing }

  /// Sets the finished text of a scalar.
  func set(_ text: [UInt8]) {
    form = .text
    self.text = text
  }

  /// Makes the value an array.
  func becomeArray() { form = .array }

  /// Makes the value an object.
  func becomeObject() { form = .object }

  /// Appends an empty value to the array and returns it. The caller encodes its contents.
  func append() -> WrittenValue {
    let row = WrittenValue()
    rows.append(row)
    return row
  }

  /// Adds a member to the object and returns its empty value. The caller encodes its contents.
  ///
  /// An earlier member of the same name is replaced.
  func member(_ name: String) -> WrittenValue {
    let member = WrittenValue()
    members[JSONName(name)] = member
    return member
  }

  /// Appends the text of the value, with the members of objects sorted by name.
  func write(to bytes: inout [UInt8]) {
    switch form {
    case .nothing: bytes += Array("{}".utf8)
    case .text: bytes += text
    case .array:
      write(rows, between: ("[", "]"), to: &bytes) { $0.write(to: &$1) }
    case .object:
      let sorted = members.map { (Array($0.text.utf8), $1) }
        .sorted { $0.0.lexicographicallyPrecedes($1.0) }
      write(sorted, between: ("{", "}"), to: &bytes) {
        $1 += JSONString.written($0.0) + [UInt8(ascii: ":")]
        $0.1.write(to: &$1)
      }
    }
  }

  private func write<Part>(
    _ parts: [Part], between brackets: (Unicode.Scalar, Unicode.Scalar), to bytes: inout [UInt8],
    _ write: (Part, inout [UInt8]) -> Void
  ) {
    bytes.append(UInt8(ascii: brackets.0))
    for (index, part) in parts.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      write(part, &bytes)
    }
    bytes.append(UInt8(ascii: brackets.1))
  }
}
