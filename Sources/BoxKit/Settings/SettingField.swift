import GameKernel

/// A setting: its key in `settings.json`, and how it is read and written.
///
/// ```swift
/// Field("volume", \.volume, in: 0...100)
/// ```
///
/// A value that cannot be read keeps its default.
public nonisolated struct SettingField<Section: Sendable>: Sendable {
  /// The values of a section in a file.
  public typealias Values = KeyedDecodingContainer<TextKey>

  /// The owner of the value.
  let owner: SettingOwner
  /// Copies the value of the first section to the second.
  let copy: @Sendable (Section, inout Section) -> Void
  /// Copies the value from the file to the section. An invalid or missing value leaves the section unchanged.
  let read: @Sendable (Values, inout Section) -> Void
  /// Writes the value of the first section. The second section has the defaults.
  let write: @Sendable (Section, Section, inout KeyedEncodingContainer<TextKey>) throws -> Void

  /// Creates a setting of any type.
  ///
  /// - Parameters:
  ///   - key: the key in the file. It must never change.
  ///   - owner: whether each player has a value, or the machine.
  ///   - omitsDefault: whether the file leaves out the default.
  ///   - decode: decodes the value of the key.
  ///   - isValid: returns whether a decoded value is allowed.
  public init<Value: Codable & Equatable & Sendable>(
    _ key: String, _ path: any WritableKeyPath<Section, Value> & Sendable,
    of owner: SettingOwner = .player, omitsDefault: Bool = false,
    decode: @escaping @Sendable (Values, TextKey) throws -> Value = {
      try $0.decode(Value.self, forKey: $1)
    },
    where isValid: @escaping @Sendable (Value) -> Bool = { _ in true }
  ) {
    let key = TextKey(key)
    self.owner = owner
    copy = { $1[keyPath: path] = $0[keyPath: path] }
    read = { values, section in
      guard let value = try? decode(values, key), isValid(value) else { return }
      section[keyPath: path] = value
    }
    write = { section, defaults, values in
      let value = section[keyPath: path]
      if omitsDefault, value == defaults[keyPath: path] { return }
      try values.encode(value, forKey: key)
    }
  }

  /// Creates an optional setting, which the file leaves out while it is `nil`.
  public init<Value: Codable & Equatable & Sendable>(
    _ key: String, _ path: any WritableKeyPath<Section, Value?> & Sendable,
    of owner: SettingOwner = .player,
    decode: @escaping @Sendable (Values, TextKey) throws -> Value = {
      try $0.decode(Value.self, forKey: $1)
    },
    where isValid: @escaping @Sendable (Value) -> Bool = { _ in true }
  ) {
    self.init(
      key, path, of: owner, omitsDefault: true, decode: { try decode($0, $1) },
      where: { $0.map(isValid) ?? true })
  }

  /// Creates a number. A value out of range becomes the nearest limit.
  public init(
    _ key: String, _ path: any WritableKeyPath<Section, Int> & Sendable,
    in range: ClosedRange<Int>, of owner: SettingOwner = .player
  ) {
    self.init(
      key, path, of: owner, decode: { try $0.decode(Int.self, forKey: $1).clamped(to: range) })
  }

  /// Creates a number that may be `nil`. A value out of range becomes the nearest limit.
  public init(
    _ key: String, _ path: any WritableKeyPath<Section, Int?> & Sendable, in range: ClosedRange<Int>
  ) {
    self.init(
      key, path, decode: { try $0.decode(Int.self, forKey: $1).clamped(to: range) })
  }
}

/// The owners of settings.
public nonisolated enum SettingOwner: Sendable {
  /// Each player has a value of their own.
  case player
  /// The value holds for all players, such as that of a device.
  case machine
}

nonisolated extension KeyedDecodingContainer {
  /// Returns the value of a key, or the fallback if it is missing or of another type.
  package func value<Value: Decodable>(_ key: Key, or fallback: Value) -> Value {
    (try? decode(Value.self, forKey: key)) ?? fallback
  }
}

extension Comparable {
  /// Returns the value, or the nearest limit of the range.
  package nonisolated func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
