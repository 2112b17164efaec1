import GameKernel
import MatchstickBoard
import MatchstickGame
import Stage

/// The notes below the settings of Matchsticks, one sentence for each choice.
struct MatchsticksNotes {
  let settings: MatchstickSettings
  let texts: Texts

  private var words: MatchsticksWords { MatchsticksWords(texts: texts, seating: settings.seating) }

  /// The note about heaps or rows by chance, or `nil` for given ones.
  var groups: String? {
    settings.layout.matches.groups == nil ? texts("They are different in every game.") : nil
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
      : texts("{name} goes first in every game.", ["name": words.subject(seat)])
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
