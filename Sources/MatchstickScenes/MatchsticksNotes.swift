import GameKernel
import MatchstickGame
import Stage

/// What the settings of Matchsticks say of each choice that is made now, a sentence each.
struct MatchsticksNotes {
  let settings: MatchstickSettings
  let texts: Texts

  private var words: MatchsticksWords { MatchsticksWords(texts: texts, seating: settings.seating) }

  /// Who could force the win from the full pile.
  var pile: String {
    let count = ["number": String(settings.pile)]
    return PositionTheory.isLost(remaining: settings.pile, takeLimit: settings.takeLimit)
      ? texts("{number} is a losing count: whoever begins loses against best play.", count)
      : texts("With {number} whoever begins can force the win.", count)
  }

  /// What the opponent does.
  var opponent: String { words.sentence(settings.seating.second) }

  /// What a computer does that plays first.
  var firstPlayer: String? {
    let first = settings.seating.first
    return first.isPerson ? nil : words.sentence(first)
  }

  /// How many go in a turn.
  var takeLimit: String {
    texts("A turn takes from 1 to {number} matches.", ["number": String(settings.takeLimit)])
  }

  /// Who takes first in the games to come.
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

  /// How the matches look.
  var style: String {
    switch settings.style {
    case .kitchen: texts("Wood with red heads, as in the kitchen.")
    case .classic: texts("Flat, as in old computer games.")
    case .blocks: texts("Square wood with square heads.")
    }
  }

  /// How those that were taken leave.
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
