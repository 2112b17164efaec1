/// The computers that one meets one after the other, each stronger than the one before.
public enum Ladder {
  /// Their strengths, in per cent; what is stronger still, a game says.
  public static let strengths = [first, 60, 80]

  /// The strength of the computer that somebody meets first.
  public static let first = 40

  /// How many games in a row lead one rung higher.
  static let winsPerRung = 2

  /// The next greater strength; nil after the last one.
  public static func next(after strength: Int) -> Int? { strengths.first { $0 > strength } }
}

/// A game in which one person can play against one computer that may be stronger or weaker.
public protocol LadderRules: TableRules {
  /// What tells one computer from another.
  associatedtype Computer: Equatable

  /// The computer where one person plays against it alone; nil for all other tables.
  static func rival(_ setup: Setup) -> Computer?

  /// Whether the person has won a game against it that counts.
  static func hasWon(_ state: State, _ sheet: GameSheet<Self>) -> Bool

  /// The same for the next stronger computer; nil where there is none.
  static func nextRung(_ setup: Setup) -> Setup?
}

extension GameTable where Rules: LadderRules {
  /// What to offer after the game on the table: the next stronger computer, each time that two more games in a row
  /// were won against this one without help; nil where nothing is to be offered.
  public var nextRung: Rules.Setup? {
    let wins = winsInARow
    guard wins > 0, wins.isMultiple(of: Ladder.winsPerRung) else { return nil }
    return Rules.nextRung(setup)
  }

  /// How many games in a row the person has won against the computer of this game, which is the last of them.
  ///
  /// Games that are not kept any more do not count; those that nobody has begun to play do not interrupt the row.
  ///
  /// - Complexity: O(moves of these games).
  var winsInARow: Int {
    guard let rival = Rules.rival(setup) else { return 0 }
    return games.filter { !isUntouched($0.game, $0.sheet) }.prefix { game, sheet in
      Rules.rival(sheet.setup) == rival && Rules.isOver(game.state)
        && Rules.hasWon(game.state, sheet)
        && !game.usedUndo && !sheet.wasHelped
    }.count
  }

  /// Whether no person has chosen anything in a game.
  private func isUntouched(_ game: PlayedGame<Rules>, _ sheet: GameSheet<Rules>) -> Bool {
    !game.done.indices.contains { Rules.isChoice(game.state(after: $0), sheet.setup) }
  }
}
