import Access
import Files
import Motion
import SDLKit
import SDLStage
import Stage

/// The main loop: handles events, draws a frame, and sleeps while there is nothing to do.
///
/// Each turn first advances the running animations and timers, then handles the events, then draws. So an animation
/// that an event starts begins with the next frame, however long the loop slept before.
final class RunLoop {
  /// Called when the output size has changed, before the next frame.
  var onResize: () -> Void = {}
  /// Called with the path of each file that is dropped on the window.
  var onDrop: (FilePath) -> Void = { _ in }
  /// Called when another thread has woken the loop.
  var onWake: () -> Void = {}
  /// Called when the window loses or gains keyboard focus.
  var onFocus: (_ hasFocus: Bool) -> Void = { _ in }
  /// Called when a key mutes the sound or changes its volume.
  var onSound: (Intent.SoundCommand) -> Void = { _ in }
  /// Called with each intent of the player, before a scene handles it.
  var onIntent: (Intent) -> Void = { _ in }
  /// The aids that take events before the scenes.
  let access: AccessInput
  /// Called with a command about speech. Returns whether speech is on.
  var onSpeech: (Intent.SpeechCommand) -> Bool = { _ in false }
  /// Called in each turn with the elapsed time, before animations advance.
  var onPass: (Duration) -> Void = { _ in }
  /// Called for each frame, for work that must not delay painting.
  ///
  /// If presenting the frame waits for the display's refresh, the call comes before presenting, so that saving does
  /// not wait. Otherwise it comes afterwards.
  var onPainted: () -> Void = {}
  /// Returns the activity of other threads. Used only while a script runs.
  var background: () -> ProgramActivity = { .idle }
  /// Whether the loop ends after this turn.
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
  private static let rumbleInterval = Duration.milliseconds(400)
  /// The time after which the trace tries again to write lines to a slow reader.
  private static let traceRetryInterval = Duration.milliseconds(100)
  /// The number of frames in a row that could not be drawn.
  private var failures = 0

  private static let framesWorthTidying = 30
  /// The shortest sleep that counts as long. A display that changes once a second still allows such sleeps.
  private static let longSleep = Duration.milliseconds(250)
  /// The longest sleep while other threads work, because SDL may have refused their wake events.
  private static let longestWaitForWork = Duration.seconds(1)

  /// The number of failed frames in a row that ends the program.
  private static let failureLimit = 10

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
    interpreter = InputInterpreter(unit: context.look.metrics.k)
    access = AccessInput(context: context)
    access.reports = { [weak container] in container?.controls ?? [] }
    lastTurn = time.now
  }

  /// The accelerometer reading of the gamepad used last, in m/s², for use as its rest pose, or `nil` if unknown.
  ///
  /// Known only while the active scene uses tilt.
  var tiltReading: Vector3? { interpreter.tiltReading }

  /// Rumbles the gamepad used last, at most once in 400 ms.
  func rumble(_ rumble: Rumble) {
    guard let pad = interpreter.pad, time.now >= nextRumble else { return }
    nextRumble = time.now + Self.rumbleInterval
    translator.rumble(pad, rumble)
  }

  /// Draws the first frame. Call it before starting anything that this frame does not need.
  func begin() throws(SDLError) {
    lastTurn = time.now
    try draw()
    // A window that has just appeared may need a second frame at once.
    frames = FramePace()
  }

  /// Runs until the program ends.
  func run() throws(RunError) {
    do {
      while !isOver {
        let deadline = nextDeadline
        if deadline.map({ $0 - time.now > Self.longSleep }) ?? true { tidy() }
        let event = time.sleep(until: deadline)
        if event == nil, background() != .idle { onWake() }
        try turn(event)
      }
    } catch let error as ScriptError {
      throw .script(error)
    } catch let error as SDLError {
      throw .display(error)
    } catch {
      preconditionFailure("Nothing else is thrown: \(error)")
    }
  }

  /// Makes the loop release memory before the next long sleep. Call it after work that needed much memory.
  func tidySoon() { framesSinceTidying = Self.framesWorthTidying }

  /// Saves the first frame once, and releases the painter's temporary memory. After many frames also trims the caches
  /// and returns memory to the system.
  private func tidy() {
    viewport.painter.finishIdleWork()
    guard framesSinceTidying >= Self.framesWorthTidying else { return }
    framesSinceTidying = 0
    context.look.pictures.tidy()
    viewport.painter.tidy()
    Memory.releaseFreePages()
  }

  /// Runs one turn of the loop. `first` is the event that ended the sleep, or `nil` if there was none.
  private func turn(_ first: TimedEvent?) throws {
    let now = time.now
    context.input.time = now
    let elapsed = now - lastTurn
    advanceTime(elapsed)
    try perform(access.advance(by: elapsed))
    lastTurn = now
    var event = first
    while let next = event {
      try handle(next)
      event = queue.poll()
    }
    try act(on: interpreter.advance(to: now))
    try performance?.play(at: now, activity, controls: controls)
    if performance?.endsProgram(at: now) == true { isOver = true }
    if needsLayout { layout() }
    updateInputNeeds()
    // The last frame is always drawn, even if another one has just been shown.
    if isOver || frames.allowsFrame(at: now) { try draw() } else { frames.postpone() }
  }

  /// Advances animations, timers and sounds by the elapsed time.
  private func advanceTime(_ elapsed: Duration) {
    onPass(elapsed)
    let pace = container.pace
    let elapsed = pace == 1 ? elapsed : elapsed * pace
    context.animator.advance(by: elapsed)
    container.advance(by: elapsed)
    context.feedback.sounds.advance()
  }

  private func handle(_ event: TimedEvent) throws(SDLError) {
    viewport.painter.handle(event.event)
    if event.event == .wake { onWake() }
    for input in translator.translate(event) {
      context.input.time = input.time
      if input.kind.isPersons { context.feedback.sounds.expect() }
      switch input.kind {
      case .quit: isOver = true
      case .windowResized: needsLayout = true
      case .focusGained:
        context.input.hasFocus = true
        onFocus(true)
      case .focusLost:
        context.input.hasFocus = false
        onFocus(false)
      case .fileDropped(let path): onDrop(path)
      default: break
      }
      // Handles the repeats that were due before this event first, while their device is still the current one.
      try act(on: interpreter.advance(to: input.time))
      updateInputNeeds()
      let (isTaken, intents) = access.takes(input.kind)
      try perform(intents)
      if isTaken { continue }
      let meant = meant(input)
      container.handleInput(meant.kind)
      try act(on: interpreter.intents(for: meant))
    }
  }

  /// Returns an event with the keys that the player means. A text gets the keys as they are printed.
  private func meant(_ input: InputEvent) -> InputEvent {
    let needs = interpreter.needs
    if needs.takesKeys || needs.textPlace != nil { return input }
    return InputEvent(context.look.texts.keys.meant(input.kind), at: input.time)
  }

  /// Performs the intents of an aid as its device.
  private func perform(_ aided: AidedIntents?) throws(SDLError) {
    guard let aided else { return }
    context.feedback.sounds.expect()
    context.input.device = aided.device
    for intent in aided.intents { try handle(intent) }
  }

  /// Updates the device in the context before scenes handle its intents.
  private func act(on intents: [Intent]) throws(SDLError) {
    context.input.device = interpreter.device
    context.input.padKind = interpreter.padKind
    context.input.stick = interpreter.stick
    for intent in intents { try handle(intent) }
  }

  /// Enables accelerometers, sticks and text input only for a scene that needs them.
  private func updateInputNeeds() {
    let needs = container.inputNeeds
    guard needs != interpreter.needs else { return }
    interpreter.needs = needs
    context.input.stick = interpreter.stick
    translator.textPlace = needs.textPlace
    translator.reportsTilt = needs.restPose != nil
  }

  private func handle(_ intent: Intent) throws(SDLError) {
    onIntent(intent)
    switch intent {
    case .command(.fullScreen): try viewport.switchFullScreen()
    case .command(.leave): isOver = true
    case .command(.close):
      if container.active?.isRoot == true { isOver = true } else { container.handle(.back) }
    case .sound(let command): onSound(command)
    case .speech(let command):
      // Without speech, both sticks of a gamepad do the same.
      if !onSpeech(command), command == .next { container.handle(.focusSwitch) }
    default: container.handle(intent)
    }
  }

  private func layout() {
    needsLayout = false
    onResize()
    context.look.pictures.tidy()
    tidySoon()
    interpreter.unit = context.look.metrics.k
  }

  private func draw() throws(SDLError) {
    list.removeAll()
    container.draw(into: &list)
    access.draw(into: &list)
    // Presenting may fail after the call.
    var wasCalled = false
    let painted = try paint {
      wasCalled = true
      onPainted()
    }
    if painted { framesSinceTidying += 1 }
    frames.drew(at: lastTurn, isNew: painted, waited: painted && viewport.painter.waitsForDisplay)
    if !wasCalled { onPainted() }
    trace?.update(controls)
  }

  /// Paints the frame and returns whether it has changed. Throws only after several failures in a row, because a
  /// lack of memory may end before the next frame.
  private func paint(_ onPainted: () -> Void) throws(SDLError) -> Bool {
    do {
      let painted = try viewport.painter.paint(
        list, theme: context.look.theme, onPainted: onPainted)
      failures = 0
      return painted
    } catch {
      failures += 1
      guard failures < Self.failureLimit else { throw error }
      return false
    }
  }

  /// The reports of the controls, in window units. Empty unless a script or a trace runs.
  private var controls: [ControlReport] {
    guard trace != nil || performance != nil else { return [] }
    return container.controls.map { $0.scaled(by: viewport.unitsPerPixel) }
  }

  /// Whether the next frame will differ from the last one.
  private var moves: Bool {
    !context.animator.isIdle || context.input.stick != .level || failures > 0
  }

  private var activity: ProgramActivity {
    if moves || frames.nextFrame(moves: false) != nil { return .busy }
    return min(background(), container.nextTimer == nil ? .idle : .waiting)
  }

  /// The time of the next turn if no event comes, or `nil` if there is none.
  private var nextDeadline: Duration? {
    let timer = container.nextTimer.map { lastTurn + $0 / container.pace }
    let tracing = trace?.isBehind == true ? lastTurn + Self.traceRetryInterval : nil
    let work = background() == .idle ? nil : lastTurn + Self.longestWaitForWork
    return Duration.soonest(
      interpreter.nextDeadline, performance?.nextDue, timer, tracing, work,
      access.nextTimer.map { lastTurn + $0 }, frames.nextFrame(moves: moves))
  }
}

extension ControlReport {
  fileprivate func scaled(by factor: Double) -> ControlReport {
    let scaled = Rect(
      frame.x * factor, frame.y * factor, frame.width * factor, frame.height * factor)
    return ControlReport(id: id, frame: scaled, isEnabled: isEnabled, isInView: isInView)
  }
}
