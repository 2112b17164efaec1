import PlayLog
import Stage

/// The words of the labels.
struct LabelWords {
  let texts: Texts

  /// Returns the name of a label.
  func name(_ label: MatchboxLabel) -> String {
    switch label {
    // Translators: Name of a matchbox label, at most nine letters. It is printed in capitals.
    case .fox: texts("Fox")
    // Translators: Name of a matchbox label with a lighthouse, at most nine letters.
    case .beacon: texts("Beacon")
    // Translators: Name of a matchbox label, at most nine letters.
    case .hedgehog: texts("Hedgehog")
    // Translators: Name of a matchbox label, at most nine letters.
    case .robot: texts("Robot")
    // Translators: Name of a matchbox label, at most nine letters.
    case .ghost: texts("Ghost")
    // Translators: Name of a matchbox label, at most nine letters.
    case .lantern: texts("Lantern")
    // Translators: Name of a matchbox label, at most nine letters.
    case .key: texts.inContext("label", "Key")
    // Translators: Name of a matchbox label, at most nine letters.
    case .ship: texts("Ship")
    // Translators: Name of a matchbox label, at most nine letters.
    case .snail: texts("Snail")
    // Translators: Name of a matchbox label, at most nine letters.
    case .mirror: texts("Mirror")
    // Translators: Name of a matchbox label, at most nine letters.
    case .anchor: texts.inContext("label", "Anchor")
    // Translators: Name of a matchbox label, at most nine letters.
    case .sun: texts.inContext("label", "Sun")
    // Translators: Name of a matchbox label, at most nine letters.
    case .owl: texts.inContext("label", "Owl")
    // Translators: Name of a matchbox label, at most nine letters.
    case .cherries: texts("Cherries")
    // Translators: Name of a matchbox label, at most nine letters if possible.
    case .butterfly: texts.inContext("label", "Butterfly")
    // Translators: Name of a matchbox label, at most nine letters.
    case .crown: texts.inContext("label", "Crown")
    // Translators: Name of a matchbox label with a folding fan, at most nine letters.
    case .fan: texts.inContext("label", "Fan")
    // Translators: Name of a matchbox label, at most nine letters.
    case .calendar: texts("Calendar")
    // Translators: Name of a matchbox label, at most nine letters.
    case .globe: texts.inContext("label", "Globe")
    // Translators: Name of a matchbox label with the animal, at most nine letters.
    case .mole: texts("Mole")
    // Translators: Name of a matchbox label, at most nine letters.
    case .whale: texts("Whale")
    // Translators: Name of a matchbox label with the bird, at most nine letters.
    case .kiwi: texts("Kiwi")
    // Translators: Name of a matchbox label with a rubber boot, at most nine letters.
    case .boot: texts("Boot")
    // Translators: Name of a matchbox label, at most nine letters.
    case .year: texts.inContext("label", "Year")
    }
  }

  /// Returns the condition on the place of a label that is not won, in few words.
  func condition(_ label: MatchboxLabel) -> String {
    switch label {
    // Translators: Condition of a matchbox label, about 30 letters. Clever is a computer player.
    case .fox: texts("Beat Clever")
    // Translators: Condition of a matchbox label, about 30 letters. Heaps and Rows are forms of Matchsticks.
    case .beacon: texts("Beat Clever at Heaps or Rows")
    // Translators: Condition of a matchbox label, about 30 letters.
    case .hedgehog: texts("Ten games without a mistake")
    // Translators: Condition of a matchbox label, about 40 letters: a machine of boxes is unbeatable in its own seat.
    case .robot: texts("Swap seats and beat an unbeatable machine")
    // Translators: Condition of a matchbox label, about 45 letters. To win it is impossible.
    case .ghost: texts("Begin at 13 and beat Clever. Nobody can.")
    // Translators: Condition of a matchbox label, about 30 letters. Today are the games of the day.
    case .lantern: texts("Finish a game of Today")
    // Translators: Condition of a matchbox label, about 40 letters.
    case .key: texts("The shortest solution, 30 moves or more")
    // Translators: Condition of a matchbox label, about 30 letters.
    case .ship: texts("Solve 5 × 5")
    // Translators: Condition of a matchbox label, about 30 letters.
    case .snail: texts("Play one game for over an hour")
    // Translators: Condition of a matchbox label, about 30 letters.
    case .mirror: texts("Solve a picture of your own")
    // Translators: Condition of a matchbox label, about 30 letters: the board needs so many moves.
    case .anchor: texts("50 moves to solve, no hints")
    // Translators: Condition of a matchbox label, about 30 letters. Today are the games of the day.
    case .sun: texts("Play Today on seven days in a row")
    // Translators: Condition of a matchbox label, about 30 letters.
    case .owl: texts("18 pairs in par or better")
    // Translators: Condition of a matchbox label, about 30 letters.
    case .cherries: texts("A game for two")
    // Translators: Condition of a matchbox label, about 30 letters.
    case .butterfly: texts("Play with a deck of your own")
    // Translators: Condition of a matchbox label, about 30 letters. Perfect is a computer player.
    case .crown: texts("Beat Perfect")
    // Translators: Condition of a matchbox label, about 30 letters.
    case .fan: texts("Seven pairs in a row")
    // Translators: Condition of a matchbox label, about 30 letters. Today are the games of the day.
    case .calendar: texts("Play Today on thirty days")
    // Translators: Condition of a matchbox label, about 30 letters. Guess is a form of Through the Earth.
    case .globe: texts("Gold in Guess")
    // Translators: Condition of a matchbox label, about 30 letters.
    case .mole: texts("A flag within 100 km")
    // Translators: Condition of a matchbox label, about 30 letters.
    case .whale: texts("Splash ten times")
    // Translators: Condition of a matchbox label, about 30 letters.
    case .kiwi: texts("Dig from Spain to New Zealand")
    // Translators: Condition of a matchbox label, about 30 letters.
    case .boot: texts("Dry on the first dig")
    // Translators: Condition of a matchbox label, about 30 letters. Today are the games of the day.
    case .year: texts("Play Today in every month")
    }
  }

  /// Returns the sentence of a label that is won.
  ///
  /// - Parameters:
  ///   - number: the number of its win, if it has one.
  ///   - limit: the largest result that wins it, if there is one.
  func sentence(_ label: MatchboxLabel, _ number: Int?, limit: Int?) -> String {
    let count = ["count": String(number ?? 0), "par": String(limit ?? 0)]
    switch label {
    case .fox: return texts("You outwitted Clever, who never makes a mistake.")
    case .beacon: return texts("You beat Clever where the nim-sum shows the way.")
    case .hedgehog: return texts("Ten games in a row, and not one mistake.")
    case .robot: return texts("Your machine could not be beaten. You took its seat and beat it.")
    case .ghost: return texts("This cannot be won. So how did you do it?")
    case .lantern: return texts("You finished your first game of Today.")
    case .key:
      // Translators: Sentence of a label that was won. {count} is a number of moves from 30 on.
      return texts("You found a shortest solution: {count} moves.", count)
    case .ship: return texts("You brought all 24 tiles home.")
    case .snail:
      // Translators: Sentence of a label that was won. {count} is a number of minutes above 60.
      return texts("One game, {count} minutes. No hurry at all.", count)
    case .mirror: return texts("You put a picture of your own together.")
    case .anchor:
      // Translators: Sentence of a label that was won. {count} is a number of moves from 50 on.
      return texts("{count} moves deep, and solved without a hint.", count)
    case .sun: return texts("Seven days in a row, a game on each.")
    case .owl:
      // Translators: Sentence of a label that was won. {count} is a number of flips, {par} is 57.
      return texts("You found 18 pairs in {count} flips. A perfect memory averages {par}.", count)
    case .cherries: return texts("Two at one table: your first game for two.")
    case .butterfly: return texts("You found the pairs of your own deck.")
    case .crown: return texts("You beat Perfect, who forgets nothing.")
    case .fan:
      // Translators: Sentence of a label that was won. {count} is a number from 7 on.
      return texts("You took {count} pairs in a row.", count)
    case .calendar: return texts("You have played Today on thirty days.")
    case .globe:
      // Translators: Sentence of a label that was won. {count} is a number of kilometres.
      return texts("Gold in Guess: {count} km with five flags.", count)
    case .mole:
      // Translators: Sentence of a label that was won. {count} is a number of kilometres.
      return texts("Your flag was only {count} km away.", count)
    case .whale: return texts("You came out in the sea ten times.")
    case .kiwi: return texts("You dug from Spain to New Zealand.")
    case .boot: return texts("Land on both sides, on your very first dig.")
    case .year: return texts("You have played Today in every month of the year.")
    }
  }

  /// Returns the news of labels that a game has won, with the sentence of the first.
  func award(_ labels: [MatchboxLabel], _ number: Int?, limit: Int?) -> String {
    guard let first = labels.first else { return "" }
    let values = [
      "label": name(first), "sentence": sentence(first, number, limit: limit),
      "labels": labels.map(name).joined(separator: ", "),
    ]
    return labels.count == 1
      // Translators: At the end of a game. {label} is the name of a matchbox label, {sentence} tells how it was won.
      ? texts("New label: {label}. {sentence}", values)
      // Translators: At the end of a game. {labels} are names of matchbox labels.
      : texts("New labels: {labels}. {sentence}", values)
  }
}
