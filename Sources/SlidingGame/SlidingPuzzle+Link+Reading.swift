extension SlidingPuzzle.Link {
  /// Reads what a player pastes or types: the text of a link, or that of a board alone.
  ///
  /// - Throws: ``SlidingPuzzle/TextError`` for the first part that is wrong.
  /// - Complexity: O(length of the text)
  public init(reading text: String) throws(SlidingPuzzle.TextError) {
    let trimmed = TextPart(trimming: text)
    if trimmed.text.first?.isNumber == true {
      self = .board(try SlidingPuzzle.Board(text: text))
    } else {
      try self.init(text: text)
    }
  }
}
