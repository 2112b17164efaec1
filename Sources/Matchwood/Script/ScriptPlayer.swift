import SDLKit
import Stage

/// Plays a script: returns its device events when they are due, step after step.
nonisolated struct ScriptPlayer {
  private let file: String
  private var lines: ArraySlice<ScriptLine>
  private var waiting: ArraySlice<TimedScriptEvent> = []
  /// The time when the current step began.
  private var began: Duration
  /// The time when the next step begins. After the last step, the time when it ends.
  private(set) var next: Duration
  /// The time when the current step began to wait, or `nil` if it does not wait.
  private var waitBegan: Duration?

  /// The interval at which a waiting step is checked.
  private static let checkInterval = Duration.milliseconds(40)
  /// The longest wait. It is enough for any machine.
  private static let timeout = Duration.seconds(600)

  /// Makes a player.
  ///
  /// - Parameter start: the time when the first step begins.
  init(_ script: Script, at start: Duration = .zero) {
    file = script.file
    lines = script.lines[...]
    began = start
    next = start
  }

  /// The time of the next event or step, or `nil` when everything has been sent.
  var nextDue: Duration? {
    if let act = waiting.first { return began + act.delay }
    return lines.isEmpty ? nil : next
  }

  /// Whether all steps have been played, including the duration of the last one.
  func isFinished(at now: Duration) -> Bool {
    waiting.isEmpty && lines.isEmpty && now >= next
  }

  /// Returns the events that are due and have not been returned yet.
  ///
  /// At most one step begins in each call, so that the next step sees the controls that this one causes.
  ///
  /// - Parameters:
  ///   - activity: the current activity of the program.
  ///   - controls: the controls of the active scene, in window units.
  /// - Throws: ``ScriptError`` if a step's control cannot be used, or if a wait takes too long or can never end.
  mutating func events(
    at now: Duration, _ activity: ProgramActivity = .idle, controls: [ControlReport]
  ) throws(ScriptError) -> [ScriptEvent] {
    if waiting.isEmpty, now >= next, let line = lines.first {
      guard try canBegin(line, at: now, activity, controls) else { return [] }
      lines.removeFirst()
      let (file, number) = (file, line.number)
      let step = try line.step.events { (target) throws(ScriptError) -> Point in
        switch Self.place(of: target, controls) {
        case .success(let place): return place
        case .failure(let problem):
          throw ScriptError(file: file, line: number, problem: problem.words)
        }
      }
      began = next
      waiting = step.acts[...]
      next = began + step.lasts
    }
    var due: [ScriptEvent] = []
    while let act = waiting.first, began + act.delay <= now {
      due.append(act.event)
      waiting.removeFirst()
    }
    return due
  }

  /// Whether a step can begin. A waiting step never begins in the first turn, because events of that turn may start
  /// an animation.
  private mutating func canBegin(
    _ line: ScriptLine, at now: Duration, _ activity: ProgramActivity, _ controls: [ControlReport]
  ) throws(ScriptError) -> Bool {
    var (isMet, isHopeless, problem) = (false, false, "nothing has come to rest for ten minutes")
    switch line.step {
    case .waitUntilStill: isMet = activity > .busy
    case .waitFor(let id):
      switch Self.place(of: .control(id), controls) {
      case .success: isMet = true
      case .failure(let reason): problem = reason.words
      }
      isHopeless = activity == .idle
    default: return true
    }
    if let began = waitBegan {
      if isMet {
        waitBegan = nil
        return true
      }
      if isHopeless || now - began >= Self.timeout {
        throw ScriptError(file: file, line: line.number, problem: problem)
      }
    } else {
      waitBegan = now
    }
    next = now + Self.checkInterval
    return false
  }

  private struct Problem: Error { let words: String }

  private static func place(
    of target: ScriptStep.Target, _ controls: [ControlReport]
  ) -> Result<Point, Problem> {
    switch target {
    case .place(let place): return .success(place)
    case .control(let id):
      guard let control = controls.first(where: { $0.id == id }) else {
        let known = controls.map(\.id).joined(separator: ", ")
        return .failure(Problem(words: "there is no control '\(id)' now; there are \(known)"))
      }
      guard control.isEnabled else {
        return .failure(Problem(words: "the control '\(id)' is off now; wait before it"))
      }
      guard control.isInView else {
        return .failure(
          Problem(words: "the control '\(id)' is scrolled away; scroll to it by keys"))
      }
      return .success(control.frame.center)
    }
  }
}

/// A running script: its player and the devices that it controls.
final class ScriptPerformance {
  private var player: ScriptPlayer
  private let devices: ScriptedDevices
  /// Whether the program ends with the script.
  private let isLast: Bool

  /// Makes a performance of a script.
  ///
  /// - Parameter isLast: whether the program ends with the script, as it does for a snapshot.
  init(_ script: Script, on devices: ScriptedDevices, at start: Duration, isLast: Bool) {
    player = ScriptPlayer(script, at: start)
    self.devices = devices
    self.isLast = isLast
  }

  /// The time of the next event, step or end, or `nil` if there is none.
  var nextDue: Duration? { player.nextDue ?? (isLast ? player.next : nil) }

  /// Sends the device events that are due.
  ///
  /// - Parameters:
  ///   - activity: the current activity of the program.
  ///   - controls: the controls of the active scene, in window units.
  /// - Throws: ``ScriptError`` for a step that cannot be played, `SDLError` if SDL rejects an event.
  func play(at now: Duration, _ activity: ProgramActivity, controls: [ControlReport]) throws {
    for act in try player.events(at: now, activity, controls: controls) { try devices.play(act) }
  }

  func endsProgram(at now: Duration) -> Bool { isLast && player.isFinished(at: now) }
}
