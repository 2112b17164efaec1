import Stage

/// A keepsake that a game has won, such as a matchbox label, for the dialog at its end.
package struct EndAward {
  /// Returns the news.
  let words: (Texts) -> String
  /// The size of the keepsake in design units.
  let size: Size
  /// Draws the keepsake around a centre.
  let draw: (inout DisplayList, _ center: Point, _ scale: Double, Look) -> Void

  package init(
    words: @escaping (Texts) -> String, size: Size,
    draw: @escaping (inout DisplayList, _ center: Point, _ scale: Double, Look) -> Void
  ) {
    (self.words, self.size, self.draw) = (words, size, draw)
  }
}
