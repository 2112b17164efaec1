/// The path from the outermost value to a value, and the user info of the coder.
///
/// Every value has a path, but the keys of few are read. So a path stores only its last step.
final class JSONPath {
  let userInfo: [CodingUserInfoKey: any Sendable]
  private let before: JSONPath?
  private let key: (any CodingKey)?
  private let index: Int

  /// Creates the path of the outermost value.
  init(userInfo: [CodingUserInfoKey: any Sendable]) {
    self.userInfo = userInfo
    (before, key, index) = (nil, nil, 0)
  }

  private init(_ before: JSONPath, _ key: (any CodingKey)?, _ index: Int) {
    userInfo = before.userInfo
    (self.before, self.key, self.index) = (before, key, index)
  }

  /// Returns the path of a member of this object.
  func to(_ key: any CodingKey) -> JSONPath { JSONPath(self, key, 0) }

  /// Returns the path of an element of this array.
  func to(_ index: Int) -> JSONPath { JSONPath(self, nil, index) }

  /// The keys from the outermost value, for errors.
  var keys: [any CodingKey] {
    before.map { $0.keys + [key ?? JSONKey(intValue: index)] } ?? []
  }
}

/// The key of an array element, or of the value that a superclass encodes.
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

  /// The key for the values of a superclass.
  static var parent: JSONKey { JSONKey(stringValue: "super") }
}
