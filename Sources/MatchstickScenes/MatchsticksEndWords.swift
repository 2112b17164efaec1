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
  /// Plays at another table.
  let onForm: (Matchsticks.Form) -> Void
  /// Plays a turn of the finished game again.
  let onRetry: (Int) -> Void
  /// The suggestion of the machine, if it plays.
  let learned: NextSuggestion?
  /// The name of the only person in labels; `nil` for *You*.
  var person: String?

  private var texts: Texts { look.texts }
  private var names: MatchsticksWords {
    MatchsticksWords(texts: look.texts, seating: table.seating, person: person)
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
    if table.session.usedUndo, run == nil, !table.isOfDay {
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
    // Translators: At the end of a game: the player has won for the first time.
    if run.wins == 1 { return run.isFirst ? texts("Your first win") : nil }
    return run.isLongest
      ? texts.plural(
        // Translators: At the end of a game: more wins than ever before.
        "Your longest run: {count} win", "Your longest run: {count} wins in a row",
        run.wins)
      // Translators: At the end of a game.
      : texts.plural("{count} win", "{count} wins in a row", run.wins)
  }

  /// The suggestion: the turn of a person's own mistake, the next stronger computer, more matches after gold, the
  /// other place after a game that could not be won, or another table.
  private var next: NextSuggestion? {
    if let learned { return learned }
    if let mistake = review.mistake, table.seating[mistake.seat].isPerson {
      return retry(mistake)
    }
    if let setup = table.nextRung, let rival = Matchsticks.rival(setup) {
      return opponent(setup, rival, texts("Two wins in a row. Try a stronger opponent."))
    }
    if let mistake = review.mistakes.last(where: { names.isOnlyPerson($0.seat) }) {
      return retry(mistake)
    }
    if case .scale(.gold, _) = medals {
      if let setup = Matchsticks.nextRung(table.setup), let rival = Matchsticks.rival(setup) {
        return opponent(setup, rival, texts("Gold! Try a stronger opponent."))
      }
      return moreMatches ?? otherTable
    }
    return course.side == .loser ? otherPlace : otherTable
  }

  private func opponent(
    _ setup: MatchstickSetup, _ rival: MatchstickOccupant, _ reason: String
  ) -> NextSuggestion {
    NextSuggestion(
      opponent: rival.name(texts), percent: rival.strength, reason: reason, texts
    ) { onSetup(setup) }
  }

  /// The suggestion to change places after a game that was lost from the start.
  private var otherPlace: NextSuggestion {
    let begins = review.states[0].toMove.opponent
    let setup = MatchstickSetup(
      table.setup.layout, seating: table.seating, begins: begins == .first ? .first : .second)
    return NextSuggestion(
      "other-place",
      title: names.isOnlyPerson(begins)
        // Translators: Button at the end of a game: in the next one the player takes first.
        ? texts("Next: you go first")
        // Translators: Button at the end of a game: {name}, a computer, takes first in the next one.
        : texts("Next: {name} goes first", ["name": names.subject(begins, begins: false)]),
      reason: texts("You had no chance this time. Change places.")
    ) { onSetup(setup) }
  }

  /// The suggestion to play at the next table.
  private var otherTable: NextSuggestion {
    let form = table.setup.layout.form.next(1)
    var settings = MatchstickSettings()
    settings.form = form
    return NextSuggestion(
      "next-table",
      title: texts("Next: {game}", ["game": MatchesNames(texts).name(of: form)]),
      reason: names.rule(settings.layout, namesLast: false)
    ) { onForm(form) }
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
    let values = ["turn": String(mistake.turn), "name": names.name(of: mistake.seat)]
    let isOwn = names.isOnlyPerson(mistake.seat)
    return NextSuggestion(
      "retry",
      title: isOwn
        // Translators: Button at the end of a game: it plays on from a turn, in which the player made a mistake.
        ? texts("Next: back to your mistake")
        // Translators: Button at the end of a game: it plays on from the number of a turn. {name} is its player.
        : texts("Next: turn {turn} again · {name}", values),
      // The better move is not named: the player is to find it.
      reason: isOwn
        ? texts("You could still force the win there. Find the move!")
        // Translators: {name} is the player whose turn it was.
        : texts("{name} could still force the win there. Find the move!", values)
    ) { onRetry(mistake.turn) }
  }
}
