/// A value on its way into a text.
final class WrittenValue {
  private enum Form { case nothing, text, array, object }

  private var form = Form.nothing
  private var text: [UInt8] = []
  private(set) var rows: [WrittenValue] = []
  private var members: [JSONName: WrittenValue] = [:]

  /// Whether nothing has been said of it.
  var isMissing: Bool { form == .nothing }

  /// Makes it one that is written so.
  func set(_ text: [UInt8]) {
    form = .text
    self.text = text
  }

  /// Makes it a list.
  func becomeArray() { form = .array }

  /// Makes it an object.
  func becomeObject() { form = .object }

  /// The place of the next value of the list.
  func append() -> WrittenValue {
    let row = WrittenValue()
    rows.append(row)
    return row
  }

  /// The place of a value of the object.
  func member(_ name: String) -> WrittenValue {
    let member = WrittenValue()
    members[JSONName(name)] = member
    return member
  }

  /// Writes it at the end of a text, what an object holds in the order of its names.
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
        $1 += JSONWords.written($0.0) + [UInt8(ascii: ":")]
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
