import BoxKit
import GameKernel
import PlayLog
import Stage
import Threads

/// The labels that the player has won. They follow from the log, which another thread searches for them.
public final class LabelModel {
  let context: GameContext
  /// The largest results with which games win labels.
  let limits: [MatchboxLabel: Int]
  /// The labels with their wins, as the last search has found them.
  private(set) var wins: [MatchboxLabel: LabelWin] = [:]

  private let rules: [String: any LoggedRules.Type]
  private let queue: WorkQueue?
  /// The facts about games of the log, so that each record is read once.
  private var feats: [GameID: [Feat: Int]] = [:]
  private var isSearching = false
  /// Whether the log has changed since the last search began.
  private var isOutdated = true
  /// The closures that wait for the end of the search.
  private var waiting: [() -> Void] = []
  private var observation: Observation?

  public init(_ games: [any BoxGame], _ context: GameContext) {
    self.context = context
    rules = Dictionary(
      games.compactMap { game in
        type(of: game).rules.map { (game.name, $0 as any LoggedRules.Type) }
      }
    ) { first, _ in first }
    limits = rules.values.reduce(into: [:]) { $0.merge($1.labelLimits) { first, _ in first } }
    queue = context.services.makeWorkQueue?()
    observation = context.log.changes.observe { [weak self] in self?.follow($0) }
  }

  private func follow(_ change: PlayLogModel.Change) {
    isOutdated = true
    switch change {
    // The seat differs between players.
    case .player: (feats, wins) = ([:], [:])
    case .appended(let entries):
      let ends = entries.contains { if case .game(let game, _) = $0 { game.isOver } else { false } }
      // The dialog at the end of a game opens later, and then has the answer.
      if ends { search() }
    }
  }

  /// Calls a closure once the labels follow from the whole log: at once if they do.
  func whenFound(_ act: @escaping () -> Void) {
    guard isSearching || isOutdated else { return act() }
    waiting.append(act)
    search()
  }

  private func search() {
    guard !isSearching, isOutdated else { return }
    (isSearching, isOutdated) = (true, false)
    let log = context.log
    let search = LabelSearch(
      log: log.log, player: log.player, limits: limits, rules: rules, reader: log.reader,
      feats: feats)
    guard let queue else { return finish(search.run()) }
    queue.perform({ search.run() }, then: { [weak self] in self?.finish($0) })
  }

  private func finish(_ result: LabelSearch.Result) {
    isSearching = false
    if result.player == context.log.player { (wins, feats) = (result.wins, result.feats) }
    guard !isOutdated else { return search() }
    let acts = waiting
    waiting = []
    for act in acts { act() }
  }

  private var settings: LabelSettings { context.settings.current[LabelSettings.self] }

  /// The number of labels that were announced, and not seen in the tray since.
  public var newCount: Int { settings.new.count }

  /// Finds the labels that a game has won, and passes them on as an award for its end, if there are any.
  ///
  /// Those that are not in the tray yet count as new from then on.
  package func award(of game: GameID, then show: @escaping (EndAward) -> Void) {
    whenFound { [weak self] in
      if let award = self?.award(of: game) { show(award) }
    }
  }

  private func award(of game: GameID) -> EndAward? {
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
      let sentence = LabelWords(texts: texts).sentence(label, win.number, limit: limit)
      // A point joins the sentence with the rest, in place of its full stop.
      let hasStop = [".", "。"].contains { sentence.hasSuffix($0) }
      let values = [
        "sentence": hasStop ? String(sentence.dropLast()) : sentence,
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
