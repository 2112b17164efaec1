import GameKernel
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
    return PositionTheory.isLost(remaining: settings.pile, takeLimit: settings.takeLimit)
      ? texts("{number} is a losing count: whoever begins loses against best play.", count)
      : texts("With {number} whoever begins can force the win.", count)
  }

  /// The note about the opponent.
  var opponent: String { words.sentence(settings.seating.second) }

  /// The note about a computer in the first seat, or `nil` for a person.
  var firstPlayer: String? {
    let first = settings.seating.first
    return first.isPerson ? nil : words.sentence(first)
  }

  /// The note about the most matches in a turn.
  var takeLimit: String {
    texts("A turn takes from 1 to {number} matches.", ["number": String(settings.takeLimit)])
  }

  /// The note about the seat that takes first.
  var begins: String {
    switch settings.begins {
    case .first: alwaysBegins(.first)
    case .second: alwaysBegins(.second)
    case .inTurns: texts("Whoever began one game comes second in the next.")
    }
  }

  private func alwaysBegins(_ seat: Seat) -> String {
    words.isOnlyPerson(seat)
      ? texts("You take first in every game.")
      : texts("{name} takes first in every game.", ["name": words.name(of: seat)])
  }

  /// The note about the style of the matches.
  var style: String {
    switch settings.style {
    case .kitchen: texts("Wood with red heads, as in the kitchen.")
    case .classic: texts("Flat, as in old computer games.")
    case .blocks: texts("Square wood with square heads.")
    }
  }

  /// The note about the animation of taken matches.
  var takeAnimation: String {
    switch settings.takeAnimation {
    case .fade: texts("They fade where they lie.")
    case .fall: texts("They fall over and fade.")
    case .slowFade: texts("They fall over and fade slowly.")
    case .fallThenFade: texts("They fall over first, then fade.")
    case .uneven: texts("They fall, some quickly, some slowly.")
    case .burn: texts("They burn down to the end.")
    case .shrink: texts("They become smaller until they are gone.")
    }
  }
}
