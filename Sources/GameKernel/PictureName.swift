/// The name of a picture in the player's store, such as that of its file.
///
/// Its bytes decide: a name in composed letters and one in decomposed letters are two files.
public struct PictureName: Hashable, Sendable {
  /// The name as a text.
  public let text: String

  /// A name of any text.
  public init(_ text: String) { self.text = text }

  /// Whether both have the same bytes.
  public static func == (one: PictureName, other: PictureName) -> Bool {
    one.text.utf8.elementsEqual(other.text.utf8)
  }

  /// Feeds the bytes.
  public func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension PictureName: Comparable {
  /// By bytes.
  public static func < (one: PictureName, other: PictureName) -> Bool {
    one.text.utf8.lexicographicallyPrecedes(other.text.utf8)
  }
}

extension PictureName: ExpressibleByStringInterpolation {
  /// A name of this text.
  public init(stringLiteral text: String) { self.init(text) }
}

extension PictureName: Codable {
  /// Reads a text.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the text alone.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(text)
  }
}
