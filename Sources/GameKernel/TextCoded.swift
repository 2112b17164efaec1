/// A value that stands in files as the text that describes it, such as `flip:12`.
///
/// It conforms to `LosslessStringConvertible` by itself; reading and writing follow from that.
public protocol TextCoded: LosslessStringConvertible, Codable {}

extension TextCoded {
  /// Reads a value as it is written.
  ///
  /// - Throws: `DecodingError` if no value is written so.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    let text = try value.decode(String.self)
    guard let read = Self(text) else {
      throw DecodingError.dataCorruptedError(
        in: value, debugDescription: "No \(Self.self) is written \(text)")
    }
    self = read
  }

  /// Writes the value's text.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(description)
  }
}
