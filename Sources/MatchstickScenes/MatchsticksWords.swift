import BoxKit
import GameKernel
import MatchstickBoard
import MatchstickGame
import Stage

/// The texts of Matchsticks for one seating.
struct MatchsticksWords {
  let texts: Texts
  let seating: MatchstickSeats
  /// The machine's name; `nil` for the usual one.
  var machine: String?
  /// The name of the only person in labels; `nil` for *You*.
  var person: String?

  /// Returns the name of a seat. The only person is *You*, unless the box has several players.
  func name(of seat: Seat) -> String {
    if seating[seat] == .machine, let machine { return machine }
    guard seating[seat].isPerson else {
      let usual = kind(seating[seat])
      // Numbers distinguish two computers of the same kind.
      return usual == kind(seating[seat.opponent]) ? "\(usual) \(seat.index + 1)" : usual
    }
    if isOnlyPerson(seat) { return person ?? texts("You") }
    return seat == .first
      // Translators: Name of the first of two people.
      ? texts("Player 1")
      // Translators: Name of the second of two people.
      : texts("Player 2")
  }

  /// Returns the name of a seat as the subject of a sentence. A computer's kind has its article there.
  ///
  /// - Parameter begins: whether the sentence begins with it.
  func subject(_ seat: Seat, begins: Bool = true) -> String {
    let (occupant, name) = (seating[seat], name(of: seat))
    // A name of its own or a number needs no article.
    return name == kind(occupant) ? occupant.subject(texts, begins: begins) : name
  }

  /// Returns the name of an occupant in lists of choices.
  func kind(_ occupant: MatchstickOccupant) -> String { occupant.name(texts) }

  func isOnlyPerson(_ seat: Seat) -> Bool {
    seating[seat].isPerson && !seating[seat.opponent].isPerson
  }

  /// Whether the only person at the table has lost a finished game.
  func hasOnlyPersonLost(_ state: Matchsticks.State) -> Bool {
    state.winner.map { isOnlyPerson($0.opponent) } ?? false
  }

  /// Returns the sentence about who took the last match or has given up, or `nil` during a game.
  func lastTake(_ state: Matchsticks.State) -> String? {
    state.winner.map { lastTake(winner: $0, state.layout.last, wasGivenUp: state.wasGivenUp) }
  }

  func lastTake(winner: Seat, _ last: LastMatch, wasGivenUp: Bool = false) -> String {
    let taker = last == .wins && !wasGivenUp ? winner : winner.opponent
    if wasGivenUp, seating[taker] == .machine {
      return texts("The machine gives up: its box is empty.")
    }
    if wasGivenUp {
      // Translators: At the end of a game. {name} is the player who loses by this.
      return texts("{name} gives up.", ["name": subject(taker)])
    }
    return isOnlyPerson(taker)
      ? texts("You took the last match.")
      // Translators: At the end of a game. {name} is a player.
      : texts("{name} took the last match.", ["name": subject(taker)])
  }

  /// Returns the second line of a plaque.
  func kind(of seat: Seat, isToMove: Bool) -> String {
    // Translators: Below the name of the player whose turn it is.
    if isToMove { return texts("to move") }
    switch seating[seat] {
    case .person: return texts("Person")
    case .humanLike(let strength):
      // Translators: Below a computer's name. {percent} is how many of its takes are the best.
      return texts("{percent}% best takes", ["percent": String(strength)])
    // Translators: Below a computer's name.
    case .simple, .wild, .clever, .machine: return texts("Computer")
    }
  }

  func headline(_ state: Matchsticks.State, isPaused: Bool) -> String {
    if let winner = state.winner { return won(by: winner) }
    // Translators: A game between computers is paused.
    if isPaused { return texts("Paused") }
    // Translators: Large, above the table.
    if isOnlyPerson(state.toMove) { return texts("Your turn") }
    // Translators: Large, above the table: a machine of matchboxes draws a bead.
    if seating[state.toMove] == .machine { return texts("The machine draws") }
    return seating[state.toMove].isPerson
      ? texts("{name} to move", ["name": name(of: state.toMove)])
      // Translators: {name} is the name of a computer that plays.
      : texts("{name} is thinking", ["name": subject(state.toMove)])
  }

  /// Returns the description of an occupant.
  func sentence(_ occupant: MatchstickOccupant) -> String {
    switch occupant {
    case .person: texts("You and a friend take turns.")
    case .simple: texts("Always takes one match. Easy to beat.")
    case .wild: texts("Takes as many as it likes, without thinking.")
    case .clever: texts("Always finds the best take. One slip from you is enough.")
    case .machine: texts("Matchboxes and beads. It learns from every game.")
    case .humanLike(let strength):
      // Translators: About a computer. {percent} is its strength.
      texts("Plays the best move {percent}% of the time.", ["percent": String(strength)])
    }
  }

  /// Returns the result of a game that a seat has won.
  func won(by seat: Seat) -> String {
    isOnlyPerson(seat) ? texts("You won!") : texts("{name} won", ["name": subject(seat)])
  }

  /// Returns the texts for the matches left, for the status line, from the longest to the shortest.
  func counts(_ state: Matchsticks.State) -> [String] {
    let short = texts.plural("{count} left", "{count} left", state.remaining)
    return [left(state), left(state.remaining), short]
  }

  /// Returns the text for the matches left, with the number of rows.
  func left(_ state: Matchsticks.State) -> String {
    let count = ["matches": left(state.remaining)]
    guard state.layout.form == .rows, state.runs.count > 1 else { return left(state.remaining) }
    return texts.plural(
      // Translators: Above the table. {matches} is such as “12 matches left”. {count} is the number of rows.
      "{matches} in {count} row", "{matches} in {count} rows", state.runs.count, count)
  }

  /// Returns the text for a number of matches left.
  func left(_ matches: Int) -> String { texts.matchesLeft(matches) }

  /// Returns the text about a take, which follows the number of matches left in the status line.
  func take(_ move: Matchsticks.Move, by seat: Seat, _ form: Matchsticks.Form) -> String {
    let values = [
      "number": String(move.count), "heap": String(move.group + 1),
      "name": subject(seat, begins: false),
    ]
    if form == .heaps {
      return isOnlyPerson(seat)
        // Translators: After “5 matches left · ”. {number} is how many, {heap} the number of the heap.
        ? texts("you took {number} from heap {heap}", values)
        // Translators: After “5 matches left · ”. {name} is a player, {heap} the number of the heap.
        : texts("{name} took {number} from heap {heap}", values)
    }
    return isOnlyPerson(seat)
      // Translators: After “5 matches left · ”. {number} is how many.
      ? texts("you took {number}", values)
      // Translators: After “5 matches left · ”. {name} is a player, {number} how many.
      : texts("{name} took {number}", values)
  }

  /// Returns the rule of a game.
  ///
  /// - Parameter namesLast: whether it tells the outcome of the last match also of heaps and rows, where the table
  ///   does not.
  func rule(_ layout: Matchsticks.Layout, namesLast: Bool = true) -> String {
    switch (layout.form, layout.last, namesLast) {
    case (.pile, .loses, _): texts("The last match loses.")
    case (.pile, .wins, _): texts("The last match wins.")
    case (.heaps, _, false): texts("Take any number of matches from one heap.")
    case (.rows, _, false): texts("Take one match, or two that touch. A gap splits the row.")
    case (.heaps, .loses, true): texts("Take from one heap. The last match loses.")
    case (.heaps, .wins, true): texts("Take from one heap. The last match wins.")
    case (.rows, .loses, true): texts("Take one, or two that touch. The last match loses.")
    case (.rows, .wins, true): texts("Take one, or two that touch. The last match wins.")
    }
  }

  /// Returns how to take matches of heaps or rows with the device in use.
  func hands(_ form: Matchsticks.Form, _ input: InputContext) -> String {
    switch (form, input.device) {
    case (.rows, .mouse): texts("Click a match to take it, or between two to take both.")
    case (.rows, .touch): texts("Tap a match, or two that touch, then take them.")
    case (.rows, .keyboard):
      texts(
        // Translators: {arrows} is “Arrow keys”, or such as “W, A, S, D”. The key {up} chooses two matchsticks.
        "{arrows} choose, {up} chooses two. {take} takes.", Self.keys(texts))
    case (_, .mouse): texts("Click a match to take it and all to its right.")
    case (_, .touch): texts("Tap a match to choose it and all to its right, then take them.")
    // Translators: {arrows} is “Arrow keys”, or such as “W, A, S, D”. {take} is a key.
    case (_, .keyboard): texts("{arrows} choose. {take} takes.", Self.keys(texts))
    case (_, .gamepad):
      texts(
        // Translators: {button} is a button of a gamepad, such as “A”.
        "Choose with the D-pad. {button} takes.",
        ["button": input.padKind.name(of: .a, in: texts)])
    }
  }

  private static func keys(_ texts: Texts) -> [String: String] {
    ["arrows": texts.arrowKeys, "up": texts.key(.up), "take": texts.key(.enter)]
  }

  /// The question before another outcome for the last match ends a game, the longest variant first.
  static let lastMatchQuestion: [(Texts) -> String] = [
    { texts in texts("Press again: this starts a new game with the other rule.") },
    // Translators: Short question: pressing again starts a new game.
    { texts in texts("Press again for a new game") },
  ]

  func atMost(_ limit: Int) -> String {
    // Translators: The player wants to take too many. {number} is how many are allowed.
    texts("Take {number} at most.", ["number": String(limit)])
  }

  func hint(_ state: Matchsticks.State) -> String {
    if state.remaining == 1 { return texts("Only one match is left. You have to take it.") }
    guard let best = state.bestMove else {
      return texts("No take is sure to win. Take one and hope.")
    }
    return advice(best, state)
  }

  /// Returns the sentence about a take that wins, and why.
  func advice(_ move: Matchsticks.Move, _ state: Matchsticks.State) -> String {
    let left = state.remaining - move.count
    let values = ["number": String(move.count), "heap": String(move.group + 1)]
    if left == 0 { return texts("Take the last match and win.") }
    switch state.layout.form {
    case .pile:
      return texts.plural(
        // Translators: Hint. {number} is how many matchsticks to take, {count} how many that leaves.
        "Take {number}: with {count} left the other side loses.",
        "Take {number}: with {count} left the other side loses.", left, values)
    case .heaps:
      return state.pairing?.isDecidedBySums == false
        // Translators: Hint. {number} is how many matchsticks, {heap} the number of the heap.
        ? texts("Take {number} from heap {heap}: an odd number of single matches stays.", values)
        // Translators: Hint. {heap} is the number of the heap. The sums are those of powers of two in all heaps.
        : texts("Take {number} from heap {heap}: that makes all sums even.", values)
    case .rows: return "\(taking(move, state)) \(reason(move, state))"
    }
  }

  /// Returns the sentence about the rows that a good take leaves.
  private func reason(_ move: Matchsticks.Move, _ state: Matchsticks.State) -> String {
    if state.pairing != nil {
      // Translators: About a take. The sums are those of powers of two in the values of all rows.
      return texts("That makes all sums even.")
    }
    let hasOnlySingles = (try? state.reduction(move))?.applied(to: state.position).allSatisfy {
      $0 <= 1
    }
    return hasOnlySingles == true
      ? texts("An odd number of single matches stays.")
      : texts("From there the other side loses.")
  }

  /// Returns the sentence about a take of rows, with what it leaves, such as “Take 2: 8 becomes 3 and 3.”
  func taking(_ move: Matchsticks.Move, _ state: Matchsticks.State) -> String {
    let effect = try? state.reduction(move)
    let (row, left) = (effect?.group ?? 0, effect?.left ?? [])
    let values = [
      "number": String(move.count), "row": String(row), "left": left.first.map(String.init) ?? "0",
      "other": left.last.map(String.init) ?? "0",
    ]
    switch left.count {
    // Translators: {number} is how many matchsticks to take.
    case 0: return texts("Take {number}: that row is gone.", values)
    // Translators: {number} is how many matchsticks to take from a row of {row}, which leaves {left}.
    case 1: return texts("Take {number}: {row} becomes {left}.", values)
    // Translators: {number} is how many matchsticks to take. A row of {row} is split into {left} and {other}.
    default: return texts("Take {number}: {row} becomes {left} and {other}.", values)
    }
  }
}
