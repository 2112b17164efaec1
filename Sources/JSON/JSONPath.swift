/// The way to a value from the outermost one, and what it may ask for.
///
/// Each value has one, and hardly any is asked for its keys, so that a way knows no more than its last step.
final class JSONPath {
  let userInfo: [CodingUserInfoKey: any Sendable]
  private let before: JSONPath?
  private let key: (any CodingKey)?
  private let index: Int

  /// The way to the outermost value.
  init(userInfo: [CodingUserInfoKey: any Sendable]) {
    self.userInfo = userInfo
    (before, key, index) = (nil, nil, 0)
  }

  private init(_ before: JSONPath, _ key: (any CodingKey)?, _ index: Int) {
    userInfo = before.userInfo
    (self.before, self.key, self.index) = (before, key, index)
  }

  /// The way to a value of the object here.
  func to(_ key: any CodingKey) -> JSONPath { JSONPath(self, key, 0) }

  /// The way to a value of the list here.
  func to(_ index: Int) -> JSONPath { JSONPath(self, nil, index) }

  /// As errors say it.
  var keys: [any CodingKey] {
    before.map { $0.keys + [key ?? JSONKey(intValue: index)] } ?? []
  }
}

/// The place of a value in a list or an object, where the value itself has no key for it.
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
