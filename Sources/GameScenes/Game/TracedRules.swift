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
    var lines: [JSONLine] = change.events.map { event in
      var line = JSONLine(kind: "change")
      line.add("game", name)
      describe(event, in: &line)
      line.add("cause", change.cause.rawValue)
      return line
    }
    if let outcome = outcome(of: change) {
      var line = JSONLine(kind: "change")
      line.add("game", name)
      line.add("event", outcome)
      line.add("cause", change.cause.rawValue)
      lines.append(line)
    }
    if change.entersAnotherGame {
      var line = JSONLine(kind: "change")
      line.add("game", name)
      line.add("event", change.cause == .restart ? "start" : "enter")
      describe(change.after, in: &line)
      line.add("cause", change.cause.rawValue)
      lines.append(line)
    }
    return lines
  }

  /// The line of a refused move.
  public static func line(of refusal: Refusal) -> JSONLine {
    var line = JSONLine(kind: "refusal")
    line.add("game", name)
    describe(refusal, in: &line)
    return line
  }
}
