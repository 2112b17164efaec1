import GameKernel
import MatchstickBoard
import MatchstickGame
import Stage

/// The notes below the settings of Matchsticks, one sentence for each choice.
struct MatchsticksNotes {
  let settings: MatchstickSettings
  let texts: Texts

  private var words: MatchsticksWords { MatchsticksWords(texts: texts, seating: settings.seating) }

  /// The note about the seat that can force the win from the full pile.
  var pile: String {
    let count = ["number": String(settings.pile)]
    return PileTheory(takeLimit: settings.takeLimit, last: settings.lastOfPile).isLost(
      settings.pile)
      // Translators: {number} is how many matchsticks the pile has.
      ? texts("With {number}, the first player loses if the other plays perfectly.", count)
      : texts(
        // Translators: {number} is how many matchsticks the pile has. Diamonds mark some numbers of a slider.
        "With {number}, going first wins if you play perfectly. At a diamond it loses.", count)
  }

  /// The note about the heaps or rows: the seat that can force the win.
  var groups: String {
    guard let groups = settings.layout.matches.groups else {
      return texts("They are different in every game.")
    }
    return settings.layout.theory.isWon(groups) == false
      ? texts("Here the first player loses if the other plays perfectly.")
      : texts("Going first wins if you play perfectly.")
  }

  /// The note about the opponent, or `nil` for a person against a computer.
  var opponent: String? {
    words.isOnlyPerson(.second) ? nil : words.sentence(settings.seating.second)
  }

  /// The note about a computer in the first seat, or `nil` for a person.
  var firstPlayer: String? {
    let first = settings.seating.first
    return first.isPerson ? nil : words.sentence(first)
  }

  /// The note about the most matches in a turn.
  var takeLimit: String {
    texts.plural(
      // Translators: {count} is the most matchsticks that a turn can take.
      "Take {count} match each turn.", "Take 1 to {count} matches each turn.", settings.takeLimit)
  }

  /// The note about the seat that takes first.
  var begins: String {
    switch settings.begins {
    case .first: alwaysBegins(.first)
    case .second: alwaysBegins(.second)
    case .inTurns: texts("The players take turns going first.")
    }
  }

  private func alwaysBegins(_ seat: Seat) -> String {
    words.isOnlyPerson(seat)
      ? texts("You go first in every game.")
      // Translators: {name} is a player.
      : texts("{name} goes first in every game.", ["name": words.name(of: seat)])
  }

  /// The note about the style of the matches.
  var style: String {
    switch settings.style {
    case .kitchen: texts("Pale wood and red heads, like in the kitchen.")
    case .classic: texts("Flat, like in old computer games.")
    case .blocks: texts("Square matches with square heads.")
    }
  }

  /// The note about the animation of taken matches.
  var takeAnimation: String {
    switch settings.takeAnimation {
    case .fade: texts("They fade where they lie.")
    case .fall: texts("They fall over and fade.")
    case .slowFade: texts("They fall over and fade slowly.")
    case .fallThenFade: texts("They fall over first, then fade.")
    case .uneven: texts("They tumble, some fast, some slow.")
    case .burn: texts("They burn all the way down.")
    case .shrink: texts("They shrink until they are gone.")
    }
  }
}
