import GameKernel

/// The chance to win against a computer player with the best play.
///
/// With n matches left and the person to move, it is the best over all takes t of the chance after the computer has
/// played from n − t. Taking the last match loses.
public struct WinChance: Sendable {
  /// The chances by the number of matches, with the person to move.
  private let toMove: [Double]
  /// The chances by the number of matches, with the computer to move.
  private let waiting: [Double]

  /// Computes the chances for up to `pile` matches.
  ///
  /// - Returns: `nil` for a person and for the machine, whose takes change.
  /// - Complexity: O(`pile` · `takeLimit`)
  public init?(against rival: MatchstickOccupant, pile: Int, takeLimit: Int) {
    guard !rival.isPerson, rival != .machine else { return nil }
    // Without a match left, the player who took the last one has lost.
    var (toMove, waiting) = ([1.0], [0.0])
    for count in 1...max(1, pile) {
      let takes = 1...min(takeLimit, count)
      let best = takes.map { waiting[count - $0] }.max() ?? 0
      let odds = rival.odds(remaining: count, takeLimit: takeLimit)
      toMove.append(best)
      waiting.append(odds.reduce(0) { $0 + $1.chance * toMove[count - $1.take] })
    }
    (self.toMove, self.waiting) = (toMove, waiting)
  }

  /// Returns the chance from a pile.
  ///
  /// - Parameter begins: whether the person takes first.
  public func value(pile: Int, begins: Bool) -> Double { begins ? toMove[pile] : waiting[pile] }
}

extension MatchstickOccupant {
  /// The takes of a computer and their chances. A person and the machine have none.
  fileprivate func odds(remaining: Int, takeLimit: Int) -> [(take: Int, chance: Double)] {
    let most = min(takeLimit, remaining)
    let wild = (1...most).map { (take: $0, chance: 1 / Double(most)) }
    let best = PileTheory(takeLimit: takeLimit).winningTake(remaining) ?? 1
    let clever = [(take: best, chance: 1.0)]
    switch self {
    case .person, .machine: return []
    case .simple: return [(1, 1)]
    case .wild: return wild
    case .clever: return clever
    case .humanLike(let strength):
      let share = Double(strength) / 100
      return clever.map { ($0.take, $0.chance * share) }
        + wild.map { ($0.take, $0.chance * (1 - share)) }
    }
  }
}
