import GameKernel
import Stage

/// The content of the dialog at the end of a game, in the current language.
package struct EndWords {
  /// Creates a drawing in a frame, and returns a closure that draws it.
  package typealias Sketch = (_ frame: Rect, Look) -> (inout DisplayList) -> Void

  /// The result in a few words.
  package var title: String
  /// A sentence that compares the result.
  package var comparison: String?
  /// The rank of the game in the best games, or the reason why it is not there.
  package var note: String?
  /// Whether the note is good news and shown in accent.
  package var isNews = false
  /// The game's pieces, drawn where no medal was reached and beside the suggestion.
  package var pieces: Sketch
  /// The sign of the winner, drawn instead of the pieces.
  package var sign: Sketch?
  package var zone: EndZone?
  package var medals: EndMedals?
  package var next: NextSuggestion?
  /// A keepsake that the game has won.
  var award: EndAward?
  /// The number of buttons at the right of the head.
  var toolCount = 0
  /// The outcome of a friend's challenge.
  var challenge: String?

  package init(
    title: String, comparison: String? = nil, note: String? = nil, isNews: Bool = false,
    pieces: @escaping Sketch, sign: Sketch? = nil, zone: EndZone? = nil, medals: EndMedals? = nil,
    next: NextSuggestion? = nil
  ) {
    (self.title, self.comparison, self.note, self.isNews) = (title, comparison, note, isNews)
    (self.pieces, self.sign, self.zone) = (pieces, sign, zone)
    (self.medals, self.next) = (medals, next)
  }

  /// The medal that the game earned, if any.
  var medal: Medal? { if case .scale(let reached, _) = medals { reached } else { nil } }
}

/// The details of a game in the dialog at its end.
package enum EndZone {
  /// Up to three figures with their labels.
  case figures([(number: String, label: String)])
  /// Up to six places or players.
  case plates([EndPlate])
  /// A drawing of the course of the game, and below it the meaning of its marks.
  case course(legend: [EndLegend], EndWords.Sketch)
}

/// The meaning of a mark in the course of a game.
package struct EndLegend {
  let isDisc: Bool
  let words: String

  package init(isDisc: Bool, _ words: String) { (self.isDisc, self.words) = (isDisc, words) }
}

/// A place or a player in the dialog at the end of a game.
package struct EndPlate {
  let name: String
  let detail: String
  let sign: Picture?
  /// Whether the plate is emphasized, for a winner.
  let isStrong: Bool

  package init(_ name: String, _ detail: String, sign: Picture? = nil, isStrong: Bool = false) {
    (self.name, self.detail, self.sign, self.isStrong) = (name, detail, sign, isStrong)
  }
}

/// The medals in the dialog at the end of a game.
package enum EndMedals {
  /// The medal that was reached, and the condition of each, such as “up to 45 moves”.
  case scale(reached: Medal?, conditions: [Medal: String])
  /// The reason why the game has no medal.
  case none(String)

  /// Creates the reason of a game that was played on from a turn of another one.
  package static func playedOn(fromTurn turn: Int, _ texts: Texts) -> EndMedals {
    .none(
      texts(
        // Translators: The player has played on from a turn of a finished game.
        "Played on from turn {turn}, so no medal and no place in Best games.",
        ["turn": String(turn)]))
  }

  /// Creates the medals of a game that counts something.
  ///
  /// - Parameters:
  ///   - count: the result, or `nil` while it cannot be compared yet.
  ///   - words: returns the condition for the largest count of a medal.
  package static func scale(
    _ scale: MedalScale, _ count: Int?, words: (Int) -> String
  ) -> EndMedals {
    .scale(
      reached: count.flatMap(scale.medal),
      conditions: Dictionary(
        uniqueKeysWithValues: Medal.allCases.map { ($0, words(scale[$0])) }))
  }
}
