import BoxKit
import Commands
import Files
import GameKernel
import Stage

/// Writes events of the program as JSON lines when they happen, for scripts, tests and bug reports.
final class Trace {
  private let write: (JSONLine) -> Void
  private var known: [String: ControlReport] = [:]
  private var observations: [Observation] = []
  private var outlet: TraceOutlet?

  /// Makes a trace.
  ///
  /// - Parameter write: called with each line, in the order of the events.
  init(_ write: @escaping (JSONLine) -> Void) {
    self.write = write
  }

  /// Writes the current game of a session, then all changes.
  func follow<Rules: TracedRules>(_ session: GameSession<Rules>) {
    write(Rules.line(ofStart: session.state, seed: session.seed))
    observations.append(
      session.changes.observe { [write, unowned session] change in
        Rules.lines(of: change, seed: session.seed).forEach(write)
      })
  }

  /// Writes that a move was rejected.
  func refused<Rules: TracedRules>(_ refusal: Rules.Refusal, by rules: Rules.Type) {
    write(Rules.line(of: refusal))
  }

  /// Writes the scene that now takes the input.
  func shown(_ scene: String) {
    var line = JSONLine(kind: "scene")
    line.add("name", scene)
    write(line)
  }

  /// Writes a spoken text, and whether it has cancelled older ones.
  func said(_ text: String, cancels: Bool) {
    var line = JSONLine(kind: "speech")
    line.add("text", text)
    line.add("cancels", cancels)
    write(line)
  }

  /// Writes the request of a later start.
  func received(_ thing: OpenRequest) {
    var line = JSONLine(kind: "handed")
    line.add("what", thing.kind)
    if let text = thing.text { line.add("text", text) }
    write(line)
  }

  /// Writes that a game's file now contains the state after `changes` changes of this run.
  func saved(_ game: String, changes: Int) {
    var line = JSONLine(kind: "kept")
    line.add(["game": game, "changes": changes])
    write(line)
  }

  /// Writes the controls that are new or have changed. A control that has gone is written as disabled.
  ///
  /// - Parameter controls: the current controls, in window units.
  func update(_ controls: [ControlReport]) {
    outlet?.flush()
    let gone = Set(known.keys).subtracting(controls.map(\.id))
    for id in gone.sorted() {
      guard let last = known.removeValue(forKey: id), last.isEnabled else { continue }
      write(line(of: ControlReport(id: id, frame: last.frame, isEnabled: false)))
    }
    for control in controls where known.updateValue(control, forKey: control.id) != control {
      write(line(of: control))
    }
  }

  private func line(of control: ControlReport) -> JSONLine {
    var line = JSONLine(kind: "control")
    let frame = control.frame
    line.add("id", control.id)
    line.add("frame", [frame.x, frame.y, frame.width, frame.height])
    line.add("enabled", control.isEnabled)
    return line
  }
}

extension Trace {
  /// Makes a trace that writes to a file, or to standard output if the path is `-`.
  convenience init(path: FilePath) throws(FileError) {
    let outlet = TraceOutlet(try File.writing(path))
    self.init { outlet.write($0) }
    self.outlet = outlet
  }

  /// Whether lines are waiting for their reader.
  var isBehind: Bool { outlet?.isBehind ?? false }

  /// Gives the reader a short time to take the waiting lines.
  func finish() { outlet?.flush(for: TraceOutlet.timeout) }
}
