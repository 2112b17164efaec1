import GameKernel

/// Who sits in a seat: a person or one of the computer players.
public enum PairsOccupant: Hashable, Sendable {
  /// A person, on whatever device.
  case person
  /// The computer player that remembers `memory` per cent: ``ForgetfulPlayer``.
  case forgetful(memory: Int)
  /// The computer player that remembers all and plays the best strategy for two: ``PerfectPlayer``.
  case perfect

  /// The memory of a forgetful player in texts that name none, in per cent.
  public static let usualMemory = 70

  /// The occupants that can be chosen where so many play, in the order of a menu, the forgetful one with
  /// its usual memory.
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

  /// The next stronger computer for two; nil for a person, and where none is stronger.
  var stronger: PairsOccupant? {
    switch self {
    case .person, .perfect, .forgetful(memory: 100): nil
    case .forgetful(let memory):
      Ladder.next(after: memory).map { .forgetful(memory: $0) } ?? .perfect
    }
  }

  /// Whether this one can sit at a table of so many seats: the perfect player needs two.
  public func canPlay(seatCount: Int) -> Bool { self != .perfect || seatCount == 2 }
}

/// One who plays Pairs.
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

  /// The occupant of that name; `forgetful` alone has the usual memory.
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
