extension SlidingPuzzle.Shape: LosslessStringConvertible, Codable {
  /// The shape in texts: `4` for a square, else `3x2` for a width of 3 and a height of 2.
  public var description: String { width == height ? "\(width)" : "\(width)x\(height)" }

  /// The shape that is written so, or `nil` if none is; squares may be written `4x4` too.
  public init?(_ description: String) {
    let (first, second) = TextPart(description[...]).split(at: "x")
    guard let width = first.number(Int.self),
      let height = second.map({ $0.number(Int.self) }) ?? width
    else { return nil }
    self.init(width: width, height: height)
  }

  /// Reads a shape as it is written.
  ///
  /// - Throws: `DecodingError` if no shape is written so.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    let text = try value.decode(String.self)
    guard let shape = Self(text) else {
      throw DecodingError.dataCorruptedError(in: value, debugDescription: "No shape \(text)")
    }
    self = shape
  }

  /// Writes the shape's text.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(description)
  }
}
