import GameKernel

/// A seat at the table of a logged game.
public struct LoggedSeat: Hashable, Sendable {
  /// The occupants of a seat.
  public enum Occupant: Hashable, Sendable {
    /// A player of the box.
    case player(PlayerID)
    /// A person who is not, or no longer, a player of the box.
    case guest
    /// A computer, by its kind, such as `human-like:40`.
    case computer(String)
  }

  /// The occupant.
  public let occupant: Occupant
  /// The name at the table, unless it is that of the player of the box or the default of the language.
  public let name: String?

  /// - Precondition: The kind of a computer has no spaces.
  public init(_ occupant: Occupant, name: String? = nil) {
    if case .computer(let kind) = occupant {
      precondition(!kind.contains(" "), "The kind of a computer is one word")
    }
    (self.occupant, self.name) = (occupant, name)
  }

  /// The player of the box in this seat, or `nil`.
  public var player: PlayerID? {
    if case .player(let player) = occupant { player } else { nil }
  }

  /// Whether a person sits here.
  public var isPerson: Bool {
    if case .computer = occupant { false } else { true }
  }
}

extension LoggedSeat: LosslessStringConvertible {
  /// The occupant as one word, then the name: `p00c5f1d2e3a4b596`, `g Zoë`, `cclever`.
  public var description: String {
    let word =
      switch occupant {
      case .player(let player): player.description
      case .guest: "g"
      case .computer(let kind): "c" + kind
      }
    return name.map { "\(word) \($0)" } ?? word
  }

  /// Parses the text of a seat, or returns `nil`.
  public init?(_ description: String) {
    let parts = description.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    let word = parts[0]
    if word == "g" {
      occupant = .guest
    } else if word.first == "c" {
      occupant = .computer(String(word.dropFirst()))
    } else if let player = PlayerID(String(word)) {
      occupant = .player(player)
    } else {
      return nil
    }
    name = parts.count > 1 ? String(parts[1]) : nil
  }
}

extension PlayLog {
  /// Returns the seats of a game as those of a table, with the colours in order. `nil` if a computer is unknown.
  public func seats<Occupant>(of game: LoggedGame) -> [TableSeat<Occupant>]? {
    let seats = game.seats.prefix(TableSeat<Occupant>.colourCount).enumerated().compactMap {
      index, seat -> TableSeat<Occupant>? in
      if seat.isPerson { return TableSeat(.person, name: name(of: seat), colour: index) }
      guard case .computer(let kind) = seat.occupant, let occupant = Occupant(kind) else {
        return nil
      }
      return TableSeat(occupant, name: seat.name, colour: index)
    }
    return seats.count == game.seats.count ? seats : nil
  }
}
