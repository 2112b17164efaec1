import BoxKit
import GameKernel
import PlayLog
import Stage

/// The labels that the player has won. They follow from the log.
public final class LabelModel {
  let context: GameContext
  /// The largest results with which games win labels.
  let limits: [MatchboxLabel: Int]
  private let rules: [String: any LoggedRules.Type]
  private var known: LabelCollection?
  /// The facts about games of the log, so that each record is read once.
  private var feats: [GameID: [Feat: Int]] = [:]
  private var observation: Observation?

  public init(_ games: [any BoxGame], _ context: GameContext) {
    self.context = context
    rules = Dictionary(
      games.compactMap { game in
        type(of: game).rules.map { (game.name, $0 as any LoggedRules.Type) }
      }
    ) { first, _ in first }
    limits = rules.values.reduce(into: [:]) { $0.merge($1.labelLimits) { first, _ in first } }
    observation = context.log.changes.observe { [weak self] change in
      self?.known = nil
      // The seat differs between players.
      if case .player = change { self?.feats = [:] }
    }
  }

  /// The labels with their wins.
  ///
  /// - Complexity: O(games) after a change of the log, and O(moves of all games) the first time
  var wins: [MatchboxLabel: LabelWin] {
    if let known { return known.wins }
    let log = context.log
    let found = LabelCollection(log.log, of: log.player, limits: limits) { game, seat in
      if let known = feats[game.id] { return known }
      let found = rules[game.game].map { log.feats(of: game, seat: seat, $0) } ?? [:]
      // A game that was left can still end.
      if game.isOver { feats[game.id] = found }
      return found
    }
    known = found
    return found.wins
  }

  private var settings: LabelSettings { context.settings.current[LabelSettings.self] }

  /// The number of labels that were announced, and not seen in the tray since.
  public var newCount: Int { settings.new.count }

  /// Returns the labels that a game has won, as an award for its end, or `nil` if there are none.
  ///
  /// Those that are not in the tray yet count as new from then on.
  package func award(of game: GameID) -> EndAward? {
    let won = MatchboxLabel.allCases.filter { wins[$0]?.game == game }
    guard let first = won.first, let win = wins[first] else { return nil }
    let known = settings.seen + settings.new
    let new = won.map(\.rawValue).filter { !known.contains($0) }
    if !new.isEmpty {
      let all = (settings.new + new).sorted()
      context.settings.change { $0[LabelSettings.self].new = all }
    }
    let limit = limits[first]
    return EndAward(
      words: { texts in LabelWords(texts: texts).award(won, win.number, limit: limit) },
      size: LabelPrint.size,
      draw: { list, center, scale, look in
        let art = LabelArt(look: look, scale: scale)
        // Further labels show behind the first, like a hand of cards.
        for (index, label) in won.prefix(3).enumerated().reversed() {
          art.draw(
            label, into: &list, center: center,
            turn: LabelArt.turnAtEnd + 0.2 * Double(index))
        }
      })
  }

  /// Returns a won label as a picture to save, or `nil`.
  func picture(of label: MatchboxLabel) -> SavedPicture? {
    guard let win = wins[label] else { return nil }
    let limit = limits[label]
    return SavedPicture { texts in
      let values = [
        "sentence": LabelWords(texts: texts).sentence(label, win.number, limit: limit),
        "date": texts.day(win.moment.day),
      ]
      // Translators: Below a saved picture of a matchbox label. {sentence} tells how it was won.
      return texts("{sentence} · Matchwood, {date}", values)
    } sketch: { frame, context in
      let scale = (100 * 0.94 * frame.height / LabelPrint.size.height).rounded() / 100
      return { list in
        LabelArt(look: context.look, scale: scale).draw(label, into: &list, center: frame.center)
      }
    }
  }

  /// Returns the won labels that the player has not seen yet, and records that they are seen.
  func takeNew() -> [MatchboxLabel] {
    let seen = settings.seen
    let won = MatchboxLabel.allCases.filter { wins[$0] != nil }
    let new = won.filter { !seen.contains($0.rawValue) }
    guard !new.isEmpty || newCount > 0 else { return [] }
    context.settings.change {
      $0[LabelSettings.self].seen = Set(seen + new.map(\.rawValue)).sorted()
      $0[LabelSettings.self].new = []
    }
    return new
  }
}
