extension Day: CustomStringConvertible {
  /// The day as in ISO 8601, such as `2026-11-21`.
  public var description: String {
    func digits(_ number: Int, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    return "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))"
  }

  /// Reads a day as `description` writes it; `nil` for anything else.
  public init?(text: String) {
    guard text.utf8.count == 10 else { return nil }
    let numbers = text.split(separator: "-").compactMap { Int($0) }
    guard numbers.count == 3 else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
    guard description == text else { return nil }
  }
}

extension Day: Codable {
  /// Reads the text of a day.
  ///
  /// - Throws: `DecodingError` if it is none.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    guard let day = Day(text: try value.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: value, debugDescription: "Not a day")
    }
    self = day
  }

  /// Writes the text of the day.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(description)
  }
}
