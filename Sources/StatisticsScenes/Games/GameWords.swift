import BoxKit
import GameKernel
import PlayLog
import Stage

/// Puts the games of the log into words.
struct GameWords {
  private let titles: [String: String]
  private let descriptions: [String: GameDescription]
  private let log: PlayLog
  private let player: PlayerID?
  private let texts: Texts
  /// Whether games of several kinds are in the list, so that each has its title.
  private let showsTitles: Bool
  /// Whether games of several players are in the list, so that each has its player's name.
  private let showsPlayers: Bool

  /// - Parameters:
  ///   - player: the player whose results are shown; `nil` for all players.
  ///   - showsTitles: whether each game has the title of its kind.
  init(
    _ games: [any BoxGame], in log: PlayLog, of player: PlayerID?, showsTitles: Bool, _ texts: Texts
  ) {
    titles = Dictionary(games.map { ($0.name, $0.title(texts)) }) { $1 }
    descriptions = Dictionary(
      games.compactMap { game in game.statistics.map { (game.name, $0.description) } }
    ) { $1 }
    (self.log, self.player, self.texts) = (log, player, texts)
    self.showsTitles = showsTitles
    showsPlayers = player == nil && log.players.present.count > 1
  }

  /// The texts of a game.
  struct Row {
    let date: String
    let game: String
    /// The players besides the one whose result is shown, or `nil` without others.
    let others: String?
    let result: String
    let time: String
    let mark: GameMark?
  }

  /// Returns the texts of a game.
  func row(_ game: LoggedGame) -> Row {
    let seat = game.seat(of: player) ?? 0
    return Row(
      date: texts.time(of: game.moment), game: name(of: game),
      others: others(in: game, beside: seat),
      result: result(of: game, seat), time: game.time.clockText, mark: .of(game, texts))
  }

  private func name(of game: LoggedGame) -> String {
    let setup = descriptions[game.game]?.setup(game, texts) ?? game.setup
    guard showsTitles else { return setup }
    return texts(
      // Translators: A game and the way it was played, such as “Sliding Puzzle · 4 × 4”.
      "{game} · {setup}", ["game": titles[game.game] ?? game.game, "setup": setup])
  }

  private func others(in game: LoggedGame, beside seat: Int) -> String? {
    let shown = showsPlayers ? Array(game.seats.indices) : game.seats.indices.filter { $0 != seat }
    return shown.isEmpty
      ? nil : shown.map { name(of: game.seats[$0], in: game) }.joined(separator: ", ")
  }

  private func name(of seat: LoggedSeat, in game: LoggedGame) -> String {
    if let player = seat.player, log.players[player] != nil, log.name(of: seat) == nil {
      return texts("You")
    }
    if case .computer(let kind) = seat.occupant, seat.name == nil {
      return descriptions[game.game]?.computer(kind, texts) ?? kind
    }
    // Translators: In place of the name of a player who is not, or no longer, in the box.
    return log.name(of: seat) ?? texts("a player")
  }

  private func result(of game: LoggedGame, _ seat: Int) -> String {
    let outcome = game.outcome(of: seat)
    // Translators: Result of a game that was left for another one before its end.
    guard outcome != .left else { return texts("Not finished") }
    let score = descriptions[game.game]?.score(game, seat, texts)
    return [word(for: outcome), score].compactMap(\.self).joined(separator: " · ")
  }

  private func word(for outcome: LoggedGame.Outcome) -> String? {
    switch outcome {
    // Translators: Result of a game in a list.
    case .won: texts.inContext("result", "Won")
    // Translators: Result of a game in a list.
    case .lost: texts.inContext("result", "Lost")
    // Translators: Result of a game in a list: the best players are equal.
    case .drawn: texts.inContext("result", "Draw")
    case .finished, .left: nil
    }
  }
}
