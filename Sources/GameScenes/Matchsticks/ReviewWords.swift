import GameKernel
import MatchstickGame
import Stage

/// What the dialog says about a finished game.
struct ReviewWords {
  let review: GameReview
  let words: MatchsticksWords

  private var texts: Texts { words.texts }

  /// The seat from whose side the game is told: the only person's, else the first.
  var teller: Seat { words.isOnlyPerson(.second) ? .second : .first }

  func name(of seat: Seat) -> String { words.name(of: seat) }

  var title: String { words.wins(review.winner) }

  /// Who took the last match, and how long it could have gone the other way.
  var summary: String { lastTake + " " + turningPoint }

  /// Who took the last match.
  var lastTake: String {
    words.isOnlyPerson(review.loser)
      ? texts("You took the last match.")
      : texts("{name} took the last match.", ["name": words.name(of: review.loser)])
  }

  private var turningPoint: String {
    guard let mistake = review.mistake else { return texts("It was lost from the start.") }
    let values = ["turn": String(mistake.turn), "name": words.name(of: review.loser)]
    return words.isOnlyPerson(review.loser)
      ? texts("It was yours until turn {turn}.", values)
      : texts("{name} could have won until turn {turn}.", values)
  }

  /// The turn that gave the win away.
  var explanation: String {
    guard let mistake = review.mistake else { return texts("Lost from the start") }
    let values = [
      "turn": String(mistake.turn), "left": String(mistake.count),
      "taken": String(mistake.taken), "name": words.name(of: mistake.seat),
    ]
    return words.isOnlyPerson(mistake.seat)
      ? texts("Turn {turn}: with {left} on the table you took {taken}.", values)
      : texts("Turn {turn}: with {left} on the table {name} took {taken}.", values)
  }

  /// What would have won.
  var better: String {
    guard let mistake = review.mistake else {
      return texts("Against perfect play no take would have helped.")
    }
    return texts.plural(
      "Better take {better}: with {count} left no answer wins.",
      "Better take {better}: with {count} left no answer wins.", mistake.leaving,
      ["better": String(mistake.better)])
  }

  /// The legend of the disc and of the diamond.
  var legends: (disc: String, diamond: String) {
    func could(_ seat: Seat) -> String {
      words.isOnlyPerson(seat)
        ? texts("You could force the win")
        : texts("{name} could force the win", ["name": words.name(of: seat)])
    }
    return (could(teller), could(teller.opponent))
  }
}
