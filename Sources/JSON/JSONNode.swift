/// One value of a JSON text. Words and numbers stay as they are written until somebody asks for them.
indirect enum JSONNode {
  case null
  /// A truth: `true` or `false`.
  case bool(Bool)
  /// The bytes of what begins like a number.
  case number(Range<Int>)
  /// The bytes between the quotes.
  case words(Range<Int>)
  case array([JSONNode])
  case object([Member])

  /// A value with its name, whose bytes these are.
  struct Member {
    let name: Range<Int>
    let value: JSONNode
  }

  /// What is written there, as errors say it.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a truth"
    case .number: "a number"
    case .words: "words"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
