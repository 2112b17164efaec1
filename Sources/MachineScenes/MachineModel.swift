import BoxKit
import GameKernel
import MatchstickGame

/// The machine that plays at a table: what it draws, what it learns, and its training.
///
/// It follows the table. Each finished game is one step of the machine, which an undo of the game's end takes back. A
/// training is a step, too: the next undo takes back the whole of it.
package final class MachineModel {
  /// The removal of a bead after a lost game.
  package struct Loss: Equatable {
    /// The bead that was removed; `nil` if the machine had drawn none.
    package let bead: MatchboxMachine.Bead?
  }

  private let table: MatchstickTable
  private let book: DocumentModel<MachineBook>

  /// - Parameter book: the machines of the player.
  package init(_ table: MatchstickTable, _ book: DocumentModel<MachineBook>) {
    (self.table, self.book) = (table, book)
    chooseMachine()
    settle()
  }

  /// The seat of the machine, or `nil` at a table without it.
  package var seat: Seat? { table.seating.machine }

  /// The machine at the table.
  package var machine: TrainedMachine { book.value.machine }

  /// The machines of the player.
  package var machines: MachineBook { book.value }

  /// Whether the machine is to take.
  package var isToMove: Bool { !table.state.isOver && table.state.toMove == seat }

  /// Chooses the machine for the pile of the game on the table.
  private func chooseMachine() {
    guard seat != nil, let pile = table.setup.layout.pile else { return }
    book.change { $0.choose(pile: pile.count, takeLimit: pile.takeLimit) }
  }

  /// Makes machine and table agree after a kill between their writes.
  private func settle() {
    guard seat != nil else { return }
    if table.state.isOver, !machines.machines.contains(where: { $0.lastGame == game }) {
      learn()
    } else if !table.state.isOver, isLastStep {
      book.change { $0.machine.undo() }
    }
  }

  /// Whether the last step of the machine is the end of the game on the table.
  private var isLastStep: Bool {
    machine.lastOccasion.map { $0.game == game && !$0.isBesides } ?? false
  }

  // MARK: Games at the table

  /// The identifier of the game on the table.
  private var game: UInt64 { table.sheet.id ?? table.session.seed }

  private func occasion(isBesides: Bool) -> TrainedMachine.Occasion {
    .init(game: game, moves: table.session.moveCount, isBesides: isBesides)
  }

  /// Returns the bead for this turn of the machine, or `nil` if it gives up. Repeated calls return the same one.
  package func bead() -> MatchboxMachine.Bead? {
    var random = SeededGenerator.draw(seed: table.session.seed, move: table.session.moveCount)
    return machine.machine.draw(fromBox: table.state.remaining, using: &random)
  }

  /// Takes as many matches as the bead says, or gives up without one.
  package func take(_ bead: MatchboxMachine.Bead?) {
    guard isToMove else { return }
    do {
      try table.session.perform(bead.map { .take($0.take) } ?? .giveUp)
    } catch {
      preconditionFailure("The machine has an illegal move: \(error)")
    }
  }

  /// The beads that the machine has drawn in the game on the table, in order.
  package var drawn: [MatchboxMachine.Bead] {
    var left = table.state.pile
    var seat = table.session.options.first
    return table.session.moves.compactMap { move in
      defer {
        left -= move.count
        seat = seat.opponent
      }
      guard seat == self.seat, !move.givesUp else { return nil }
      return MatchboxMachine.Bead(box: left, take: move.count)
    }
  }

  /// Follows a change of the game.
  ///
  /// - Returns: the loss, if the machine has lost now.
  package func follow(_ change: Change<Matchsticks>) -> Loss? {
    if change.entersAnotherGame { chooseMachine() }
    guard seat != nil else { return nil }
    if change.cause == .move, table.session.moveCount == 1 {
      table.noteSkill(machine.machine.unbeatable.map { _ in MatchstickOccupant.unbeatable })
    }
    var loss: Loss?
    for event in change.events {
      switch event {
      case .over: loss = learn()
      case .reopened:
        if isLastStep { book.change { $0.machine.undo() } }
      case .took, .returned, .gaveUp, .resumed: break
      }
    }
    return loss
  }

  /// Finishes the game on the table, once.
  @discardableResult private func learn() -> Loss? {
    guard let seat, let winner = table.state.winner, machine.lastGame != game else {
      return nil
    }
    let isWon = winner == seat
    let result = TrainedMachine.Result(
      machineBegan: table.session.options.first == seat, isWon: isWon)
    // A training during the game can have removed the bead already.
    let lost = drawn.last.flatMap { machine.machine.contains($0) ? $0 : nil }
    let beads = isWon || lost != nil ? drawn : []
    let occasion = occasion(isBesides: false)
    book.change { $0.machine.finishGame(result, drawn: beads, at: occasion) }
    return isWon ? nil : Loss(bead: lost)
  }

  // MARK: Training

  /// Begins a training, whose games ``playTrainingGame(with:)`` plays.
  func beginTraining() {
    let occasion = occasion(isBesides: true)
    book.change { $0.machine.beginStep(at: occasion) }
  }

  /// Plays one game of a training.
  func playTrainingGame(with teacher: MatchstickOccupant) -> TrainingGame {
    var machine = machine
    let game = machine.playGame(against: teacher, seed: table.session.seed)
    book.change { $0.machine = machine }
    return game
  }

  /// Plays several games of a training at once.
  ///
  /// - Returns: the number of games that the machine has won.
  package func play(_ games: Int, with teacher: MatchstickOccupant) -> Int {
    var machine = machine
    let wins = (0..<games).count { _ in
      machine.playGame(against: teacher, seed: table.session.seed).isWon
    }
    book.change { $0.machine = machine }
    return wins
  }

  /// Makes the machine forget everything.
  package func reset() {
    let occasion = occasion(isBesides: true)
    book.change { $0.machine.reset(at: occasion) }
  }

  /// Whether an undo now takes back a training or a reset, not a move at the table.
  package var canUndoTraining: Bool {
    guard seat != nil, let last = machine.lastOccasion, last.isBesides, last.game == game else {
      return false
    }
    // An undo at the table would go back to the last choice of a person, before the machine's take.
    return last.moves >= table.session.moveCount - (isToMove || table.state.isOver ? 0 : 1)
  }

  /// Takes back the last training or reset.
  package func undoTraining() { book.change { $0.machine.undo() } }

  // MARK: Several machines

  /// Edits the list of machines, and chooses the one for the table if its size has changed.
  package func edit(_ change: (inout MachineBook) -> Void) { book.change(change) }
}
