/// A key of any text, for the members of an object whose names are not known in advance.
public struct TextKey: CodingKey {
  public let stringValue: String
  public var intValue: Int? { nil }

  /// Makes the key of a text.
  public init(_ text: String) { stringValue = text }

  public init(stringValue: String) { self.init(stringValue) }
  public init?(intValue: Int) { nil }
}
