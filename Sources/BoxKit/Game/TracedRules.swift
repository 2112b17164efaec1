import GameKernel

/// A game whose changes can be written to the trace.
public nonisolated protocol TracedRules: TableRules {
  /// Adds what happened: `event` first, then its values.
  static func describe(_ event: Event, in line: inout JSONLine)

  /// Adds where a game stands that is entered: its first position, or the one where it was left.
  static func describe(_ state: State, in line: inout JSONLine)

  /// What the events of a change do not say by themselves, such as `solved`: an event without values, or none.
  static func outcome(of change: Change<Self>) -> String?

  /// Adds why a move was refused: `reason` first, then its values.
  static func describe(_ refusal: Refusal, in line: inout JSONLine)
}

nonisolated extension TracedRules {
  /// None.
  public static func outcome(of change: Change<Self>) -> String? { nil }

  /// The lines of a change, one for each event.
  public static func lines(of change: Change<Self>) -> [JSONLine] {
    func line(_ fill: (inout JSONLine) -> Void) -> JSONLine {
      var line = start(of: "change")
      fill(&line)
      line.add("cause", change.cause.rawValue)
      return line
    }
    var lines = change.events.map { event in line { describe(event, in: &$0) } }
    if let outcome = outcome(of: change) { lines.append(line { $0.add("event", outcome) }) }
    if change.entersAnotherGame {
      lines.append(
        line {
          $0.add("event", change.cause == .restart ? "start" : "enter")
          describe(change.after, in: &$0)
        })
    }
    return lines
  }

  /// The line of a refused move.
  public static func line(of refusal: Refusal) -> JSONLine {
    var line = start(of: "refusal")
    describe(refusal, in: &line)
    return line
  }

  private static func start(of kind: String) -> JSONLine {
    var line = JSONLine(kind: kind)
    line.add("game", name)
    return line
  }
}
