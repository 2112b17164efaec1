import BoxKit
import GameKernel
import MatchstickBoard
import MatchstickGame
import Stage

/// The texts about a Matchbox Machine.
package struct MachineWords {
  package let texts: Texts

  package init(texts: Texts) { self.texts = texts }

  /// Returns the name of a machine.
  package func name(_ machine: TrainedMachine) -> String {
    machine.name ?? MatchstickOccupant.machine.name(texts)
  }

  /// Returns the title of a machine in a list. Numbers distinguish machines without a name.
  package func title(_ book: MachineBook, _ index: Int) -> String {
    let machine = book.machines[index]
    let isAlone = book.machines.count { $0.name == machine.name } == 1
    let name = isAlone ? name(machine) : "\(name(machine)) \(index + 1)"
    return [
      name, games(machine.machine.games),
      texts.plural(
        "{count} match", "{count} matches", machine.machine.pile),
    ].joined(separator: " · ")
  }

  /// Returns the second line of its plaque.
  package func plaque(_ machine: MatchboxMachine, isToMove: Bool) -> String {
    [isToMove ? texts("to move") : nil, games(machine.games), settled(machine)]
      .compactMap(\.self).joined(separator: " · ")
  }

  /// Returns the number of games.
  package func games(_ count: Int) -> String {
    // Translators: A number of games.
    texts.plural("{count} game", "{count} games", count)
  }

  /// Returns how many boxes are settled.
  package func settled(_ machine: MatchboxMachine) -> String {
    let count = (1...machine.pile).count { machine.isSettled($0) }
    return count == machine.pile
      // Translators: About a machine of matchboxes: each box keeps winning takes alone.
      ? texts("all boxes settled")
      : texts.plural(
        // Translators: About a machine of matchboxes. A settled box keeps winning takes alone.
        "{count} box settled", "{count} boxes settled", count)
  }

  /// The rule by which it learns.
  package var rule: String {
    texts("When it loses, the last bead it drew is taken away. An empty box gives up.")
  }

  /// The meaning of a settled box.
  var settledRule: String {
    texts("A box is settled once it keeps winning beads alone.")
  }

  /// Returns the sentence about a machine that waits.
  package func invitation(_ machine: MatchboxMachine) -> String {
    machine.games == 0
      ? texts("The machine knows nothing yet. Play against it, or train it.")
      : texts("On its turn it draws from the box under the last match.")
  }

  /// Returns the sentence about a bead, which the machine has drawn.
  package func draws(_ bead: MatchboxMachine.Bead) -> String {
    let values = ["box": String(bead.box), "number": String(bead.take)]
    return switch bead.take {
    // Translators: A matchbox with a number, the shape of the bead that comes out, and how many matchsticks that takes.
    case 1: texts("Box {box} gives a ball: the machine takes {number}.", values)
    // Translators: A matchbox with a number, the shape of the bead that comes out, and how many matchsticks that takes.
    case 2: texts("Box {box} gives a square: the machine takes {number}.", values)
    // Translators: A matchbox with a number, the shape of the bead that comes out, and how many matchsticks that takes.
    case 3: texts("Box {box} gives a triangle: the machine takes {number}.", values)
    // Translators: A matchbox with a number, the shape of the bead that comes out, and how many matchsticks that takes.
    case 4: texts("Box {box} gives a cross: the machine takes {number}.", values)
    // Translators: A matchbox with a number, the shape of the bead that comes out, and how many matchsticks that takes.
    default: texts("Box {box} gives a star: the machine takes {number}.", values)
    }
  }

  /// Returns the sentence about an empty box.
  package func givesUp(box: Int) -> String {
    // Translators: {box} is the number of a matchbox without beads.
    texts("Box {box} is empty: the machine gives up.", ["box": String(box)])
  }

  /// Returns the sentence about a bead that is removed after a loss.
  package func loses(_ bead: MatchboxMachine.Bead?) -> String {
    guard let bead else {
      return texts("Its box is empty: the machine knows that it cannot win here.")
    }
    let values = ["box": String(bead.box)]
    return switch bead.take {
    // Translators: The machine has lost. A bead is removed from a matchbox with a number.
    case 1: texts("The machine lost: the ball leaves box {box} for good.", values)
    // Translators: The machine has lost. A bead is removed from a matchbox with a number.
    case 2: texts("The machine lost: the square leaves box {box} for good.", values)
    // Translators: The machine has lost. A bead is removed from a matchbox with a number.
    case 3: texts("The machine lost: the triangle leaves box {box} for good.", values)
    // Translators: The machine has lost. A bead is removed from a matchbox with a number.
    case 4: texts("The machine lost: the cross leaves box {box} for good.", values)
    // Translators: The machine has lost. A bead is removed from a matchbox with a number.
    default: texts("The machine lost: the star leaves box {box} for good.", values)
    }
  }

  /// The sentence after a win.
  package var wins: String { texts("The machine won: all beads go back.") }

  /// Returns the content of a box.
  package func content(of box: Int, _ machine: MatchboxMachine) -> String {
    let kinds = Set(machine.takes(inBox: box)).sorted()
    let values = ["box": String(box), "beads": kinds.map { shape(of: $0) }.joined(separator: ", ")]
    return kinds.isEmpty
      // Translators: {box} is the number of a matchbox without beads.
      ? texts("Box {box}: empty", values)
      // Translators: {box} is the number of a matchbox, {beads} a list such as “ball, triangle”.
      : texts("Box {box}: {beads}", values)
  }

  /// Returns the name of a bead's shape.
  package func shape(of take: Int) -> String {
    switch take {
    // Translators: The shape of a bead.
    case 1: texts("ball")
    // Translators: The shape of a bead.
    case 2: texts("square")
    // Translators: The shape of a bead.
    case 3: texts("triangle")
    // Translators: The shape of a bead.
    case 4: texts("cross")
    // Translators: The shape of a bead.
    default: texts("star")
    }
  }

  /// Returns the meaning of a bead.
  package func takes(_ number: Int) -> String {
    // Translators: Beside a bead: how many matchsticks it takes.
    texts("takes {number}", ["number": String(number)])
  }

  // MARK: Training

  /// Returns the headline during a training.
  package func training(_ number: Int, of games: Int) -> String {
    // Translators: Large, above the table: the machine plays game {number} of {count} by itself, to learn.
    texts("Training: {number} of {count}", ["number": String(number), "count": String(games)])
  }

  /// Returns the line below the headline of a training.
  package func against(_ teacher: String) -> String {
    // Translators: Below “Training: 3 of 10”. {name} is the computer against which the machine plays.
    texts("The machine plays against {name}.", ["name": teacher])
  }

  /// Returns the sentence about a game of a training.
  package func trained(_ number: Int, of games: Int, _ game: TrainingGame) -> String {
    let values = ["number": String(number), "count": String(games)]
    if game.isWon {
      // Translators: A training of a machine: game {number} of {count}.
      return texts("Game {number} of {count}: the machine won", values)
    }
    return game.drawn.isEmpty
      // Translators: A training of a machine: game {number} of {count}.
      ? texts("Game {number} of {count}: the machine gave up", values)
      // Translators: A training of a machine: game {number} of {count}.
      : texts("Game {number} of {count}: the machine lost a bead", values)
  }

  /// Returns the sentence after a training.
  package func trained(_ games: Int, won: Int) -> String {
    texts.plural(
      // Translators: After a training of a machine: it has won {number} of {count} games.
      "{count} game trained, the machine won {number}",
      "{count} games trained, the machine won {number}", games,
      ["number": String(won)])
  }

  /// Returns what a training has brought, if it is much.
  func milestone(_ machine: MatchboxMachine, since games: Int) -> String? {
    func isNew(_ game: Int?) -> Bool { game.map { $0 > games } ?? false }
    // A machine wins for certain only from the seat that wins by theory from the full pile.
    let goesSecond = machine.theory.isLost(machine.pile)
    if isNew(machine.unbeatable) {
      return goesSecond
        ? texts("Now nobody can beat it when the other side begins.")
        : texts("Now nobody can beat it when it begins.")
    }
    if isNew(machine.allRight) {
      return texts("Now all its boxes are settled: only winning beads are left.")
    }
    guard isNew(machine.beatsClever), machine.unbeatable == nil else { return nil }
    return goesSecond
      ? texts("When Clever begins, it now beats Clever. Others can still beat it.")
      : texts("When it begins, it now beats Clever. Others can still beat it.")
  }
}
