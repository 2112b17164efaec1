import BoxKit
import GameKernel
import MatchstickGame
import ReviewKit
import Stage

/// The texts and marks of each turn.
extension ReviewWords {
  /// The page of the whole game.
  var overview: ReviewPage {
    let verdict: ReviewPage.Verdict =
      switch side {
      case .winner: .good
      case .loser: .mistake
      case .neither: .neutral
      }
    guard let mistake = review.mistake else {
      return ReviewPage(
        title, verdict, side == .winner ? explanation : summary,
        detail: side == .winner ? better : side == .neither ? explanation : nil)
    }
    let values = ["turn": String(mistake.turn), "name": words.subject(mistake.seat)]
    let turn = review.turns[mistake.turn - 1]
    return ReviewPage(
      title, verdict,
      side == .winner ? texts("{name} gave the win away in turn {turn}.", values) : summary,
      detail: what(turn, mistake.before) + " " + betterTake(mistake))
  }

  func page(of turn: GameReview.Turn) -> ReviewPage {
    let before = review.moments[turn.number - 1]
    let after = review.moments[turn.number]
    let values = ["turn": String(turn.number), "name": name(of: turn.seat)]
    // Translators: Title: the number of a turn, and the player.
    let title = texts("Turn {turn}: {name}", values)
    let what = what(turn, review.states[turn.number - 1])
    guard before.favoured == turn.seat else {
      return after.count == 0
        ? ReviewPage(title, .neutral, lastTake)
        : ReviewPage(title, .neutral, what, detail: texts("No take wins against perfect play."))
    }
    if after.favoured == turn.seat {
      if after.count == 0 { return ReviewPage(title, .good, lastTake) }
      return ReviewPage(title, .good, what, detail: losing(review.states[turn.number]))
    }
    let mistake = review.mistakes.first { $0.turn == turn.number }
    return ReviewPage(title, .mistake, what, detail: mistake.map(betterTake))
  }

  /// The sentence about the matches that a turn took.
  private func what(_ turn: GameReview.Turn, _ before: Matchsticks.State) -> String {
    let row = (try? before.reduction(turn.move))?.group ?? 0
    let values = [
      "taken": String(turn.taken), "left": String(before.remaining),
      "heap": String(turn.move.group + 1), "row": String(row), "name": words.subject(turn.seat),
    ]
    let isYou = words.isOnlyPerson(turn.seat)
    if turn.move.givesUp {
      return texts("{name} gives up.", values)
    }
    switch before.layout.form {
    case .pile:
      return isYou
        // Translators: Numbers of matchsticks.
        ? texts("You took {taken} of {left}.", values)
        // Translators: Numbers of matchsticks. {name} is a player.
        : texts("{name} took {taken} of {left}.", values)
    case .heaps:
      return isYou
        // Translators: {taken} is how many matchsticks, {heap} the number of the heap.
        ? texts("You took {taken} from heap {heap}.", values)
        // Translators: {name} is a player, {taken} how many matchsticks, {heap} the number of the heap.
        : texts("{name} took {taken} from heap {heap}.", values)
    case .rows:
      return isYou
        // Translators: {taken} is how many matchsticks, {row} how many the row had.
        ? texts("You took {taken} from a row of {row}.", values)
        // Translators: {name} is a player, {taken} how many matchsticks, {row} how many the row had.
        : texts("{name} took {taken} from a row of {row}.", values)
    }
  }

  /// The sentence about the position that a good take leaves.
  private func losing(_ state: Matchsticks.State) -> String {
    switch state.layout.form {
    case .pile where words.isOnlyPerson(state.toMove):
      return texts.plural(
        // Translators: {count} matchsticks are left, and the player to move cannot win.
        "With {count} left you lose.", "With {count} left you lose.", state.remaining)
    case .pile:
      return texts.plural(
        // Translators: {count} matchsticks are left, and the player to move cannot win.
        "With {count} left the other side loses.", "With {count} left the other side loses.",
        state.remaining)
    case .heaps:
      return state.pairing?.isDecidedBySums == false
        ? texts("An odd number of single matches is left: the other side loses.")
        // Translators: The sums are those of powers of two in all heaps.
        : texts("All sums are even: the other side loses.")
    case .rows where state.pairing != nil:
      // Translators: The sums are those of powers of two in the values of all rows.
      return texts("All sums are even: the other side loses.")
    case .rows where state.hasOnlySingles:
      return texts("An odd number of single matches is left: the other side loses.")
    case .rows: return texts("From there the other side loses.")
    }
  }

  /// The sentence about the take that would have won.
  private func betterTake(_ mistake: GameReview.Mistake) -> String {
    let (move, before) = (mistake.betterMove, mistake.before)
    guard mistake.leaving > 0 else { return texts("Taking the last match would have won.") }
    let values = ["better": String(move.count), "heap": String(move.group + 1)]
    switch before.layout.form {
    case .pile:
      return words.isOnlyPerson(mistake.seat.opponent)
        ? texts.plural(
          // Translators: After “Simple took 1 of 8.” {better} leaves {count} matchsticks.
          "Taking {better} would have won: with {count} left you lose.",
          "Taking {better} would have won: with {count} left you lose.", mistake.leaving, values)
        : texts.plural(
          // Translators: After “You took 1 of 8.” {better} leaves {count} matchsticks.
          "Taking {better} would have won: with {count} left the other side loses.",
          "Taking {better} would have won: with {count} left the other side loses.",
          mistake.leaving, values)
    case .heaps:
      return before.pairing?.isDecidedBySums == false
        ? texts(
          // Translators: {better} is how many matchsticks, {heap} the number of the heap.
          "Taking {better} from heap {heap} would have won: an odd number of single matches stays.",
          values)
        : texts(
          // Translators: {better} is how many matchsticks, {heap} the number of the heap. The sums are those of powers of two in all heaps.
          "Taking {better} from heap {heap} would have won: that makes all sums even.", values)
    case .rows: return betterTakeOfRows(mistake)
    }
  }

  private func betterTakeOfRows(_ mistake: GameReview.Mistake) -> String {
    let effect = try? mistake.before.reduction(mistake.betterMove)
    let (row, left) = (effect?.group ?? 0, effect?.left ?? [])
    let values = [
      "better": String(mistake.better), "row": String(row),
      "left": left.first.map(String.init) ?? "0", "other": left.last.map(String.init) ?? "0",
    ]
    switch left.count {
    case 0:
      return texts(
        // Translators: {better} is how many matchsticks: all of a row of {row}.
        "Taking {better} would have won: the row of {row} is gone.", values)
    case 1:
      return texts(
        // Translators: {better} is how many matchsticks of a row of {row}, which leaves {left}.
        "Taking {better} would have won: {row} becomes {left}.", values)
    default:
      return texts(
        // Translators: {better} is how many matchsticks. A row of {row} is split into {left} and {other}.
        "Taking {better} would have won: {row} becomes {left} and {other}.", values)
    }
  }

  var totals: ReviewTotals {
    ReviewTotals(
      // Translators: Heading of a column: how often a player gave a won game away.
      heads: [texts.inContext("heading", "mistakes")],
      rows: [Seat.first, .second].map {
        ReviewTotals.Row(sign: nil, name(of: $0), [.words(String(review.mistakes(of: $0)))])
      })
  }

  var timeLine: ReviewPlot {
    let columns = review.moments.enumerated().map { index, moment in
      let turn = index == 0 ? nil : review.turns[index - 1]
      let isMistake =
        turn.map {
          review.moments[index - 1].favoured == $0.seat && moment.favoured != $0.seat
        } ?? false
      let isTellers = moment.favoured == teller
      return ReviewPlot.Column(
        name: turn.map { name(of: $0.seat) } ?? "", isMuted: turn?.seat != teller,
        isMistake: isMistake, marks: [(isTellers ? .good : .loss, isTellers ? 1 : 0)],
        inside: String(moment.count))
    }
    return ReviewPlot(
      // Translators: Above the picture of a finished game.
      heading: texts("Turn by turn"),
      legend: [.init(.good, legends.disc), .init(.loss, legends.diamond)], scale: 0...1,
      ticks: [.init(1, name(of: teller)), .init(0, name(of: Seat(1 - teller.index)))],
      isLine: true, firstTurn: 0, columns: columns)
  }
}
