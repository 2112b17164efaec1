import GameScenes

/// What the program was called to do.
nonisolated enum Invocation: Sendable {
  case play(Options)
  /// To save the program's icon as a PNG file of that path.
  case icon(String)
  /// To find ways home for boards of the sliding puzzle.
  case solve(SolveRequest)
  /// To tell where one comes out who digs straight down.
  case antipode(AntipodeRequest)
  case help
  case helpOfSolve
  case helpOfAntipode
  case version
}

nonisolated extension Invocation {
  /// Reads the words behind the program's name; both `--size 480x320` and `--size=480x320` are read.
  ///
  /// - Parameter games: those of the box.
  /// - Throws: ``UsageError`` for the first word that cannot be followed.
  init(_ arguments: [String], _ games: [any BoxGame.Type]) throws(UsageError) {
    let words = arguments.dropFirst()
    let asksForHelp = words.contains { $0 == "--help" || $0 == "-h" }
    switch arguments.first {
    case "solve":
      self = asksForHelp ? .helpOfSolve : .solve(try SolveRequest(words))
      return
    case "antipode":
      self = asksForHelp ? .helpOfAntipode : .antipode(try AntipodeRequest(words))
      return
    default: break
    }
    var options = Options()
    var start: String?
    let known = OptionRow.all(games)
    var rows: [OptionRow] = []
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--help", "-h":
        self = .help
        return
      case "--version":
        self = .version
        return
      case "--icon":
        guard let path = rest.popFirst() else {
          throw UsageError("--icon: the value is missing; write --icon FILE.png")
        }
        self = .icon(path)
        return
      default: break
      }
      if word.hasPrefix("-") {
        rows.append(try Self.read(word, rest: &rest, into: &options, known))
      } else {
        start = try Self.start(word, after: start, ["menu"] + games.map { $0.name })
      }
    }
    options.launch.game = start == "menu" ? nil : start
    try Self.check(rows, options)
    self = .play(options)
  }

  /// Refuses options of one game where another is named, and those that contradict each other.
  private static func check(_ rows: [OptionRow], _ options: Options) throws(UsageError) {
    for row in rows {
      if let game = row.game, let start = options.launch.game, start != game {
        throw UsageError("\(row.name): \(start) has no such option; it belongs to \(game)")
      }
      if let other = rows.first(where: { row.excludes.contains($0.name) }) {
        throw UsageError("\(other.name): \(row.name) says it already; leave out one of them")
      }
    }
  }

  /// - Returns: the option that was read.
  private static func read(
    _ word: String, rest: inout ArraySlice<String>, into options: inout Options,
    _ known: [OptionRow]
  ) throws(UsageError) -> OptionRow {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let row = known.first(where: { $0.name == name }) else {
      throw UsageError("\(name): unknown option; --help lists all")
    }
    var value = parts.count > 1 ? String(parts[1]) : nil
    if let expected = row.value {
      value = value ?? rest.popFirst()
      guard value != nil else {
        throw UsageError("\(name): the value is missing; write \(name) \(expected)")
      }
    } else if value != nil {
      throw UsageError("\(name): takes no value; write \(name) alone")
    }
    if let expected = row.apply(&options, value ?? "") {
      throw UsageError("\(name): '\(value ?? "")' does not fit; expected \(expected)")
    }
    return row
  }

  private static func start(
    _ word: String, after first: String?, _ known: [String]
  ) throws(UsageError) -> String {
    if let first {
      throw UsageError("\(word): only one game can be started; leave out \(first) or it")
    }
    guard known.contains(word) else {
      throw UsageError("\(word): unknown game; write \(known.joined(separator: " or "))")
    }
    return word
  }
}

/// What `--help` and `--version` print.
nonisolated enum Help {
  static let version = "0.1.0"

  /// What `--help` prints for a box of these games.
  static func text(_ games: [any BoxGame.Type]) -> String {
    let starts = (["menu"] + games.map { $0.name }).joined(separator: "|")
    let rows = OptionRow.all(games).map { (usage: $0.usage, help: $0.help) } + OptionRow.answers
    let width = rows.map(\.usage.count).max() ?? 0
    let lines = rows.map { row in
      "  \(row.usage)\(String(repeating: " ", count: width - row.usage.count))  \(row.help)"
    }
    return """
      usage: matchwood [\(starts)] [options]
             matchwood solve [options] position …
             matchwood antipode [options] place …

      A box of small classic games. Options hold for this run and are not saved.

      \(lines.joined(separator: "\n"))

      """
  }
}
