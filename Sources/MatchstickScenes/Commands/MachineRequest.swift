import BoxKit
import Commands
import Files
import MatchstickGame
import Stage

/// The arguments of `matchwood machine`.
package nonisolated struct MachineRequest: GameCommand, Equatable {
  /// Whether the answer is a JSON object on one line, instead of a few lines for people.
  package let isJSON: Bool
  private let pile: Int
  private let takeLimit: Int
  private let beads: Int
  private let teacher: MatchstickOccupant
  private let games: Int
  private let seed: UInt64

  /// Parses the arguments after `machine`.
  ///
  /// - Throws: ``UsageError`` for the first invalid argument.
  package init(_ words: [String]) throws(UsageError) {
    let words = try CommandWords(words, of: Self.page)
    if let word = words.arguments.first {
      throw UsageError("\(word): machine has options alone; machine --help lists all")
    }
    isJSON = words.has("--json")
    pile = try words.number("--pile", or: 18, in: MatchboxMachine.piles)
    takeLimit = try words.number("--limit", or: 3, in: Matchsticks.takeLimits)
    beads = try words.number("--beads", or: 1, in: MatchboxMachine.beadCounts)
    teacher = try words.value(
      "--teacher", or: .humanLike(strength: 60),
      expected: "clever, human-like:N with N from 0 to 100, wild or simple", Self.teacher)
    games = try words.number("--games", or: 100, in: 0...Self.mostGames)
    seed = try words.value("--seed", or: 1, expected: "a whole number from 0") { UInt64($0) }
  }

  /// The most games of a training: a few seconds.
  private static let mostGames = 1_000_000

  /// Reads a computer. `human60` is short for `human-like:60`.
  private static func teacher(_ word: String) -> MatchstickOccupant? {
    let short = "human"
    let strength = word.hasPrefix(short) ? Int(word.dropFirst(short.count)) : nil
    let teacher = MatchstickOccupant(strength.map { "human-like:\($0)" } ?? word)
    return teacher == .person ? nil : teacher
  }

  /// A new machine after the training.
  var machine: MatchboxMachine {
    var machine = MatchboxMachine(pile: pile, takeLimit: takeLimit, beads: beads)
    machine.train(with: teacher, games: games, seed: seed)
    return machine
  }

  /// Trains a new machine, and prints what it has learned.
  package func run(cache: FilePath?) throws(FileError) -> Int32 {
    let answer = MachineAnswer(machine: machine)
    try Output.write(isJSON ? "\(answer.json)\n" : "\(answer.text)\n")
    return 0
  }

  /// The documentation of `machine`.
  package static let page = CommandHelp(
    command: "machine",
    usages: ["[options]"],
    purpose: { texts in
      [
        [
          texts("Trains a new Matchbox Machine, and tells what it has learned."),
          texts("It has a box for each count of the pile, with beads for the takes."),
          texts("After a lost game, its last bead is removed."),
          texts("The machine begins games 1, 3, 5 and so on, and the teacher the others."),
        ],
        [
          texts(
            // Translators: Help of the command “machine”. {teacher} is a word to type, human-like:60.
            "Without options, {teacher} teaches it 100 games with 18 matches and at most 3 in a turn.",
            ["teacher": "human-like:60"])
        ],
      ]
    },
    rows: [
      // Translators: What an option of the command line does.
      OptionHelp("--json") { texts in texts("answer with one JSON object") },
      OptionHelp("--pile", "N") { texts in
        // Translators: What an option of the command line does.
        texts("the number of matches from 1 to 60")
      },
      OptionHelp("--limit", "N") { texts in
        // Translators: What an option of the command line does.
        texts("the most matches in a turn from 2 to 5")
      },
      OptionHelp("--beads", "N") { texts in
        // Translators: What an option of the command line does.
        texts("the beads for each take in a new box from 1 to 3")
      },
      OptionHelp("--teacher", "NAME") { texts in
        texts(
          // Translators: What an option of the command line does. {names} are words to type.
          "the computer that teaches, one of {names}",
          ["names": "clever, human-like:N, wild, simple"])
      },
      OptionHelp("--games", "N") { texts in
        // Translators: What an option of the command line does.
        texts("the number of games")
      },
      OptionHelp("--seed", "N") { texts in
        // Translators: What an option of the command line does.
        texts("the number from which all chance follows")
      },
    ],
    notes: { texts in
      [
        [
          texts(
            // Translators: Help of the command “machine”. {box} is an example, 3:12.
            "Each box is written with its beads, such as {box} with beads for 1 and for 2.",
            ["box": "3:12"]),
          texts(
            // Translators: Help of the command “machine”. The first words are names in its answer.
            "beatsClever, unbeatable and allRight are the games after which this holds, or null."),
        ]
      ]
    })
}

/// The answer of `matchwood machine`.
nonisolated struct MachineAnswer {
  let machine: MatchboxMachine

  /// The answer as one JSON object.
  var json: JSONLine {
    var line = JSONLine()
    line.add([
      "games": machine.games, "boxes": machine.boxesText, "beatsClever": machine.beatsClever,
      "unbeatable": machine.unbeatable, "allRight": machine.allRight, "won": machine.won,
      "removed": machine.removed,
    ])
    return line
  }

  /// The answer for people.
  var text: String {
    """
    games         \(machine.games), \(machine.won) won
    boxes         \(machine.boxesText)
    beads         \(machine.removed) removed
    beats Clever  \(Self.since(machine.beatsClever))
    unbeatable    \(Self.since(machine.unbeatable))
    all settled   \(Self.since(machine.allRight))
    """
  }

  private static func since(_ game: Int?) -> String { game.map { "since game \($0)" } ?? "not yet" }
}
