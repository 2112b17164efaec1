import GameKernel

/// The chance to win against a computer with the best play, at any table of Matchsticks.
///
/// A value keeps the chances that it has computed. Positions that differ only in the order of their groups share one.
public struct WinChance: Sendable {
  private struct Key: Hashable {
    let layout: Matchsticks.Layout
    let groups: [Int]
    let isPersonToMove: Bool
  }

  private let rival: MatchstickOccupant
  private var known: [Key: Double] = [:]

  /// The largest number of positions below a start whose chance is computed.
  private static let positionLimit = 4_000

  /// Prepares for a computer. Returns `nil` for a person and for the machine, whose takes change.
  public init?(against rival: MatchstickOccupant) {
    guard !rival.isPerson, rival != .machine else { return nil }
    self.rival = rival
  }

  /// Returns the chance of a seat from a position, or `nil` for heaps with too many positions.
  ///
  /// - Complexity: O(positions · moves), at most 4,000 positions
  public mutating func value(of state: Matchsticks.State, for person: Seat) -> Double? {
    let positions = state.layout.form == .rows ? 0 : state.position.reduce(1) { $0 * ($1 + 1) }
    return positions <= Self.positionLimit ? chance(state, person) : nil
  }

  private mutating func chance(_ state: Matchsticks.State, _ person: Seat) -> Double {
    if state.isOver || rival == .clever { return state.favoured == person ? 1 : 0 }
    let isPersonToMove = state.toMove == person
    let key = Key(
      layout: state.layout, groups: state.position.sorted(), isPersonToMove: isPersonToMove)
    if let chance = known[key] { return chance }
    var value = 0.0
    if isPersonToMove {
      for move in state.legalMoves where value < 1 {
        value = max(value, chance(state.after(move), person))
      }
    } else {
      for (move, odds) in rival.odds(in: state) where odds > 0 {
        value += odds * chance(state.after(move), person)
      }
    }
    known[key] = value
    return value
  }
}

extension Matchsticks.State {
  /// Returns the position after a legal move.
  fileprivate func after(_ move: Matchsticks.Move) -> Self {
    var next = self
    guard (try? next.make(move)) != nil else { preconditionFailure("\(move) is illegal") }
    return next
  }
}

extension MatchstickOccupant {
  /// Returns the moves of a computer with their chances. A person and the machine have none.
  fileprivate func odds(in state: Matchsticks.State) -> [(move: Matchsticks.Move, chance: Double)] {
    let moves = state.legalMoves
    let wild = moves.map { (move: $0, chance: 1 / Double(moves.count)) }
    let clever = [(move: state.bestMove ?? state.oneMatch, chance: 1.0)]
    switch self {
    case .person, .machine: return []
    case .simple: return [(state.oneMatch, 1)]
    case .wild: return wild
    case .clever: return clever
    case .humanLike(let strength):
      let share = Double(strength) / 100
      return clever.map { ($0.move, $0.chance * share) }
        + wild.map { ($0.move, $0.chance * (1 - share)) }
    }
  }
}
