import GameKernel

/// A table of any game that was kept, as far as its tests look at it.
@MainActor struct OldTable {
  /// One game, all as text.
  struct Game: CustomStringConvertible {
    let seed: UInt64
    let state: String
    let made: String
    let undone: String
    let usedUndo: Bool
    let sheet: String

    var description: String {
      let parts = ["\(seed)", state, made, undone, usedUndo ? "took back" : "", sheet]
      return parts.joined(separator: " | ")
    }
  }

  let undo: () -> Bool
  let redo: () -> Bool
  let playForComputer: () -> Bool
  let resume: () -> Void
  let isPaused: () -> Bool
  /// The game being played.
  let game: () -> Game

  init<Rules: GameRules>(
    _ session: GameSession<Rules>, undo: @escaping () -> Bool, redo: @escaping () -> Bool,
    playForComputer: @escaping () -> Bool = { false }, resume: @escaping () -> Void = {},
    isPaused: @escaping () -> Bool = { false }, sheet: @escaping () -> String,
    move: @escaping (Rules.Move) -> String, state: @escaping (Rules.State) -> String
  ) {
    self.undo = undo
    self.redo = redo
    self.playForComputer = playForComputer
    self.resume = resume
    self.isPaused = isPaused
    game = {
      Game(
        seed: session.seed, state: state(session.state),
        made: session.moves.map(move).joined(separator: " "),
        undone: session.undoneMoves.map(move).joined(separator: " "), usedUndo: session.usedUndo,
        sheet: sheet())
    }
  }

  /// Undoes all and redoes all: each game as it is come to, and how many steps that is in all.
  func walk() -> [String] {
    ["stands \(game())"] + walk("undo", undo) + ["begins \(game())"] + walk("redo", redo)
      + ["ends \(game())"]
  }

  private func walk(_ name: String, _ step: () -> Bool) -> [String] {
    var lines: [String] = []
    var seed = game().seed
    var steps = 0
    while step() {
      steps += 1
      if game().seed != seed { lines.append("\(name) \(game())") }
      seed = game().seed
    }
    return lines + ["\(name) \(steps) in all"]
  }
}
