/// A value that stands in files as the text that describes it, such as `flip:12`.
///
/// It conforms to `LosslessStringConvertible` by itself; reading and writing follow from that.
public protocol TextCoded: LosslessStringConvertible, Codable {}

/// More than the text of any value has, in bytes: a longer one is refused unread.
private let textLimit = 4096

extension TextCoded {
  /// Reads a value as it is written.
  ///
  /// - Throws: `DecodingError` if no value is written so.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    let text = try value.decode(String.self)
    guard text.utf8.count <= textLimit, let read = Self(text) else {
      throw DecodingError.dataCorruptedError(
        in: value, debugDescription: "No \(Self.self) is written \(text.prefix(80))")
    }
    self = read
  }

  /// Writes the value's text.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(description)
  }
}
