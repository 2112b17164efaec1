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
    return ReviewPage(
      title, verdict, side == .winner ? explanation : summary,
      detail: side == .winner ? better : explanation)
  }

  func page(of turn: GameReview.Turn) -> ReviewPage {
    let before = review.moments[turn.number - 1]
    let after = review.moments[turn.number]
    let values = [
      "turn": String(turn.number), "taken": String(turn.taken), "left": String(before.count),
      "name": name(of: turn.seat),
    ]
    // Translators: Title: the number of a turn, and the player.
    let title = texts("Turn {turn}: {name}", values)
    let what =
      words.isOnlyPerson(turn.seat)
      // Translators: Numbers of matchsticks.
      ? texts("You took {taken} of {left}.", values)
      // Translators: Numbers of matchsticks. {name} is a player.
      : texts("{name} took {taken} of {left}.", values)
    if after.count == 0 { return ReviewPage(title, .neutral, lastTake) }
    guard before.favoured == turn.seat else {
      return ReviewPage(
        title, .neutral, what, detail: texts("No take wins against perfect play."))
    }
    let other = turn.seat.opponent
    if after.favoured == turn.seat {
      return ReviewPage(title, .good, what, detail: losing(after.count, for: other))
    }
    return ReviewPage(title, .mistake, what, detail: betterTake(before.count, against: other))
  }

  /// The sentence about the count that a good take leaves.
  private func losing(_ count: Int, for seat: Seat) -> String {
    guard !words.isOnlyPerson(seat) else {
      // Translators: {count} matchsticks are left, and the player to move cannot win.
      return texts.plural("With {count} left you lose.", "With {count} left you lose.", count)
    }
    return texts.plural(
      // Translators: {count} matchsticks are left, and the player to move cannot win.
      "With {count} left the other side loses.", "With {count} left the other side loses.", count)
  }

  private func betterTake(_ count: Int, against seat: Seat) -> String? {
    let limit = review.takeLimit
    guard let better = PileTheory(takeLimit: limit).winningTake(count) else {
      return nil
    }
    let values = ["better": String(better)]
    guard !words.isOnlyPerson(seat) else {
      return texts.plural(
        // Translators: After “Simple took 1 of 8.” {better} leaves {count} matchsticks.
        "Taking {better} would have won: with {count} left you lose.",
        "Taking {better} would have won: with {count} left you lose.", count - better, values)
    }
    return texts.plural(
      "Take {better} instead: with {count} left the other side loses.",
      "Take {better} instead: with {count} left the other side loses.", count - better,
      values)
  }

  var totals: ReviewTotals {
    ReviewTotals(
      // Translators: Heading of a column: how often a player gave a won game away.
      heads: [texts.inContext("heading", "mistakes")],
      rows: [Seat.first, .second].map {
        ReviewTotals.Row(sign: nil, name(of: $0), [.words(String(review.mistakes(of: $0)))])
      },
      sentence: summary)
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
