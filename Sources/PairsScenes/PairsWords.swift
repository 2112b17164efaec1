import BoxKit
import GameKernel
import PairsGame
import Stage

/// The texts of Pairs for the seats at one table.
struct PairsWords {
  let texts: Texts
  let seats: [PairsSeat]

  /// Makes the texts in the current language.
  ///
  /// - Parameters:
  ///   - seats: the players. A name that no font can show counts as none.
  ///   - player: the name that the only person has in labels, if the seat has none.
  init(_ seats: [PairsSeat], _ look: Look, player: String? = nil) {
    texts = look.texts
    self.seats = seats.shown(look, player: player)
  }

  /// Returns the name of a seat: the person's name, else *You* for the only person or *Player 2*, or the computer's
  /// name.
  func name(of seat: Seat) -> String {
    let who = seats[seat.index]
    // While a computer sits here, the seat keeps the name of the person before.
    if who.occupant.isPerson, let name = who.name { return name }
    if who.occupant.isPerson {
      if isOnlyPerson(seat) { return texts("You") }
      return texts("Player {number}", ["number": String(seat.index + 1)])
    }
    let usual = who.occupant.name(texts)
    // Computers of the same kind get the numbers of their seats.
    let alike = seats.count {
      !$0.occupant.isPerson && $0.occupant.isForgetful == who.occupant.isForgetful
    }
    return alike == 1 ? usual : "\(usual) \(seat.index + 1)"
  }

  func isOnlyPerson(_ seat: Seat) -> Bool {
    seats[seat.index].occupant.isPerson && seats.count { $0.occupant.isPerson } == 1
  }

  /// Returns the second line of a plaque.
  func detail(of seat: Seat, _ state: Pairs.State) -> String {
    if state.isOver {
      guard state.winners.contains(seat) else { return kind(of: seat) }
      return state.winners.count == 1
        // Translators: Below the name of the player who wins.
        ? texts("Winner")
        // Translators: Below the names of players with equally many pairs.
        : texts("Tie")
    }
    guard state.toMove == seat else { return kind(of: seat) }
    return isOnlyPerson(seat)
      // Translators: Below the player’s name.
      ? texts("your turn") : texts("to move")
  }

  private func kind(of seat: Seat) -> String {
    switch seats[seat.index].occupant {
    // Translators: Below the name of a player whose turn it is not.
    case .person: texts("waiting")
    // Translators: Below a computer’s name. {percent} is how many cards of 100 it remembers.
    case .forgetful(let memory): texts("Memory: {percent}%", ["percent": String(memory)])
    case .perfect: texts("Computer")
    }
  }

  /// Returns the headline: the current event or the last one.
  ///
  /// - Parameter found: the seat that has just taken a pair.
  func headline(_ state: Pairs.State, found: Seat?, isPaused: Bool) -> String {
    if state.isOver { return end(state) }
    if isPaused { return texts("Paused") }
    // Translators: The two cards that were flipped are no pair.
    if state.openCards.count == 2 { return texts("No pair.") }
    if let found {
      // Translators: The two cards that were flipped are a pair.
      if seats.count == 1 { return texts("Pair!") }
      return isOnlyPerson(found)
        // Translators: The player has found a pair.
        ? texts("Pair! Go again.")
        // Translators: {name} is a person or a computer.
        : texts("{name} finds a pair.", ["name": name(of: found)])
    }
    if seats.count == 1, seats[0].occupant.isPerson {
      return state.openCards.isEmpty
        // Translators: Asks for the first card of a turn.
        ? texts("Flip a card.")
        // Translators: Asks for the second card of a turn.
        : texts("And one more.")
    }
    if isOnlyPerson(state.toMove) { return texts("Your turn") }
    return seats[state.toMove.index].occupant.isPerson
      ? texts("{name} to move", ["name": name(of: state.toMove)])
      // Translators: {name} is the name of a computer that plays.
      : texts("{name} is thinking", ["name": name(of: state.toMove)])
  }

  /// Returns the question before a peek, the longest variant first. The first peek also costs the medal.
  static func peekQuestion(_ state: Pairs.State) -> [(Texts) -> String] {
    let price = state.layout.pairCount
    let withMedal = { (texts: Texts) in
      texts.plural(
        // Translators: {count} is the price of seeing all cards for a moment.
        "Press again to peek: {count} flip and no medal",
        "Press again to peek: {count} flips and no medal", price)
    }
    let flips = { (texts: Texts) in
      texts.plural(
        // Translators: {count} is the price of seeing all cards for a moment.
        "Press again to peek: {count} flip", "Press again to peek: {count} flips", price)
    }
    return state.peeks == 0 ? [withMedal, flips] : [flips]
  }

  /// Returns the result of a game in one line.
  func end(_ state: Pairs.State) -> String {
    if seats.count == 1 { return texts("All pairs found") }
    guard state.winners.count == 1, let winner = state.winners.first else {
      return texts("Tie")
    }
    return isOnlyPerson(winner)
      ? texts("You won!") : texts("{name} won", ["name": name(of: winner)])
  }

  /// Returns a sentence with the number of pairs left.
  func left(_ state: Pairs.State) -> String {
    texts.plural(
      // Translators: Below the news of the game.
      "{count} pair still on the table", "{count} pairs still on the table", state.pairsLeft)
  }

  func leftInShort(_ state: Pairs.State) -> String {
    // Translators: State of the game, where there is little room.
    texts.plural("{count} pair left", "{count} pairs left", state.pairsLeft)
  }

  func flips(_ count: Int) -> String { texts.plural("{count} flip", "{count} flips", count) }

  /// Returns the words and numbers of flips, par and time. Only a single-player game has a par.
  func figures(_ table: PairsTable) -> [(word: String, number: String)] {
    let par = table.par.map { [(texts("Par"), String(Int($0.rounded())))] } ?? []
    return [(texts("Flips"), String(table.state.flips))] + par
      + [(texts("Time"), table.sheet.elapsed.clockText)]
  }

  /// Returns the sentence below the par bar.
  func par(_ flips: Double) -> String {
    texts.plural(
      // Translators: Below a bar with a mark at this number.
      "A perfect memory needs {count} flip on average.",
      "A perfect memory needs {count} flips on average.",
      Int(flips.rounded()))
  }

  /// Returns a medal with the largest number of flips that earns it.
  func goal(_ medal: Medal, _ flips: Int) -> String {
    switch medal {
    case .gold:
      // Translators: Below the par bar: the best medal still possible, and its most flips.
      texts.plural("Gold up to {count} flip", "Gold up to {count} flips", flips)
    case .silver:
      // Translators: Below the par bar: the best medal still possible, and its most flips.
      texts.plural("Silver up to {count} flip", "Silver up to {count} flips", flips)
    case .bronze:
      // Translators: Below the par bar: the best medal still possible, and its most flips.
      texts.plural("Bronze up to {count} flip", "Bronze up to {count} flips", flips)
    }
  }

  /// Returns the state of the game for the menu.
  func status(_ table: PairsTable) -> CardStatus {
    let state = table.state
    if state.isOver {
      return CardStatus(of: table, end(state), short: texts("Result"), texts)
    }
    guard table.session.moveCount > 0 else {
      // Translators: State of a game that has just been dealt.
      return CardStatus(of: table, texts("Freshly dealt"), short: texts("New game"), texts)
    }
    let short = texts.plural("{count} left", "{count} left", state.pairsLeft)
    return CardStatus(of: table, leftInShort(state), short: short, texts)
  }

  /// Returns the size of a layout, such as *6×6*.
  static func size(_ layout: PairsLayout) -> String { "\(layout.columns)×\(layout.rows)" }
}

nonisolated extension PairsOccupant {
  /// Whether this is the player that remembers only some of the cards.
  var isForgetful: Bool { memory != nil }

  /// The percentage of cards that it remembers, or `nil` for other players.
  var memory: Int? { if case .forgetful(let memory) = self { memory } else { nil } }
}

extension PairsOccupant {
  /// Returns the name in lists of players.
  func name(_ texts: Texts) -> String {
    switch self {
    case .person: texts("Person")
    // Translators: Name of a computer that forgets cards.
    case .forgetful: texts("Forgetful")
    // Translators: Name of a computer that never forgets a card.
    case .perfect: texts("Perfect")
    }
  }
}
