import GameKernel

/// The occupant of a seat: a person or one of the computer players.
public enum PairsOccupant: Hashable, Sendable {
  /// A person.
  case person
  /// The computer player that remembers a card with a chance of `memory` per cent: ``ForgetfulPlayer``.
  case forgetful(memory: Int)
  /// The computer player that remembers all cards and plays the best strategy for two: ``PerfectPlayer``.
  case perfect

  /// The default memory of a forgetful player, in per cent.
  public static let usualMemory = 70

  /// Returns the occupants to choose from, in menu order, for a number of seats. The forgetful one has its default
  /// memory.
  public static func choices(seatCount: Int) -> [PairsOccupant] {
    let all: [PairsOccupant] = [.person, .forgetful(memory: usualMemory), .perfect]
    return all.filter { $0.canPlay(seatCount: seatCount) }
  }

  /// The computer player in this seat, or `nil` for a person.
  public var player: (any PairsPlayer)? {
    switch self {
    case .person: nil
    case .forgetful(let memory): ForgetfulPlayer(memory: memory)
    case .perfect: PerfectPlayer()
    }
  }

  /// The next stronger computer for a game of two, or `nil` for a person and for the strongest.
  var stronger: PairsOccupant? {
    switch self {
    case .person, .perfect, .forgetful(memory: 100): nil
    case .forgetful(let memory):
      Ladder.next(after: memory).map { .forgetful(memory: $0) } ?? .perfect
    }
  }

  /// The first computer of the ladder if this is a stronger one, otherwise `nil`.
  public var weaker: PairsOccupant? {
    switch self {
    case .person: nil
    case .forgetful(let memory) where memory <= Ladder.first: nil
    case .forgetful, .perfect: .forgetful(memory: Ladder.first)
    }
  }

  /// Whether the occupant can play at a table with `seatCount` seats. The perfect player needs two.
  public func canPlay(seatCount: Int) -> Bool { self != .perfect || seatCount == 2 }
}

/// A player of Pairs.
public typealias PairsSeat = TableSeat<PairsOccupant>

extension PairsOccupant: SeatOccupant {
  /// The occupant's name in files and traces, such as `perfect` or `forgetful:70`.
  public var description: String {
    switch self {
    case .person: "person"
    case .forgetful(let memory): "forgetful:\(memory)"
    case .perfect: "perfect"
    }
  }

  /// Parses an occupant. `forgetful` alone has the default memory.
  public init?(_ description: String) {
    let parts = description.split(separator: ":", omittingEmptySubsequences: false)
    switch (parts.first, parts.count) {
    case ("person", 1): self = .person
    case ("perfect", 1): self = .perfect
    case ("forgetful", 1): self = .forgetful(memory: Self.usualMemory)
    case ("forgetful", 2):
      guard let memory = Int(parts[1]), ForgetfulPlayer.memories.contains(memory) else {
        return nil
      }
      self = .forgetful(memory: memory)
    default: return nil
    }
  }
}
