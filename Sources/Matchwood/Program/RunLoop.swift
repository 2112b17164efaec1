import Files
import SDLKit
import SDLStage
import Stage

/// Drives the program: events in, one frame out, and sleep for as long as nothing is to be done.
///
/// Each turn lets time pass for what runs already, then takes the events, then draws. So what an
/// event starts begins with the frame that follows it, however long the sleep before it was.
final class RunLoop {
  /// Called when the output has another size, before the next frame.
  var onResize: () -> Void = {}
  /// Called with the path of each file that is dropped on the window.
  var onDrop: (FilePath) -> Void = { _ in }
  /// Called when another thread has woken the loop.
  var onWake: () -> Void = {}
  /// Called when the window loses the focus of the keyboard, or gets it back.
  var onFocus: (_ hasFocus: Bool) -> Void = { _ in }
  /// Called when a key asks for more or less of what is heard.
  var onSound: (Intent.SoundCommand) -> Void = { _ in }
  /// Called with the time that passes, before anything moves by it.
  var onPass: (Duration) -> Void = { _ in }
  /// Called once each turn's frame is painted: the time for what the painting should not wait for.
  ///
  /// Where showing it waits for the next refresh of the display, before that, so that what is kept waits for none. Else
  /// after it.
  var onPainted: () -> Void = {}
  /// Returns how much other threads do; only a script asks.
  var background: () -> Stillness = { .rests }
  /// Ends the loop after the turn at hand.
  var isOver = false

  let viewport: Viewport
  private let queue: EventQueue
  private let time: any Timekeeper
  private let translator: EventTranslator
  private let context: StageContext
  private let container: SceneContainer
  private var interpreter: InputInterpreter
  private var performance: ScriptPerformance?
  private let trace: Trace?

  private var lastTurn: Duration
  private var needsLayout = false
  private var frames = FramePace()
  private var list = DisplayList()
  private var framesSinceTidying = 0
  private var nextRumble = Duration.zero
  private static let restOfRumbles = Duration.milliseconds(400)
  /// How long lines of the trace wait for a reader that is slow.
  private static let restOfTrace = Duration.milliseconds(100)
  /// How many frames in a row could not be drawn.
  private var failures = 0

  private static let framesWorthTidying = 30
  /// The second of a clock is one, too.
  private static let longSleep = Duration.milliseconds(250)

  /// How many frames in a row are given up before the program is.
  private static let patience = 10

  init(
    viewport: Viewport, queue: EventQueue, time: any Timekeeper, context: StageContext,
    container: SceneContainer, performance: ScriptPerformance?, trace: Trace?
  ) {
    self.viewport = viewport
    self.queue = queue
    self.time = time
    self.context = context
    self.container = container
    self.performance = performance
    self.trace = trace
    translator = EventTranslator(
      queue.library, viewport.window, output: { viewport.size }, clock: time.stamp)
    interpreter = InputInterpreter(unit: context.metrics.k)
    lastTurn = time.now
  }

  /// How the pad used last is held now, to take as the pose at rest; nil where it is not known.
  ///
  /// Known only while tilts are felt in the active scene.
  var tiltReading: Vector3? { interpreter.tiltReading }

  /// Lets the pad used last be felt, but not again and again.
  func rumble(_ rumble: Rumble) {
    guard let pad = interpreter.pad, time.now >= nextRumble else { return }
    nextRumble = time.now + Self.restOfRumbles
    translator.rumble(pad, rumble)
  }

  /// Draws the first frame; what need not be there before it can be started after it.
  func begin() throws(SDLError) {
    lastTurn = time.now
    try draw()
    // The window that has just come to be seen may have to be shown once more, and at once.
    frames = FramePace()
  }

  /// Runs until the program is to end.
  func run() throws(RunError) {
    do {
      while !isOver {
        let deadline = nextDeadline
        if deadline.map({ $0 - time.now > Self.longSleep }) ?? true { tidy() }
        try turn(time.rest(until: deadline))
      }
    } catch let error as ScriptError {
      throw .script(error)
    } catch let error as SDLError {
      throw .display(error)
    } catch {
      preconditionFailure("Nothing else is thrown: \(error)")
    }
  }

  /// Before the next long sleep, gives back the memory that only work just done needed.
  func tidySoon() { framesSinceTidying = Self.framesWorthTidying }

  /// Before a long sleep, gives back the memory that only frames need, and after many of them all that they needed.
  private func tidy() {
    viewport.painter.rest()
    guard framesSinceTidying >= Self.framesWorthTidying else { return }
    framesSinceTidying = 0
    context.shelf.tidy()
    viewport.painter.tidy()
    Memory.giveBack()
  }

  /// One turn of the loop, beginning with the event that woke it; nil where time did.
  private func turn(_ first: TimedEvent?) throws {
    let now = time.now
    pass(now - lastTurn)
    lastTurn = now
    var event = first
    while let next = event {
      try handle(next)
      event = queue.poll()
    }
    try act(on: interpreter.advance(to: now))
    try performance?.play(at: now, stillness, controls: controls)
    if performance?.endsProgram(at: now) == true { isOver = true }
    if needsLayout { layout() }
    followScene()
    // The last one is to be seen whatever was shown before.
    if isOver || frames.admitsFrame(at: now) { try draw() } else { frames.putOff() }
  }

  /// Lets time pass for what runs already.
  private func pass(_ elapsed: Duration) {
    onPass(elapsed)
    let pace = container.pace
    let elapsed = pace == 1 ? elapsed : elapsed * pace
    context.animator.advance(by: elapsed)
    container.advance(by: elapsed)
    context.sounds.advance()
  }

  private func handle(_ event: TimedEvent) throws(SDLError) {
    viewport.painter.handle(event.event)
    if event.event == .wake { onWake() }
    for input in translator.translate(event) {
      if input.kind.isPersons { context.sounds.expect() }
      switch input.kind {
      case .quit: isOver = true
      case .windowResized: needsLayout = true
      case .focusGained:
        context.hasFocus = true
        onFocus(true)
      case .focusLost:
        context.hasFocus = false
        onFocus(false)
      case .fileDropped(let path): onDrop(path)
      default: break
      }
      // What was due before comes first, from the device that it is due of.
      try act(on: interpreter.advance(to: input.time))
      followScene()
      container.sense(input.kind)
      try act(on: interpreter.intents(for: input))
    }
  }

  /// Scenes know the device by the time they hear what it said.
  private func act(on intents: [Intent]) throws(SDLError) {
    context.device = interpreter.device
    context.padKind = interpreter.padKind
    context.stick = interpreter.stick
    for intent in intents { try handle(intent) }
  }

  /// Switches accelerometers, sticks and texts on only for a scene that uses them.
  private func followScene() {
    interpreter.readsStick = container.usesStick
    context.stick = interpreter.stick
    translator.textPlace = container.textPlace
    interpreter.readsText = container.textPlace != nil
    let pose = container.restPose
    if let pose, pose != interpreter.restPose { interpreter.restPose = pose }
    guard (pose != nil) != interpreter.allowsTilt else { return }
    interpreter.allowsTilt = pose != nil
    translator.sensesTilt = pose != nil
  }

  private func handle(_ intent: Intent) throws(SDLError) {
    switch intent {
    case .command(.fullScreen): try viewport.switchFullScreen()
    case .command(.leave): isOver = true
    case .command(.close):
      if container.active?.isRoot == true { isOver = true } else { container.handle(.back) }
    case .sound(let command): onSound(command)
    default: container.handle(intent)
    }
  }

  private func layout() {
    needsLayout = false
    onResize()
    context.shelf.tidy()
    tidySoon()
    interpreter.unit = context.metrics.k
  }

  private func draw() throws(SDLError) {
    list.removeAll()
    container.draw(into: &list)
    let painted = try paint()
    if painted { framesSinceTidying += 1 }
    frames.drew(at: lastTurn, isNew: painted, waited: painted && viewport.painter.waitsForDisplay)
    if !painted { onPainted() }
    trace?.update(controls)
  }

  /// What fails once, as for lack of memory, may be possible with the next frame.
  private func paint() throws(SDLError) -> Bool {
    do {
      let painted = try viewport.painter.paint(list, theme: context.theme, onPainted: onPainted)
      failures = 0
      return painted
    } catch {
      failures += 1
      guard failures < Self.patience else { throw error }
      return false
    }
  }

  /// What can be operated, in window units; asked for only by a script or a trace.
  private var controls: [ControlReport] {
    guard trace != nil || performance != nil else { return [] }
    return container.controls.map { $0.scaled(by: viewport.unitsPerPixel) }
  }

  /// Whether the next frame shows something else than the last one.
  private var moves: Bool {
    !context.animator.isIdle || context.stick != .level || failures > 0
  }

  private var stillness: Stillness {
    if moves || frames.nextFrame(moves: false) != nil { return .moves }
    return min(background(), container.nextTimer == nil ? .rests : .waits)
  }

  /// When there is something to do though nothing happens; nil for never.
  private var nextDeadline: Duration? {
    let timer = container.nextTimer.map { lastTurn + $0 / container.pace }
    let tracing = trace?.isBehind == true ? lastTurn + Self.restOfTrace : nil
    return Duration.soonest(
      interpreter.nextDeadline, performance?.nextDue, timer, tracing,
      frames.nextFrame(moves: moves))
  }
}

extension ControlReport {
  fileprivate func scaled(by factor: Double) -> ControlReport {
    let scaled = Rect(
      frame.x * factor, frame.y * factor, frame.width * factor, frame.height * factor)
    return ControlReport(id: id, frame: scaled, isEnabled: isEnabled, isInView: isInView)
  }
}
