import SDLKit
import Stage

/// Plays a script in time: says which signals are due, one step after the other.
nonisolated struct ScriptPlayer {
  private let file: String
  private var lines: ArraySlice<ScriptLine>
  private var waiting: ArraySlice<TimedAct> = []
  /// When the step being played began.
  private var began: Duration
  /// When the next step begins, or the last one ends.
  private(set) var next: Duration
  /// When the step began that waits for something to come; nil while none does.
  private var waitBegan: Duration?

  /// How often it looks.
  private static let look = Duration.milliseconds(40)
  /// How long it waits: enough for any machine.
  private static let patience = Duration.seconds(600)

  /// - Parameter start: when the first step begins.
  init(_ script: Script, at start: Duration = .zero) {
    file = script.file
    lines = script.lines[...]
    began = start
    next = start
  }

  /// When there is something to do again; nil when all has been sent.
  var nextDue: Duration? {
    if let act = waiting.first { return began + act.delay }
    return lines.isEmpty ? nil : next
  }

  /// Whether all steps have been played and the last one has lasted.
  func isFinished(at now: Duration) -> Bool {
    waiting.isEmpty && lines.isEmpty && now >= next
  }

  /// The signals that are due and have not been asked for.
  ///
  /// At most one step begins, so that the next one sees the controls that this one leads to.
  ///
  /// - Parameters:
  ///   - stillness: how much goes on.
  ///   - controls: the controls of the active scene, in window units.
  /// - Throws: ``ScriptError`` where a step points at a control that cannot be used, or waits in vain.
  mutating func acts(
    at now: Duration, _ stillness: Stillness = .rests, controls: [ControlReport]
  ) throws(ScriptError) -> [ScriptAct] {
    if waiting.isEmpty, now >= next, let line = lines.first {
      guard try hasCome(line, at: now, stillness, controls) else { return [] }
      lines.removeFirst()
      let (file, number) = (file, line.number)
      let step = try line.step.acts { (target) throws(ScriptError) -> Point in
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
    var due: [ScriptAct] = []
    while let act = waiting.first, began + act.delay <= now {
      due.append(act.act)
      waiting.removeFirst()
    }
    return due
  }

  /// Whether what a step waits for has come; never in the turn that it begins in, whose events may start something.
  private mutating func hasCome(
    _ line: ScriptLine, at now: Duration, _ stillness: Stillness, _ controls: [ControlReport]
  ) throws(ScriptError) -> Bool {
    var (isThere, isVain, problem) = (false, false, "nothing has come to rest for ten minutes")
    switch line.step {
    case .rest: isThere = stillness > .moves
    case .waitFor(let id):
      switch Self.place(of: .control(id), controls) {
      case .success: isThere = true
      case .failure(let reason): problem = reason.words
      }
      isVain = stillness == .rests
    default: return true
    }
    if let began = waitBegan {
      if isThere {
        waitBegan = nil
        return true
      }
      if isVain || now - began >= Self.patience {
        throw ScriptError(file: file, line: line.number, problem: problem)
      }
    } else {
      waitBegan = now
    }
    next = now + Self.look
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

/// A script on stage: its player and the devices that it plays on.
final class ScriptPerformance {
  private var player: ScriptPlayer
  private let devices: ScriptedDevices
  /// Whether the program ends with the script.
  private let isLast: Bool

  /// - Parameter isLast: whether the program ends with the script, as it does for a snapshot.
  init(_ script: Script, on devices: ScriptedDevices, at start: Duration, isLast: Bool) {
    player = ScriptPlayer(script, at: start)
    self.devices = devices
    self.isLast = isLast
  }

  /// When there is something to do again; nil for never.
  var nextDue: Duration? { player.nextDue ?? (isLast ? player.next : nil) }

  /// Sends the signals that are due.
  ///
  /// - Parameters:
  ///   - stillness: how much goes on.
  ///   - controls: the controls of the active scene, in window units.
  /// - Throws: ``ScriptError`` for a step that cannot be played, `SDLError` where SDL takes no signal.
  func play(at now: Duration, _ stillness: Stillness, controls: [ControlReport]) throws {
    for act in try player.acts(at: now, stillness, controls: controls) { try devices.play(act) }
  }

  func endsProgram(at now: Duration) -> Bool { isLast && player.isFinished(at: now) }
}
