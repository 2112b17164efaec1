import GameKernel

/// A game that a machine has played against a teacher.
public struct TrainingGame: Hashable, Sendable {
  /// Whether the machine took first.
  public let machineBegan: Bool
  /// The moves of both in turn. The machine may give up.
  public fileprivate(set) var moves: [Matchsticks.Move] = []
  /// The beads that the machine drew, in order. The last one was removed if the game was lost.
  public fileprivate(set) var drawn: [MatchboxMachine.Bead] = []
  /// Whether the machine has won.
  public fileprivate(set) var isWon = false

  fileprivate init(machineBegan: Bool) { self.machineBegan = machineBegan }

  /// Returns the start of the game and the position after each move.
  public func positions(of machine: MatchboxMachine) -> [Matchsticks.State] {
    let options = Matchsticks.Options(
      pile: machine.pile, takeLimit: machine.takeLimit, first: machineBegan ? .first : .second)
    var state = Matchsticks.start(options, seed: 0)
    return [state]
      + moves.compactMap { move in
        (try? Matchsticks.apply(move, to: &state)) == nil ? nil : state
      }
  }
}

extension MatchboxMachine {
  /// Plays one game against a teacher and learns from it. The machine begins games 1, 3, 5 and so on.
  ///
  /// All chance follows from the seed and the number of the game. So single games are the same as games
  /// played at once.
  ///
  /// - Parameter teacher: a computer player.
  public mutating func playGame(against teacher: MatchstickOccupant, seed: UInt64) -> TrainingGame {
    guard let player = teacher.player else { preconditionFailure("Only a computer is a teacher") }
    var random = SeededGenerator.draw(seed: seed, move: games)
    var game = TrainingGame(machineBegan: games.isMultiple(of: 2))
    let machineSeat: Seat = game.machineBegan ? .first : .second
    var state = Matchsticks.start(.init(pile: pile, takeLimit: takeLimit), seed: seed)
    while !state.isOver {
      let move: Matchsticks.Move
      if state.toMove == machineSeat {
        let bead = draw(fromBox: state.remaining, using: &random)
        if let bead { game.drawn.append(bead) }
        move = bead.map { .take($0.take) } ?? .giveUp
      } else {
        move = player.chooseMove(in: state, using: &random)
      }
      game.moves.append(move)
      do {
        _ = try Matchsticks.apply(move, to: &state)
      } catch {
        preconditionFailure("A training game has an illegal move: \(error)")
      }
    }
    game.isWon = state.winner == machineSeat
    finishGame(isWon: game.isWon, drawn: game.drawn)
    return game
  }

  /// Plays several games against a teacher.
  public mutating func train(with teacher: MatchstickOccupant, games: Int, seed: UInt64) {
    for _ in 0..<games { _ = playGame(against: teacher, seed: seed) }
  }
}
