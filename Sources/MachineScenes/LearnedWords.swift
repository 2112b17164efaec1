import BoxKit
import MatchstickGame
import Stage

/// The texts of the page about what a machine has learned.
struct LearnedWords {
  let machine: MatchboxMachine
  let texts: Texts

  // Translators: Button, and title of a page: about a machine that learns.
  var title: String { texts("What did it learn?") }

  /// The answer in one sentence.
  var answer: String {
    let pile = machine.pile
    if machine.games == 0 {
      return texts("Nothing yet. Each box has a bead for each take, and it draws blindly.")
    }
    if let game = machine.unbeatable {
      let values = ["game": String(game), "number": String(pile)]
      return machine.theory.isLost(pile)
        ? texts(
          // Translators: {game} is the number of a game, {number} how many matchsticks the pile has.
          "How to win: since game {game} nobody can beat it when the other side begins.", values)
        : texts(
          // Translators: {game} is the number of a game, {number} how many matchsticks the pile has.
          "How to win: since game {game} nobody can beat it when it begins with {number}.", values)
    }
    if machine.beatsClever != nil {
      return texts("It beats Clever, but others can still beat it: some boxes hold losing beads.")
    }
    let settled = (1...pile).count { machine.isSettled($0) }
    return texts.plural(
      // Translators: {count} is how many boxes of the machine are settled: they have winning beads alone, or none.
      "Not all yet: {count} of {number} boxes has no losing beads.",
      "Not all yet: {count} of {number} boxes have no losing beads.", settled,
      ["number": String(pile)])
  }

  /// The text of the plate on the chart.
  var milestone: String {
    if let game = machine.unbeatable {
      // Translators: On a chart of games. {game} is the number of a game.
      return texts("Unbeatable since game {game}", ["game": String(game)])
    }
    if machine.games == 0 { return "" }
    let left = (1...machine.pile).count { !machine.isSettled($0) }
    return texts.plural(
      // Translators: On a chart of games: {count} matchboxes still hold losing beads.
      "Not yet: {count} box to go", "Not yet: {count} boxes to go", left)
  }

  // Translators: Above a chart: the machine's share of wins.
  var heading: String { texts("Games won, of the last ten") }
  // Translators: Beside a line of a chart: the games in which the machine went first.
  var machineBegan: String { texts("The machine began") }
  // Translators: Beside a line of a chart: the games in which the other player went first.
  var teacherBegan: String { texts("The other began") }
  // Translators: Label of a row: numbers of matchsticks.
  var matches: String { texts("Matches") }
  // Translators: Label of a row: the beads in each matchbox.
  var inItsBox: String { texts("In its box") }
  // Translators: Label of a row: what the theory of the game says.
  var theory: String { texts("Theory") }
  // Translators: In a table: with so many matchsticks the player to move loses.
  var lost: String { texts("lost") }

  /// A sign on the page. Beads have the number of matches that they take.
  enum Sign {
    case bead(Int)
    case lostCount, losingBead, warning, shutBox
  }

  /// The signs that the page shows.
  var signs: [Sign] {
    let beads = (1...machine.takeLimit).map(Sign.bead)
    guard machine.games > 0 else { return beads }
    let boxes = 1...machine.pile
    let others: [Sign] = [.lostCount, .losingBead, .warning, .shutBox]
    return beads
      + others.filter { sign in
        switch sign {
        case .bead: true
        case .lostCount: boxes.contains { machine.theory.isLost($0) }
        case .losingBead:
          boxes.contains { box in
            !isShut(box)
              && machine.takes(inBox: box).contains { $0 != machine.theory.winningTake(box) }
          }
        case .warning: boxes.contains { machine.wasOpened($0) && !machine.isSettled($0) }
        case .shutBox: boxes.contains { isShut($0) }
        }
      }
  }

  /// Returns the meaning of a sign.
  func meaning(of sign: Sign) -> String {
    switch sign {
    case .bead(let take): MachineWords(texts: texts).takes(take)
    // Translators: Beside a diamond: with so many matchsticks the player to move cannot win.
    case .lostCount: texts("the player to move loses")
    // Translators: Beside a bead with a ring: the take for which it stands gives the win away.
    case .losingBead: texts("losing bead")
    // Translators: Beside “!”: a matchbox has losing beads.
    case .warning: texts("not settled: losing beads left")
    // Translators: Beside a shut matchbox.
    case .shutBox: texts("never opened in a game")
    }
  }

  /// Returns whether no game has opened a box that has losing beads.
  func isShut(_ box: Int) -> Bool {
    machine.games > 0 && !machine.wasOpened(box) && !machine.isSettled(box)
  }

  /// The boxes of lost counts that are empty, in ascending order.
  private var emptyBoxes: [Int] {
    (1...machine.pile).filter { machine.theory.isLost($0) && machine.takes(inBox: $0).isEmpty }
  }

  /// The boxes that no game has opened, but those that are settled from the start.
  private var shutBoxes: Int {
    (1...machine.pile).count { !machine.wasOpened($0) && !machine.isSettled($0) }
  }

  /// The text for children.
  var forChildren: String {
    guard let last = emptyBoxes.last else {
      return texts("A bead that loses is taken out. So the machine makes each mistake only once.")
    }
    let numbers = emptyBoxes.map(String.init)
    guard numbers.count > 1 else {
      return texts.plural(
        // Translators: {count} is the number of a matchbox, and of the matchsticks that are left.
        "Box {count} is empty: with {count} match you cannot win.",
        "Box {count} is empty: with {count} matches you cannot win.", last)
    }
    let list = numbers.joined(separator: ", ")
    return texts(
      // Translators: {numbers} is a list such as “1, 5, 9”: matchboxes without beads.
      "Boxes {numbers} are empty. Leave that many matches and you win!", ["numbers": list])
  }

  /// The text about teachers, or `nil` if no box was left out.
  var aboutTeacher: String? {
    guard machine.games >= 20, shutBoxes > 0 else { return nil }
    return texts.plural(
      // Translators: {count} matchboxes were never used in the games with this teacher.
      "{count} box was never opened: its teacher never led there. Try another teacher.",
      "{count} boxes were never opened: its teacher never led there. Try another teacher.",
      shutBoxes)
  }

  /// Returns the page in words: the answer first, the boxes on request.
  func scene(_ trained: TrainedMachine) -> SpokenScene {
    let wins = [(machineBegan, true), (teacherBegan, false)].compactMap { name, began in
      trained.curve(machineBegan: began).last.map {
        "\(name): \(Int(($0.share * 100).rounded())) %"
      }
    }
    let curve = wins.isEmpty ? [] : ["\(heading): \(wins.joined(separator: ", "))"]
    return SpokenScene(
      title, news: [answer, forChildren], place: [answer, milestone] + curve,
      board: (1...machine.pile).map(spokenBox) + [aboutTeacher, forGrownUps].compactMap(\.self))
  }

  /// Returns a box and, after the first game, what the theory says.
  private func spokenBox(_ box: Int) -> String {
    let content =
      isShut(box)
      ? "\(box): \(meaning(of: .shutBox))" : MachineWords(texts: texts).content(of: box, machine)
    guard machine.games > 0 else { return content }
    return "\(content), \(theory): \(machine.theory.winningTake(box).map(String.init) ?? lost)"
  }

  /// The text for grown-ups, with sources.
  var forGrownUps: String {
    [
      texts("For grown-ups: nobody tells it how to win. Beads that lose go, beads that win stay."),
      texts("Donald Michie built one of 304 boxes in 1961."),
      texts("Martin Gardner wrote about one of 24 (Scientific American, March 1962)."),
    ].joined(separator: " ")
  }
}
