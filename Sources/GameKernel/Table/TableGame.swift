/// A game of a table with its sheet.
public struct TableGame<Rules: TableRules> {
  let game: PlayedGame<Rules>
  /// The facts of the game besides its moves.
  public let sheet: GameSheet<Rules>

  /// The setup of the game.
  public var setup: Rules.Setup { sheet.setup }
  /// The options with which the game started.
  public var options: Rules.Options { game.options }
  /// The seed with which the game started.
  public var seed: UInt64 { game.seed }
  /// The position.
  public var state: Rules.State { game.state }
  /// The moves made, the oldest first.
  public var moves: [Rules.Move] { game.done }
  /// Whether a move that was not forced was ever undone in the game.
  public var usedUndo: Bool { game.usedUndo }
  /// Whether the game is over.
  public var isOver: Bool { Rules.isOver(state) }

  /// The record of the moves made. Undone moves are left out.
  public var record: GameRecord<Rules> {
    GameRecord(
      options: options, seed: seed, moves: moves, redoable: [], usedUndo: usedUndo)
  }

  /// Returns the position after `count` of the moves made.
  public func state(after count: Int) -> Rules.State { game.state(after: count) }

  /// Whether a person, or in a demonstration any player, has chosen a move that was not given from a record.
  ///
  /// - Complexity: O(moves)
  public var hasChoice: Bool {
    moves.indices.dropFirst(sheet.givenMoves).contains {
      !Rules.isDeal(moves[$0]) && Rules.isChoice(state(after: $0), setup)
    }
  }
}

/// The reason why a game was started.
public enum GameOrigin: String, Hashable, Sendable, CaseIterable {
  /// The player began a new game.
  case new
  /// The player opened a link.
  case link
  /// It was a game of the day.
  case today
  /// It is a result of a version without a log.
  case earlier
}

extension GameTable {
  /// The current game.
  public var currentGame: TableGame<Rules> { TableGame(game: session.game, sheet: sheet) }

  /// The game to which undo returns at the start of the current one, or `nil`.
  public var parkedGame: TableGame<Rules>? {
    session.earlierGames.last.flatMap { game in
      sheets[game.number].map { TableGame(game: game, sheet: $0) }
    }
  }

  /// All games that are kept, those of other variants included, in the order in which they were started.
  public var keptGames: [TableGame<Rules>] {
    session.keptGames.compactMap { game in
      sheets[game.number].map { TableGame(game: game, sheet: $0) }
    }
  }

  /// Gives an identifier to each kept game that has none.
  ///
  /// - Parameter id: returns an identifier that no other game has.
  public func identify(_ id: (TableGame<Rules>) -> UInt64) {
    for game in session.keptGames {
      guard let sheet = sheets[game.number], sheet.id == nil else { continue }
      sheets[game.number]?.id = id(TableGame(game: game, sheet: sheet))
    }
  }

  /// Makes the current game another one that continues after its undone end.
  ///
  /// - Parameter id: its new identifier. The old one becomes ``GameSheet/from``.
  public func identifyRetry(_ id: UInt64) {
    var sheet = sheet
    (sheet.from, sheet.id) = (sheet.id, id)
    sheets[session.gameNumber] = sheet
  }
}
