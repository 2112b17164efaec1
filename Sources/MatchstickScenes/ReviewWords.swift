import BoxKit
import GameKernel
import MatchstickGame
import Stage

/// The texts of the review of a finished game.
struct ReviewWords {
  let review: GameReview
  let words: MatchsticksWords

  var texts: Texts { words.texts }

  /// The seat whose perspective the review takes: the only person's, or else the first.
  var teller: Seat { words.isOnlyPerson(.second) ? .second : .first }

  func name(of seat: Seat) -> String { words.name(of: seat) }

  var title: String { words.won(by: review.winner) }

  /// The perspective of the review.
  var side: ReviewSide {
    if words.isOnlyPerson(review.winner) { return .winner }
    return words.isOnlyPerson(review.loser) ? .loser : .neither
  }

  /// The sentence that compares the result, for the dialog at the end.
  var comparison: String {
    switch side {
    case .winner: explanation
    case .loser: lastTake
    case .neither: turningPoint ?? lastTake
    }
  }

  /// The sentences about the last match and about the turning point.
  var summary: String { [lastTake, turningPoint].compactMap(\.self).joined(separator: " ") }

  /// The sentence about who took the last match.
  var lastTake: String { review.states.last.flatMap(words.lastTake) ?? "" }

  /// Whether the game is one pile, whose counts alone tell who wins.
  var isPile: Bool { review.states[0].layout.form == .pile }

  private var loser: String { words.subject(review.loser) }

  /// The sentence about the turning point, or `nil` if the band covers it.
  private var turningPoint: String? {
    let turn = review.mistake.map { String($0.turn) }
    switch (side, turn) {
    case (.winner, _), (.neither, nil): return nil
    case (.loser, nil): return texts("There was no way to win this time.")
    case (.loser, let turn?):
      // Translators: {turn} is the number of the turn of the player's last mistake.
      return texts("You gave the win away in turn {turn}.", ["turn": turn])
    case (.neither, let turn?):
      // Translators: {name} is the player who loses, {turn} the number of a turn.
      return texts("{name} gave the win away in turn {turn}.", ["turn": turn, "name": loser])
    }
  }

  /// The sentence about the turn that gave the win away, or about a game without such a turn.
  var explanation: String {
    guard let mistake = review.mistake else {
      return switch side {
      case .winner: texts("You led all the way.")
      case .loser: texts("Lost from the start")
      // Translators: {name} is the player who loses.
      case .neither: texts("{name}: no chance from the start", ["name": loser])
      }
    }
    let values = [
      "turn": String(mistake.turn), "left": String(mistake.count),
      "taken": String(mistake.taken), "name": loser,
    ]
    guard isPile else {
      return switch side {
      case .winner: texts("Turn {turn}: the computer slipped.", values)
      // Translators: The mistake, in turn {turn}: {taken} matchsticks.
      case .loser: texts("Turn {turn}: you took {taken}.", values)
      // Translators: The mistake of {name}, in turn {turn}: {taken} matchsticks.
      case .neither: texts("Turn {turn}: {name} took {taken}.", values)
      }
    }
    return switch side {
    // Translators: {turn} is the number of the turn that lost the game.
    case .winner: texts("Turn {turn}: the computer slipped.", values)
    // Translators: The mistake, in turn {turn}: {taken} matchsticks of {left}.
    case .loser: texts("Turn {turn}: you took {taken} of {left}.", values)
    // Translators: The mistake of {name}, in turn {turn}: {taken} matchsticks of {left}.
    case .neither: texts("Turn {turn}: {name} took {taken} of {left}.", values)
    }
  }

  /// The sentence about the take that would have won, if there was one.
  var better: String {
    guard let mistake = review.mistake else {
      return side == .winner
        ? texts("You found the best take every time.")
        : texts("No take wins against perfect play.")
    }
    guard isPile, mistake.leaving > 0 else {
      return words.advice(mistake.betterMove, mistake.before)
    }
    let values = [
      "better": String(mistake.better), "left": String(mistake.count),
      "taken": String(mistake.taken), "name": loser,
    ]
    return side == .winner
      ? texts.plural(
        // Translators: The computer took {taken} of {left}. {better} leaves {count} matchsticks.
        "It took {taken} of {left}. Taking {better} would have won: with {count} left you lose.",
        "It took {taken} of {left}. Taking {better} would have won: with {count} left you lose.",
        mistake.leaving, values)
      : texts.plural(
        // Translators: After “Turn 3: you took 1 of 8.” {better} leaves {count} matchsticks.
        "Take {better} instead: with {count} left the other side loses.",
        "Take {better} instead: with {count} left the other side loses.", mistake.leaving, values)
  }

  /// The legend of the line of counts.
  var legend: [EndLegend] {
    [EndLegend(isDisc: true, legends.disc), EndLegend(isDisc: false, legends.diamond)]
  }

  /// The legends of the disc and of the diamond.
  var legends: (disc: String, diamond: String) {
    func could(_ seat: Seat) -> String {
      words.isOnlyPerson(seat)
        ? texts("You can force a win")
        // Translators: What a mark in the review means. {name} is a player.
        : texts("{name} can force a win", ["name": words.subject(seat)])
    }
    return (could(teller), could(teller.opponent))
  }
}
