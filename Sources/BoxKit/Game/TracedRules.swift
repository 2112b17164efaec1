import Commands
import GameKernel
import PlayLog

/// The rules of a game whose changes can be written to the trace, and whose games enter the log.
public nonisolated protocol TracedRules: LoggedRules {
  /// Adds an event to a trace line: `event` first, then its values.
  static func describe(_ event: Event, in line: inout JSONLine)

  /// Adds the position of a game that begins or is resumed to a trace line.
  static func describe(_ state: State, in line: inout JSONLine)

  /// Returns the name of an event to add to the trace of a change, such as `solved`, or `nil`.
  static func outcome(of change: Change<Self>) -> String?

  /// Adds a refusal to a trace line: `reason` first, then its values.
  static func describe(_ refusal: Refusal, in line: inout JSONLine)
}

nonisolated extension TracedRules {
  /// Default: `nil`.
  public static func outcome(of change: Change<Self>) -> String? { nil }

  /// Returns the trace line of the game on a table when it opens: its seed and its position.
  public static func line(ofStart state: State, seed: UInt64) -> JSONLine {
    var line = start(of: "start")
    line.add("seed", seed)
    describe(state, in: &line)
    return line
  }

  /// Returns the trace lines of a change: one for each event, and one for the outcome if there is one. If the change
  /// enters another game, a line with its position and seed follows.
  public static func lines(of change: Change<Self>, seed: UInt64) -> [JSONLine] {
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
          $0.add("seed", seed)
        })
    }
    return lines
  }

  /// Returns the trace line of a refused move.
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
