/// The name of a picture in the player's store, such as its file name.
///
/// Names are compared by bytes: composed and decomposed letters name different files.
public struct PictureName: Hashable, Sendable {
  /// The name as a text.
  public let text: String

  /// Makes a name from any text.
  public init(_ text: String) { self.text = text }

  /// Whether both names have the same bytes.
  public static func == (one: PictureName, other: PictureName) -> Bool {
    one.text.utf8.elementsEqual(other.text.utf8)
  }

  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension PictureName: Comparable {
  /// Compares the names by bytes.
  public static func < (one: PictureName, other: PictureName) -> Bool {
    one.text.utf8.lexicographicallyPrecedes(other.text.utf8)
  }
}

extension PictureName: ExpressibleByStringInterpolation {
  /// Makes a name from a literal.
  public init(stringLiteral text: String) { self.init(text) }
}

extension PictureName: Codable {
  /// Decodes the name from a string.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Encodes the name as a string.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(text)
  }
}
