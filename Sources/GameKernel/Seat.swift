/// A seat at the table, counted from 0 in the order of play.
///
/// Rules know only seats. The table knows whether a person or a computer occupies one.
public struct Seat: Hashable, Sendable {
  /// The number of the seat, from 0.
  public let index: Int

  /// Makes the seat with a number, which must not be negative.
  public init(_ index: Int) {
    precondition(index >= 0, "Seats are counted from 0")
    self.index = index
  }

  /// Seat 0.
  public static let first = Seat(0)

  /// Seat 1.
  public static let second = Seat(1)
}

extension Seat: Codable {
  /// Decodes the seat's number.
  ///
  /// - Throws: `DecodingError` if there is no number or it is negative.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    let index = try value.decode(Int.self)
    guard index >= 0 else {
      throw DecodingError.dataCorruptedError(in: value, debugDescription: "Seat \(index)")
    }
    self.init(index)
  }

  /// Encodes the seat's number.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(index)
  }
}
