/// The ladder of computer opponents, each stronger than the one before.
public enum Ladder {
  /// The strengths of the computers, in per cent. A game defines their meaning, and may have stronger computers.
  public static let strengths = [first, 60, 80]

  /// The strength of the first computer, in per cent.
  public static let first = 40

  /// The number of wins in a row that lead one rung higher.
  static let winsPerRung = 2

  /// Returns the next greater strength, or `nil` after the last one.
  public static func next(after strength: Int) -> Int? { strengths.first { $0 > strength } }
}

/// A game in which one person can play against one computer of several strengths.
public protocol LadderRules: TableRules {
  /// A value that identifies a computer opponent.
  associatedtype Computer: Equatable

  /// Returns the computer in a game of one person against one computer, or `nil` for other tables.
  static func rival(_ setup: Setup) -> Computer?

  /// Whether the person has won a game that counts for the ladder, such as one that chance has dealt.
  static func hasWon(_ state: State, _ sheet: GameSheet<Self>) -> Bool

  /// Returns the same setup with the next stronger computer, or `nil` if there is none.
  static func nextRung(_ setup: Setup) -> Setup?
}

extension GameTable where Rules: LadderRules {
  /// The setup to offer after the current game: one with the next stronger computer, after every second win in a row
  /// without help. Otherwise `nil`.
  public var nextRung: Rules.Setup? {
    let wins = winsInARow
    guard wins > 0, wins.isMultiple(of: Ladder.winsPerRung) else { return nil }
    return Rules.nextRung(setup)
  }

  /// The number of the person's wins in a row against the current computer, without help and undo, up to the
  /// current game.
  ///
  /// Games that are no longer kept do not count. Games in which no person has chosen anything do not interrupt the
  /// row.
  ///
  /// - Complexity: O(moves of these games)
  var winsInARow: Int {
    guard let rival = Rules.rival(setup) else { return 0 }
    return games.filter(\.hasChoice).prefix { game in
      Rules.rival(game.setup) == rival && game.isOver && Rules.hasWon(game.state, game.sheet)
        && !game.usedUndo && !game.sheet.wasHelped && game.sheet.givenMoves == 0
    }.count
  }

  /// Whether the person has won the current game without help and undo, and from its start.
  public var isCleanWin: Bool {
    Rules.hasWon(state, sheet) && !session.usedUndo && !sheet.wasHelped && sheet.givenMoves == 0
  }
}
