import BoxKit
import GameKernel
import MatchstickGame
import Stage

/// The texts of Matchsticks for one seating.
struct MatchsticksWords {
  let texts: Texts
  let seating: MatchstickSeats

  /// Returns the name of a seat. The only person is *You*.
  func name(of seat: Seat) -> String {
    guard seating[seat].isPerson else {
      let usual = kind(seating[seat])
      // Numbers distinguish two computers of the same kind.
      return usual == kind(seating[seat.opponent]) ? "\(usual) \(seat.index + 1)" : usual
    }
    if isOnlyPerson(seat) { return texts("You") }
    return seat == .first
      // Translators: Name of the first of two people.
      ? texts("Player 1")
      // Translators: Name of the second of two people.
      : texts("Player 2")
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

  /// Returns the sentence about who took the last match, or `nil` during a game.
  func lastTake(_ state: Matchsticks.State) -> String? {
    (state.winner?.opponent).map(lastTake)
  }

  func lastTake(of loser: Seat) -> String {
    isOnlyPerson(loser)
      ? texts("You took the last match.")
      // Translators: At the end of a game. {name} is the player who loses by this.
      : texts("{name} took the last match.", ["name": name(of: loser)])
  }

  /// Returns the second line of a plaque.
  func kind(of seat: Seat, isToMove: Bool) -> String {
    // Translators: Below the name of the player whose turn it is.
    if isToMove { return texts("to move") }
    switch seating[seat] {
    case .person: return texts("Person")
    case .humanLike(let strength):
      // Translators: Below a computer's name. {percent} is its strength.
      return texts("Computer, {percent}%", ["percent": String(strength)])
    // Translators: Below a computer's name.
    case .simple, .wild, .clever: return texts("Computer")
    }
  }

  func headline(_ state: Matchsticks.State, isPaused: Bool) -> String {
    if let winner = state.winner { return won(by: winner) }
    // Translators: A game between computers is paused.
    if isPaused { return texts("Paused") }
    // Translators: Large, above the table.
    if isOnlyPerson(state.toMove) { return texts("Your turn") }
    return seating[state.toMove].isPerson
      ? texts("{name} to move", ["name": name(of: state.toMove)])
      : texts("{name} is thinking", ["name": name(of: state.toMove)])
  }

  /// Returns the description of an occupant.
  func sentence(_ occupant: MatchstickOccupant) -> String {
    switch occupant {
    case .person: texts("You and a friend take turns.")
    case .simple: texts("Always takes one match. Easy to beat.")
    case .wild: texts("Takes as many as it likes, without thinking.")
    case .clever: texts("Always finds the best take. One slip from you is enough.")
    case .humanLike(let strength):
      // Translators: About a computer. {percent} is its strength.
      texts("Plays the best move {percent}% of the time.", ["percent": String(strength)])
    }
  }

  /// Returns the result of a game that a seat has won.
  func won(by seat: Seat) -> String {
    isOnlyPerson(seat) ? texts("You won!") : texts("{name} won", ["name": name(of: seat)])
  }

  /// Returns the text for the matches left, for the status line.
  func left(_ matches: Int) -> String {
    // Translators: Above the table. {count} is how many matchsticks are left.
    texts.plural("{count} match left", "{count} matches left", matches)
  }

  /// Returns the text about a take, which follows the number of matches left in the status line.
  func take(_ count: Int, by seat: Seat) -> String {
    isOnlyPerson(seat)
      // Translators: After “5 matches left · ”. {number} is how many.
      ? texts("you took {number}", ["number": String(count)])
      // Translators: After “5 matches left · ”. {name} is a player, {number} how many.
      : texts("{name} took {number}", ["name": name(of: seat), "number": String(count)])
  }

  var rule: String { texts("The last match loses.") }

  func atMost(_ limit: Int) -> String {
    // Translators: The player wants to take too many. {number} is how many are allowed.
    texts("Take {number} at most.", ["number": String(limit)])
  }

  func hint(_ state: Matchsticks.State) -> String {
    if state.remaining == 1 { return texts("Only one match is left. You have to take it.") }
    guard let best = state.bestTake else {
      return texts("No take is sure to win. Take one and hope.")
    }
    return texts.plural(
      // Translators: Hint. {number} is how many matchsticks to take, {count} how many that leaves.
      "Take {number}: with {count} left the other side loses.",
      "Take {number}: with {count} left the other side loses.", state.remaining - best,
      ["number": String(best)])
  }
}

extension MatchstickOccupant {
  /// Returns the name in lists of choices.
  func name(_ texts: Texts) -> String {
    switch self {
    case .person: texts("Person")
    // Translators: Name of a computer that plays. It always takes one.
    case .simple: texts("Simple")
    // Translators: Name of a computer that plays. It does not think.
    case .wild: texts("Wild")
    // Translators: Name of a computer that plays. It makes no mistakes.
    case .clever: texts("Clever")
    // Translators: Name of a computer that plays. It makes mistakes, like people.
    case .humanLike: texts("Amateur")
    }
  }

  /// Returns the name with the strength, if there is one.
  func title(_ texts: Texts) -> String {
    guard let strength else { return name(texts) }
    // Translators: A computer with its strength, such as “Amateur, 40%”.
    return texts("{name}, {percent}%", ["name": name(texts), "percent": String(strength)])
  }
}
