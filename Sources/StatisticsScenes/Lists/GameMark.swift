import BoxKit
import GameKernel
import PlayLog
import Stage

/// The mark of a game: an icon and words.
struct GameMark {
  let words: String
  let icon: Icon

  /// Returns the width that the mark needs.
  func width(_ look: Look) -> Double {
    look.metrics.medium + look.metrics.px(8)
      + look.measurer.size(of: words, look.metrics.small()).width
  }

  func draw(into list: inout DisplayList, in box: Rect, _ look: Look) {
    let (theme, metrics) = (look.theme, look.metrics)
    let side = 2 * (metrics.medium / 2).rounded()
    let picture = icon.picture(size: side, color: .white, in: look.pictures)
    list.picture(
      picture, center: Point(box.x + side / 2, box.midY.rounded()), tint: theme.mutedInk)
    let x = box.x + side + metrics.px(8)
    list.text(
      words, metrics.small(), theme.mutedInk, in: Rect(x, box.y, box.maxX - x, box.height),
      look: look)
  }

  // MARK: The marks

  /// Returns the mark of a game in the list of all games; the most important one of several.
  static func of(_ game: LoggedGame, _ texts: Texts) -> GameMark? {
    if game.isRetried { return playedOn(texts) }
    if game.marks.contains(.shown) { return shown(texts) }
    if game.marks.contains(.helped) { return helped(texts) }
    if game.marks.contains(.peeked) { return peeked(texts) }
    if game.marks.contains(.undone) { return undone(texts) }
    return game.origin == .today ? ofDay(texts) : nil
  }

  /// Returns all marks that ``of(_:_:)`` can return.
  static func all(_ texts: Texts) -> [GameMark] {
    [playedOn(texts), shown(texts), helped(texts), peeked(texts), undone(texts), ofDay(texts)]
  }

  private static func playedOn(_ texts: Texts) -> GameMark {
    // Translators: Mark of a game whose end the player has taken back to play on. It counts in no average.
    GameMark(words: texts("played on"), icon: .redo)
  }

  private static func shown(_ texts: Texts) -> GameMark {
    // Translators: Mark of a game that the computer has solved for the player.
    GameMark(words: texts("solved for you"), icon: .play)
  }

  private static func helped(_ texts: Texts) -> GameMark {
    // Translators: In the legend of a chart: games. Also the mark of a game with hints.
    GameMark(words: texts("with help"), icon: .hint)
  }

  /// The mark of a game in which the player peeked at the cards.
  static func peeked(_ texts: Texts) -> GameMark {
    // Translators: Mark of a result in a game in which the player peeked at the cards.
    GameMark(words: texts("with a peek"), icon: .eye)
  }

  /// The mark of a game in which the player took moves back.
  static func undone(_ texts: Texts) -> GameMark {
    // Translators: Mark of a result in a game in which the player took moves back.
    GameMark(words: texts("with undo"), icon: .undo)
  }

  /// The mark of a game of the day.
  static func ofDay(_ texts: Texts) -> GameMark {
    // Translators: Mark of a result: it is from a game of the day, at most twelve letters.
    GameMark(words: texts("daily game"), icon: .star)
  }
}
