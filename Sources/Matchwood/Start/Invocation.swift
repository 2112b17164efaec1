import BoxKit
import Commands
import Files
import GameKernel
import Stage

/// A command that the program was started with.
nonisolated enum Invocation: Sendable {
  case play(Options)
  /// Saves the program's icon as a PNG or SVG file, `size` pixels wide.
  case icon(FilePath, size: Int)
  /// Writes a file for the desktop or the shell, generated from the options and the games.
  case generate(GeneratedFile, Language)
  /// Runs a command of a game.
  case command(any GameCommand)
  /// Prints the games in the log.
  case statistics(StatisticsRequest)
  case help
  case helpOf(CommandHelp)
  case version
}

nonisolated extension Invocation {
  /// Parses the command line after the program's name. Accepts both `--size 480x320` and `--size=480x320`.
  ///
  /// - Parameters:
  ///   - games: the games of the box.
  ///   - others: the commands besides those of the games.
  /// - Throws: ``UsageError`` for the first invalid argument.
  init(
    _ arguments: [FilePath], _ games: [any BoxGame.Type],
    _ others: [any GameCommand.Type] = []
  ) throws(UsageError) {
    let words = arguments.dropFirst().map(\.shown)
    let asksForHelp = words.prefix { $0 != endOfOptions }.contains(where: Self.isHelp)
    let commands = CommandHelp.commands(games, others)
    if let command = commands.first(where: { $0.page.command == arguments.first?.utf8 }) {
      self = asksForHelp ? .helpOf(command.page) : .command(try command.init(words))
      return
    }
    let names = games.map { $0.name }
    let statistics = StatisticsRequest.page(names)
    if let word = arguments.first?.utf8, word == statistics.command {
      self =
        asksForHelp ? .helpOf(statistics) : .statistics(try StatisticsRequest(words, games: names))
      return
    }
    var options = Options()
    var start: String?
    let known = OptionRow.all(games)
    var rows: [OptionRow] = []
    var rest = arguments[...]
    var optionsHaveEnded = false
    while let word = rest.popFirst() {
      if !optionsHaveEnded, word.hasPrefix("-") {
        optionsHaveEnded = word.shown == endOfOptions
        if optionsHaveEnded { continue }
        if let answer = try Self.answer(word, &rest, options) {
          self = answer
          return
        }
        rows.append(try Self.read(word, rest: &rest, into: &options, known))
      } else if let item = OpenedItem(word) {
        try Self.open(item, &options)
      } else {
        start = try Self.start(word.shown, after: start, ["menu"] + games.map { $0.name })
      }
    }
    options.launch.game = start == "menu" ? nil : start
    options.isPlain = rows.isEmpty
    try Self.check(rows, options)
    self = .play(options)
  }

  private static func isHelp(_ word: String) -> Bool { word == "--help" || word == "-h" }

  /// Parses an option that is a command of its own, such as `--help`. Returns `nil` for any other option.
  private static func answer(
    _ word: FilePath, _ rest: inout ArraySlice<FilePath>, _ options: Options
  ) throws(UsageError) -> Invocation? {
    switch word {
    case "--help", "-h": .help
    case "--version": .version
    case "--icon": try icon(&rest)
    case "--generate": .generate(try file(rest.popFirst()?.shown), language(options))
    default: nil
    }
  }

  private static func icon(_ rest: inout ArraySlice<FilePath>) throws(UsageError) -> Invocation {
    guard let path = rest.popFirst() else {
      throw UsageError("--icon: the value is missing; write --icon FILE.png or FILE.svg")
    }
    guard let word = rest.popFirst() else { return .icon(path, size: 256) }
    guard let size = Int(word.shown), (16...512).contains(size) else {
      throw UsageError("--icon: '\(word)' does not fit; expected a size from 16 to 512")
    }
    return .icon(path, size: size)
  }

  private static func file(_ word: String?) throws(UsageError) -> GeneratedFile {
    guard let file = word.flatMap(GeneratedFile.init) else {
      let words = GeneratedFile.allCases.map(\.rawValue).joined(separator: " or ")
      throw UsageError("--generate: '\(word ?? "")' does not fit; expected \(words)")
    }
    return file
  }

  /// Returns the language that was requested. The default is English on every machine.
  private static func language(_ options: Options) -> Language {
    let settings = Settings().with(options.launch.overlays)
    return settings.language.flatMap { Language(code: $0) } ?? .en
  }

  private static func open(_ item: OpenedItem, _ options: inout Options) throws(UsageError) {
    guard !item.isTooLong else {
      let (part, limit) = (LinkPart(trimming: item.description), OpenRequest.textLimit)
      throw UsageError(
        "\(part.excerpt): too long; a link has up to \(limit) bytes, a path \(limit / 2 - 1)")
    }
    let isOther = if case .link = item { !options.launch.files.isEmpty } else { false }
    guard options.launch.link == nil, !isOther else {
      throw UsageError("\(item): only one link can be opened, and no picture beside it")
    }
    switch item {
    case .link(let text): options.launch.link = text
    case .file(let path): options.launch.files.append(path)
    }
  }

  /// Rejects options of one game if another is named, and options that contradict each other.
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

  /// Parses one option.
  ///
  /// - Returns: the option that was parsed.
  private static func read(
    _ word: FilePath, rest: inout ArraySlice<FilePath>, into options: inout Options,
    _ known: [OptionRow]
  ) throws(UsageError) -> OptionRow {
    let parts = word.bytes.split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false
    ).map { FilePath(bytes: $0) }
    let name = parts[0].shown
    guard let row = known.first(where: { $0.name == name }) else {
      throw UsageError("\(name): unknown option; --help lists all")
    }
    var value = parts.count > 1 ? parts[1] : nil
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
