import BoxKit
import GameKernel
import MatchstickBoard
import MatchstickGame
import Stage

/// The content of the dialog after a game of Matchsticks.
struct MatchsticksEndWords {
  let table: MatchstickTable
  let review: GameReview
  /// The run of wins to which the game belongs, if it counts.
  let run: WinRun?
  let look: Look
  /// Starts a game with a setup.
  let onSetup: (MatchstickSetup) -> Void
  /// Starts a game with the same setup and the same first player.
  let onStart: () -> Void
  /// Plays a turn of the finished game again.
  let onRetry: (Int) -> Void
  /// The suggestion of the machine, if it plays.
  let learned: NextSuggestion?

  private var texts: Texts { look.texts }
  private var names: MatchsticksWords {
    MatchsticksWords(texts: look.texts, seating: table.seating)
  }
  private var course: ReviewWords { ReviewWords(review: review, words: names) }

  /// The whole content.
  var words: EndWords {
    let line = CountLine(course, look)
    return EndWords(
      title: course.title, comparison: course.comparison, note: note,
      isNews: run.map { !$0.hasEnded } ?? false, pieces: Self.pieces,
      zone: .course(legend: course.legend) { frame, _ in line.sketch(in: frame) },
      medals: medals, next: next)
  }

  /// Two crossed matches.
  static let pieces: EndWords.Sketch = { frame, look in
    let art = MatchArt(
      height: 0.94 * frame.height, style: .kitchen, unit: look.metrics.k, look: look,
      name: "ornament")
    let away = 0.1 * frame.width
    return { list in
      for (index, side) in [-1.0, 1].enumerated() {
        list.picture(
          art.body(of: index), center: frame.center + Point(side * away, 0),
          rotation: side * 0.5)
      }
    }
  }

  /// The medals of a win against a computer.
  private var medals: EndMedals? {
    guard course.side == .winner else { return nil }
    if table.seating.machine != nil {
      return .none(texts("The machine is still learning, so there is no medal."))
    }
    if let turn = table.playedOnFrom { return .playedOn(fromTurn: turn, texts) }
    if table.sheet.wasHelped {
      return .none(texts("Played with a hint, so no medal and no place in Best games."))
    }
    if table.session.usedUndo, run == nil {
      return .none(texts("Played with undo, so no medal and no place in Best games."))
    }
    return .scale(GameReview.medals, review.mistakes(of: review.winner)) { count in
      switch count {
      // Translators: Condition of a gold medal.
      case 0: texts("no mistake")
      // Translators: Condition of a silver medal.
      case 1: texts("one mistake")
      // Translators: Condition of a bronze medal.
      default: texts("any win")
      }
    }
  }

  private var note: String? {
    guard let run else { return nil }
    if run.hasEnded {
      return texts.plural(
        // Translators: At the end of a lost game: the wins before it.
        "Your run ends after {count} win.", "Your run ends after {count} wins.", run.wins)
    }
    if run.wins == 1 { return run.isFirst ? texts("Your first result") : nil }
    return run.isLongest
      ? texts.plural(
        // Translators: At the end of a game: more wins than ever before.
        "Your longest run: {count} win in a row", "Your longest run: {count} wins in a row",
        run.wins)
      // Translators: At the end of a game.
      : texts.plural("{count} win in a row", "{count} wins in a row", run.wins)
  }

  /// The suggestion: the turn of a person's own mistake, a game from the start after a win without a medal, the next
  /// stronger computer, or more matches after gold.
  private var next: NextSuggestion? {
    if let learned { return learned }
    if let mistake = review.mistake, table.seating[mistake.seat].isPerson {
      return retry(mistake)
    }
    if case .none? = medals { return fromStart }
    let hasGold = if case .scale(.gold, _) = medals { true } else { false }
    let stronger = table.nextRung ?? (hasGold ? Matchsticks.nextRung(table.setup) : nil)
    guard let stronger, let rival = Matchsticks.rival(stronger) else {
      return hasGold ? moreMatches : nil
    }
    let reason =
      table.nextRung == nil
      ? texts("Gold! Try a stronger opponent.")
      : texts("Two wins in a row. Try a stronger opponent.")
    return NextSuggestion(
      opponent: rival.name(texts), percent: rival.strength, reason: reason, texts
    ) { onSetup(stronger) }
  }

  /// The suggestion to win a medal after a win that has none.
  private var fromStart: NextSuggestion {
    NextSuggestion(
      "same-game",
      // Translators: Button at the end of a game: the same game once more.
      title: texts("Next: from the first match"),
      reason: texts("Win on your own from the start, and there is a medal."), accept: onStart)
  }

  /// The suggestion of a larger pile that the same player can win.
  private var moreMatches: NextSuggestion? {
    let setup = table.setup
    guard let (count, takeLimit) = setup.layout.pile else { return nil }
    let pile = count + takeLimit + 1
    guard Matchsticks.offeredPiles.contains(pile) else { return nil }
    let layout = Matchsticks.Layout(.pile(pile, takeLimit: takeLimit), last: setup.layout.last)
    let larger = MatchstickSetup(layout, seating: setup.seating, begins: setup.begins)
    return NextSuggestion(
      "next-size",
      title: texts.plural(
        // Translators: Button at the end of a game: a larger pile.
        "Next: {count} match", "Next: {count} matches", pile),
      reason: texts("Gold! Try more matches.")
    ) { onSetup(larger) }
  }

  private func retry(_ mistake: GameReview.Mistake) -> NextSuggestion {
    let values = [
      "left": String(mistake.count), "taken": String(mistake.taken),
      "better": String(mistake.better), "turn": String(mistake.turn),
      "name": names.name(of: mistake.seat),
    ]
    return NextSuggestion(
      "retry",
      title: names.isOnlyPerson(mistake.seat)
        // Translators: Button at the end of a game: it plays on from the number of a turn of the player.
        ? texts("Next: your turn {turn} again · no medal", values)
        // Translators: Button at the end of a game: it plays on from the number of a turn. {name} is its player.
        : texts("Next: turn {turn} again · {name}", values),
      reason: !course.isPile
        ? course.better
        : names.isOnlyPerson(mistake.seat)
          ? texts(
            // Translators: Numbers of matchsticks.
            "With {left} left you took {taken}. Taking {better} would have kept the win.", values)
          : texts(
            // Translators: Numbers of matchsticks. {name} is a player.
            "With {left} left {name} took {taken}. Taking {better} would have kept the win.", values
          )
    ) { onRetry(mistake.turn) }
  }
}
