import GameKernel

extension Matchsticks {
  /// A turn: matches to take from one group, or giving up.
  public struct Move: Hashable, Sendable {
    /// The number of matches, which may be illegal.
    public let count: Int

    /// The index of the pile, heap or row, which may not exist.
    public let group: Int

    /// The place of the first match in a row, from 0, or `nil` for the matches at the end of the group.
    public let place: Int?

    /// Whether the turn takes nothing and gives the game up.
    public let givesUp: Bool

    private init(_ count: Int, group: Int = 0, place: Int? = nil, givesUp: Bool = false) {
      (self.count, self.group, self.place, self.givesUp) = (count, group, place, givesUp)
    }

    /// The turn that gives the game up, as the Matchbox Machine does at an empty box.
    public static let giveUp = Move(0, givesUp: true)

    /// Returns a turn that takes `count` matches from the end of the pile.
    public static func take(_ count: Int) -> Move { Move(count) }

    /// Returns a turn that takes `count` matches from the end of a heap.
    ///
    /// - Parameter heap: the index of the heap.
    public static func take(_ count: Int, fromHeap heap: Int) -> Move { Move(count, group: heap) }

    /// Returns a turn that takes `count` matches that touch.
    ///
    /// - Parameters:
    ///   - row: the index of the row.
    ///   - place: the place of the first match, from 0. Places do not change when matches are taken.
    public static func take(_ count: Int, fromRow row: Int, at place: Int) -> Move {
      Move(count, group: row, place: place)
    }
  }

  /// The reason why a take is illegal.
  public enum Refusal: Error, Hashable, Sendable {
    /// The count is not between 1 and the limit, which is the most that can be taken from this group now.
    case illegalCount(Int, limit: Int)
    /// The matches of the turn are not all on the table, side by side.
    case noSuchMatches
    /// The game is over.
    case gameOver
  }

  /// Matches of one group that lie side by side, by their places at the start.
  ///
  /// A match keeps its place during the whole game.
  public struct Run: Hashable, Sendable {
    /// The index of the pile, heap or row.
    public let group: Int
    /// The places of the matches, from 0.
    public let places: Range<Int>

    /// Makes a run.
    public init(group: Int, places: Range<Int>) {
      (self.group, self.places) = (group, places)
    }

    /// The number of matches.
    public var count: Int { places.count }
  }
}

extension Matchsticks.Move: Codable {
  /// Decodes a move. Moves from the first group's end, such as all moves in a pile, are a number.
  ///
  /// - Throws: `DecodingError` if there is no move.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let count = try? value.decode(Int.self) {
      self = .take(count)
    } else if let word = try? value.decode(String.self) {
      guard word == Self.giveUpWord else {
        throw DecodingError.dataCorruptedError(in: value, debugDescription: "Move \(word)")
      }
      self = .giveUp
    } else {
      let numbers = try value.decode([Int].self)
      guard 2...3 ~= numbers.count else {
        throw DecodingError.dataCorruptedError(in: value, debugDescription: "Move \(numbers)")
      }
      self.init(numbers[0], group: numbers[1], place: numbers.count == 3 ? numbers[2] : nil)
    }
  }

  /// Encodes the number of matches, a list of the number, the group and in a row the place, or `"give-up"`.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    if givesUp {
      try value.encode(Self.giveUpWord)
    } else if group == 0, place == nil {
      try value.encode(count)
    } else {
      try value.encode([count, group] + (place.map { [$0] } ?? []))
    }
  }

  private static let giveUpWord = "give-up"
}

extension Matchsticks {
  /// A change on the table.
  public enum Event: Hashable, Sendable {
    /// A seat took matches, and `left` remain on the table.
    case took(seat: Seat, Run, left: Int)
    /// A seat's take was undone, and `left` are on the table again.
    case returned(seat: Seat, Run, left: Int)
    /// A seat has given up.
    case gaveUp(seat: Seat)
    /// The giving up of a seat was undone.
    case resumed(seat: Seat)
    /// The last match is gone or the other seat has given up, and this seat has won.
    case over(winner: Seat)
    /// The end was undone, and this seat is no longer the winner.
    case reopened(winner: Seat)
  }
}
