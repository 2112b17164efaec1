/// A name in an object, compared by its bytes.
///
/// The composed and decomposed forms of a letter differ. Comparing names with many combining marks is fast,
/// unlike comparing such strings.
struct JSONName: Hashable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (one: JSONName, other: JSONName) -> Bool {
    one.text.utf8.elementsEqual(other.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
