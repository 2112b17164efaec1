import GameKernel

extension MatchboxMachine {
  /// The boxes as text, as in `1:- 2:1 3:12`: the number of each box, and the take of each bead in it. An empty
  /// box is written `-`.
  public var boxesText: String {
    (1...pile).map { "\($0):\(text(ofBox: $0))" }.joined(separator: " ")
  }

  private func text(ofBox box: Int) -> String {
    let takes = takes(inBox: box)
    return takes.isEmpty ? "-" : takes.map(String.init).joined()
  }

  /// The end of the text of a box that was never opened.
  private static let shut: Character = "."

  /// Returns the beads of a box from its text, or `nil` if the box cannot have them.
  private func beads(ofBox box: Int, _ text: Substring) -> [Int]? {
    var counts = Array(repeating: 0, count: min(takeLimit, box))
    let isShut = text.last == Self.shut
    let digits = isShut ? text.dropLast() : text
    for digit in digits == "-" ? "" : digits {
      guard let take = digit.wholeNumberValue, 1...counts.count ~= take else { return nil }
      counts[take - 1] += 1
    }
    let best = theory.winningTake(box)
    let isPossible = counts.enumerated().allSatisfy { kind, count in
      count == beads || count < beads && kind + 1 != best && !isShut
    }
    return isPossible ? counts : nil
  }
}

extension MatchboxMachine: TextCoded {
  /// The machine as text for files and links, as in
  /// `matchsticks:2:machine:18-3-1:games=24:won=9:learned=24,-,-:boxes=-,1,12.,…`.
  ///
  /// The parts are the game's name, the version, the pile, the limit and the beads of a new box, the number of
  /// games, of won games, the games after which it beats Clever, is unbeatable and is settled, and its boxes. A
  /// full stop is after each box that was never opened.
  public var description: String {
    let learned = [beatsClever, unbeatable, allRight].map { $0.map(String.init) ?? "-" }
    let boxes = (1...pile).map { text(ofBox: $0) + (wasOpened($0) ? "" : String(Self.shut)) }
    return """
      \(Matchsticks.name):\(MatchstickLink.currentVersion):machine:\(pile)-\(takeLimit)-\(beads)\
      :games=\(games):won=\(won):learned=\(learned.joined(separator: ","))\
      :boxes=\(boxes.joined(separator: ","))
      """
  }

  /// Reads the text of a machine, or returns `nil` if it is not valid.
  public init?(_ description: String) {
    guard let machine = try? MatchboxMachine(text: description) else { return nil }
    self = machine
  }

  /// Reads the text of a machine, with or without surrounding white space and a scheme.
  ///
  /// - Throws: ``LinkError`` for the first invalid part. A machine is refused that no games can lead to.
  public init(text: String) throws(LinkError) {
    var parts = try LinkParts(
      text, game: Matchsticks.name, version: MatchstickLink.currentVersion)
    _ = try parts.next("machine") { $0.text == "machine" ? true : nil }
    var machine: MatchboxMachine = try parts.next("18-3-1") { part in
      let numbers: [Int] = part.text.split(separator: "-", omittingEmptySubsequences: false)
        .compactMap { LinkPart($0).number() }
      guard numbers.count == 3, Self.piles.contains(numbers[0]),
        Matchsticks.takeLimits.contains(numbers[1]), Self.beadCounts.contains(numbers[2]),
        part.text == numbers.map(String.init).joined(separator: "-")
      else { return nil }
      return MatchboxMachine(pile: numbers[0], takeLimit: numbers[1], beads: numbers[2])
    }
    machine.games = try parts.next("games=24") { $0.number().flatMap { $0 <= 1 << 40 ? $0 : nil } }
    let games = machine.games
    machine.won = try parts.next("won=9") { $0.number().flatMap { $0 <= games ? $0 : nil } }
    let learned = try parts.next("learned=24,-,-") { $0.numbersOrDashes(upTo: games) }
    let new = machine
    (machine.boxes, machine.openedBoxes) = try parts.next("boxes=-,1,12.", takesRest: true) {
      part in
      let texts = part.text.split(separator: ",", omittingEmptySubsequences: false)
      let boxes = texts.prefix(new.pile).enumerated().compactMap { new.beads(ofBox: $0 + 1, $1) }
      guard texts.count == new.pile, boxes.count == new.pile else { return nil }
      return (boxes, Set((1...new.pile).filter { texts[$0 - 1].last != Self.shut }))
    }
    guard machine.removed <= games - machine.won else {
      throw .part("games=\(games)", example: "games=\(machine.won + machine.removed)")
    }
    self = try machine.having(learned)
  }

  /// Returns the machine with the numbers of the games after which it had learned something.
  private func having(_ learned: [Int?]) throws(LinkError) -> MatchboxMachine {
    var machine = self
    (machine.beatsClever, machine.unbeatable, machine.allRight) = (nil, nil, nil)
    machine.noteMilestones()
    let isLearned = [machine.beatsClever, machine.unbeatable, machine.allRight].map { $0 != nil }
    guard learned.map({ $0 != nil }) == isLearned else {
      let example = isLearned.map { $0 ? "\(games)" : "-" }.joined(separator: ",")
      throw .part("learned", example: "learned=\(example)")
    }
    (machine.beatsClever, machine.unbeatable, machine.allRight) =
      (learned[0], learned[1], learned[2])
    return machine
  }
}

extension LinkPart {
  /// Parses three numbers or dashes, or returns `nil`.
  fileprivate func numbersOrDashes(upTo limit: Int) -> [Int?]? {
    let words = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers: [Int?] = words.map { LinkPart($0).number() }
    let isValid = zip(words, numbers).allSatisfy { word, number in
      word == "-" || number.map { $0 <= limit } ?? false
    }
    return words.count == 3 && isValid ? numbers : nil
  }
}
