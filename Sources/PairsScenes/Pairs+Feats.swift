import GameKernel
import PairsGame
import PlayLog

nonisolated extension Pairs {
  /// Finds the most pairs that a seat took in a row.
  public static func feats(of record: GameRecord<Pairs>, seat: Int) -> [Feat: Int] {
    var state = Pairs.start(record.options, seed: record.seed)
    var (run, longest) = (0, 0)
    for move in record.moves {
      let turn = (seat: state.toMove, turns: state.turns)
      guard let events = try? Pairs.apply(move, to: &state) else { return [:] }
      guard turn.seat == Seat(seat), state.turns > turn.turns else { continue }
      let isPair = events.contains { if case .paired = $0 { true } else { false } }
      run = isPair ? run + 1 : 0
      longest = max(longest, run)
    }
    return [.pairsInARow: longest]
  }

  /// The most whole flips within par of 18 pairs.
  public static var labelLimits: [MatchboxLabel: Int] {
    [.owl: Int(PairsLayout.sixBySix.par.rounded(.down))]
  }
}
