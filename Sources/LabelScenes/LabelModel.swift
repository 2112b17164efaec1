import BoxKit
import GameKernel
import PlayLog
import Stage

/// The labels that the player has won. They follow from the log.
public final class LabelModel {
  let context: GameContext
  private let rules: [String: any LoggedRules.Type]
  private var known: LabelCollection?
  private var observation: Observation?

  public init(_ games: [any BoxGame], _ context: GameContext) {
    self.context = context
    rules = Dictionary(
      games.compactMap { game in
        type(of: game).rules.map { (game.name, $0 as any LoggedRules.Type) }
      }
    ) { first, _ in first }
    observation = context.log.changes.observe { [weak self] _ in self?.known = nil }
  }

  /// The labels with their wins.
  ///
  /// - Complexity: O(moves of all games) after a change of the log
  var wins: [MatchboxLabel: LabelWin] {
    if let known { return known.wins }
    let (log, rules) = (context.log, rules)
    let found = LabelCollection(log.log, of: log.player) { game, seat in
      rules[game.game].map { log.feats(of: game, seat: seat, $0) } ?? [:]
    }
    known = found
    return found.wins
  }

  /// Returns the won labels that the player has not seen yet, and records that they are seen.
  func takeNew() -> [MatchboxLabel] {
    let seen = context.settings.current[LabelSettings.self].seen
    let won = MatchboxLabel.allCases.filter { wins[$0] != nil }
    let new = won.filter { !seen.contains($0.rawValue) }
    guard !new.isEmpty else { return [] }
    context.settings.change {
      $0[LabelSettings.self].seen = Set(seen + new.map(\.rawValue)).sorted()
    }
    return new
  }
}
