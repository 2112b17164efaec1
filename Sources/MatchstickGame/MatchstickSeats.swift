import GameKernel

/// Who sits in the two seats.
public struct MatchstickSeats: Hashable, Codable, Sendable {
  /// Who sits in the first seat.
  public var first: MatchstickOccupant

  /// Who sits in the second seat.
  public var second: MatchstickOccupant

  /// A seating; at first a person against the clever player.
  public init(first: MatchstickOccupant = .person, second: MatchstickOccupant = .clever) {
    self.first = first
    self.second = second
  }

  /// Who sits in one of the two seats.
  public subscript(seat: Seat) -> MatchstickOccupant {
    get { seat == .first ? first : second }
    set {
      if seat == .first { first = newValue } else { second = newValue }
    }
  }

  /// Whether two computers play by themselves.
  public var isDemonstration: Bool { !first.isPerson && !second.isPerson }
}
