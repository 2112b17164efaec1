import BoxKit
import PlayLog
import Stage

/// The note about shown games that count in no average.
enum UncountedNote {
  /// Returns the sentences of the note, or `nil` if all games count.
  static func text(_ question: StatisticsQuestion) -> String? {
    let texts = question.texts
    let played = question.played
    func sentence(_ games: [LoggedGame], _ words: (_ count: Int) -> String) -> String? {
      games.isEmpty ? nil : words(games.count)
    }
    let sentences = [
      sentence(played.filter { !$0.isOver }) { count in
        // Translators: Note in the statistics.
        texts.plural("{count} game was not finished.", "{count} games were not finished.", count)
      },
      sentence(played.filter { $0.isOver && $0.wasHelped }) { count in
        texts.plural(
          // Translators: Note in the statistics.
          "{count} game with help is in no average.", "{count} games with help are in no average.",
          count)
      },
      sentence(played.filter { $0.counts && $0.marks.contains(.peeked) }) { count in
        texts.plural(
          // Translators: Note in the statistics: the player looked at the cards in these games.
          "{count} game with a peek is in no average.",
          "{count} games with a peek are in no average.", count)
      },
      sentence(question.games.filter(\.isRetried)) { count in
        texts.plural(
          // Translators: Note in the statistics: the player undid the end of a game and played on.
          "{count} game that was played on after its end is not counted.",
          "{count} games that were played on after their end are not counted.", count)
      },
    ].compactMap(\.self)
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }
}
