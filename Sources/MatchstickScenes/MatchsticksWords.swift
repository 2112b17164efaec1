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
    return seat == .first ? texts("Player 1") : texts("Player 2")
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
      : texts("{name} took the last match.", ["name": name(of: loser)])
  }

  /// Returns the second line of a plaque.
  func kind(of seat: Seat, isToMove: Bool) -> String {
    if isToMove { return texts("to move") }
    switch seating[seat] {
    case .person: return texts("Person")
    case .humanLike(let strength):
      return texts("Computer, {percent} %", ["percent": String(strength)])
    case .simple, .wild, .clever: return texts("Computer")
    }
  }

  func headline(_ state: Matchsticks.State, isPaused: Bool) -> String {
    if let winner = state.winner { return wins(winner) }
    if isPaused { return texts("Paused") }
    if isOnlyPerson(state.toMove) { return texts("Your turn") }
    return seating[state.toMove].isPerson
      ? texts("{name} to move", ["name": name(of: state.toMove)])
      : texts("{name} is thinking", ["name": name(of: state.toMove)])
  }

  /// Returns the description of an occupant.
  func sentence(_ occupant: MatchstickOccupant) -> String {
    switch occupant {
    case .person: texts("Two of you play, in turns.")
    case .simple: texts("Always takes one match. Easy to beat.")
    case .wild: texts("Takes as many as it likes, without thinking.")
    case .clever: texts("Always knows the best take. One mistake of yours is enough.")
    case .humanLike(let strength):
      texts(
        "Knows the best take {percent} times in 100, else guesses.",
        ["percent": String(strength)])
    }
  }

  func wins(_ seat: Seat) -> String {
    isOnlyPerson(seat) ? texts("You win") : texts("{name} wins", ["name": name(of: seat)])
  }

  func count(_ matches: Int) -> String {
    texts.plural("{count} match", "{count} matches", matches)
  }

  /// Returns the text after the count in the status line.
  func afterCount(lastTake: (seat: Seat, count: Int)?) -> String {
    guard let last = lastTake else { return texts("left") }
    let count = String(last.count)
    return isOnlyPerson(last.seat)
      ? texts("left · you took {number}", ["number": count])
      : texts("left · {name} took {number}", ["name": name(of: last.seat), "number": count])
  }

  var rule: String { texts("Whoever takes the last match loses.") }

  func atMost(_ limit: Int) -> String { texts("At most {number}", ["number": String(limit)]) }

  func hint(_ state: Matchsticks.State) -> String {
    if state.remaining == 1 { return texts("The last match is left: it has to be taken.") }
    guard let best = state.bestTake else {
      return texts("Lost against perfect play. Take one and hope.")
    }
    return texts.plural(
      "Take {number}: with {count} left you can win, whatever comes.",
      "Take {number}: with {count} left you can win, whatever comes.", state.remaining - best,
      ["number": String(best)])
  }
}

extension MatchstickOccupant {
  /// Returns the name in lists of choices.
  func name(_ texts: Texts) -> String {
    switch self {
    case .person: texts("Person")
    case .simple: texts("Simple")
    case .wild: texts("Wild")
    case .clever: texts("Clever")
    case .humanLike: texts("Human-like")
    }
  }
}

extension NextOpponentOffer {
  /// Creates the offer of a game against a computer.
  init(_ rival: MatchstickOccupant, accept: @escaping () -> Void) {
    let strength: Int? = if case .humanLike(let strength) = rival { strength } else { nil }
    self.init(name: rival.name, percent: strength, accept: accept)
  }
}
