/// A value that is stored in files as its description, such as `flip:12`.
///
/// A type only implements `LosslessStringConvertible`. Encoding and decoding follow from that.
public protocol TextCoded: LosslessStringConvertible, Codable {}

/// The maximum number of bytes of any value's text. A longer text is refused without parsing.
private let textLimit = 4096

extension TextCoded {
  /// Decodes a value from its text.
  ///
  /// - Throws: `DecodingError` if the text is not valid.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    let text = try value.decode(String.self)
    guard text.utf8.count <= textLimit, let read = Self(text) else {
      throw DecodingError.dataCorruptedError(
        in: value, debugDescription: "No \(Self.self) is written \(text.prefix(80))")
    }
    self = read
  }

  /// Encodes the value's text.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(description)
  }
}
