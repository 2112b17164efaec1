/// What the program was called to do.
nonisolated enum Invocation: Equatable, Sendable {
  case play(Options)
  /// To save the program's icon as a PNG file of that path.
  case icon(String)
  case help
  case version
}

nonisolated extension Invocation {
  /// Reads the words behind the program's name; both `--size 480x320` and `--size=480x320` are read.
  ///
  /// - Throws: ``UsageError`` for the first word that cannot be followed.
  init(_ arguments: [String]) throws(UsageError) {
    var options = Options()
    var start: Options.Start?
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
        try Self.read(word, rest: &rest, into: &options)
      } else {
        start = try Self.start(word, after: start)
      }
    }
    options.start = start ?? options.start
    self = .play(options)
  }

  private static func read(
    _ word: String, rest: inout ArraySlice<String>, into options: inout Options
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let row = OptionRow.all.first(where: { $0.name == name }) else {
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
  }

  private static func start(
    _ word: String, after first: Options.Start?
  ) throws(UsageError) -> Options.Start {
    if let first {
      throw UsageError("\(word): only one game can be started; leave out \(first.rawValue) or it")
    }
    guard let start = Options.Start(rawValue: word) else {
      let known = Options.Start.allCases.map(\.rawValue).joined(separator: " or ")
      throw UsageError("\(word): unknown game; write \(known)")
    }
    return start
  }
}
