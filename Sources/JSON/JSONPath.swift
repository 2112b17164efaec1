/// The way to a value from the outermost one, and what it may ask for.
struct JSONPath {
  var keys: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: any Sendable]

  /// The way to a value of the one here.
  func to(_ key: any CodingKey) -> JSONPath {
    JSONPath(keys: keys + [key], userInfo: userInfo)
  }
}

/// The place of a value in a list or an object, as errors say it.
///
/// Places in objects that values name themselves are keys of theirs.
struct JSONKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init(intValue: Int) {
    stringValue = "Index \(intValue)"
    self.intValue = intValue
  }

  /// Where values of a superclass stand in an object.
  static var parent: JSONKey { JSONKey(stringValue: "super") }
}
