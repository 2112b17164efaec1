import GameKernel
import MatchstickGame
import Stage

/// The texts of the review of a finished game.
struct ReviewWords {
  let review: GameReview
  let words: MatchsticksWords

  private var texts: Texts { words.texts }

  /// The seat whose perspective the review takes: the only person's, or else the first.
  var teller: Seat { words.isOnlyPerson(.second) ? .second : .first }

  func name(of seat: Seat) -> String { words.name(of: seat) }

  var title: String { words.wins(review.winner) }

  /// The perspective of the review.
  var side: ReviewSide {
    if words.isOnlyPerson(review.winner) { return .winner }
    return words.isOnlyPerson(review.loser) ? .loser : .neither
  }

  /// The sentences about the last match and about the turning point.
  var summary: String { [lastTake, turningPoint].compactMap(\.self).joined(separator: " ") }

  /// The sentence about who took the last match.
  var lastTake: String { words.lastTake(of: review.loser) }

  private var loser: String { words.name(of: review.loser) }

  /// The sentence about the turning point, or `nil` if the band covers it.
  private var turningPoint: String? {
    let turn = review.mistake.map { String($0.turn) }
    switch (side, turn) {
    case (.winner, _), (.neither, nil): return nil
    case (.loser, nil): return texts("It was lost from the start.")
    case (.loser, let turn?): return texts("It was yours until turn {turn}.", ["turn": turn])
    case (.neither, let turn?):
      return texts("{name} could have won until turn {turn}.", ["turn": turn, "name": loser])
    }
  }

  /// The sentence about the turn that gave the win away, or about a game without such a turn.
  var explanation: String {
    guard let mistake = review.mistake else {
      return switch side {
      case .winner: texts("You never let go: {name} had no chance.", ["name": loser])
      case .loser: texts("Lost from the start")
      case .neither: texts("{name} had no chance from the start.", ["name": loser])
      }
    }
    let values = [
      "turn": String(mistake.turn), "left": String(mistake.count),
      "taken": String(mistake.taken), "name": loser,
    ]
    return switch side {
    case .winner: texts("{name} gave it away in turn {turn}.", values)
    case .loser: texts("Turn {turn}: with {left} on the table you took {taken}.", values)
    case .neither: texts("Turn {turn}: with {left} on the table {name} took {taken}.", values)
    }
  }

  /// The sentence about the take that would have won, if there was one.
  var better: String {
    guard let mistake = review.mistake else {
      return side == .winner
        ? texts("Each of your takes was the best there was.")
        : texts("Against perfect play no take would have helped.")
    }
    let values = [
      "better": String(mistake.better), "left": String(mistake.count),
      "taken": String(mistake.taken), "name": loser,
    ]
    return side == .winner
      ? texts.plural(
        "{name} took {taken} of {left}. Better {better}: with {count} left no answer wins.",
        "{name} took {taken} of {left}. Better {better}: with {count} left no answer wins.",
        mistake.leaving, values)
      : texts.plural(
        "Better take {better}: with {count} left no answer wins.",
        "Better take {better}: with {count} left no answer wins.", mistake.leaving, values)
  }

  /// The legends of the disc and of the diamond.
  var legends: (disc: String, diamond: String) {
    func could(_ seat: Seat) -> String {
      words.isOnlyPerson(seat)
        ? texts("You could force the win")
        : texts("{name} could force the win", ["name": words.name(of: seat)])
    }
    return (could(teller), could(teller.opponent))
  }
}
