import CSDL2

/// The program's event queue, in order of occurrence.
public final class EventQueue {
  /// The library, which the queue keeps alive.
  public let library: SDLLibrary
  /// The event type that SDL has registered for `wake`.
  private nonisolated let wakeType: UInt32

  /// Creates the queue. A library has only one.
  ///
  /// - Throws: if SDL has no event type left for `wake`.
  public init(_ library: SDLLibrary) throws(SDLError) {
    self.library = library
    wakeType = SDL_RegisterEvents(1)
    if wakeType == UInt32.max { throw SDLError("SDL_RegisterEvents", "no event numbers left") }
  }

  /// The current time on the clock of the timestamps, in whole milliseconds.
  public var now: Duration { .milliseconds(SDL_GetTicks64()) }

  /// Returns the next event, or `nil` if the queue is empty. Skips events that the program ignores.
  public func poll() -> TimedEvent? {
    if let event = pollOnce() { return event }
    let hadPads = pollsPads
    return pollPads() || hadPads ? pollOnce() : nil
  }

  /// Blocks until an event arrives.
  ///
  /// With a gamepad connected, SDL would poll it every millisecond. This method polls it every 16 ms.
  ///
  /// - Parameter limit: the longest time to wait, rounded up to a millisecond. `nil` waits without limit.
  /// - Returns: the event, or `nil` after the time limit.
  public func wait(atMost limit: Duration?) -> TimedEvent? {
    let start = SDL_GetTicks64()
    let limit = limit.map { UInt64(max(0, ($0 / .milliseconds(1)).rounded(.up))) }
    while true {
      let spent = SDL_GetTicks64() - start
      let left = limit.map { $0 > spent ? Int32(clamping: $0 - spent) : 0 }
      // Events that the program ignores may precede others in the queue.
      if let sdl = unsafe waitOnce(atMost: left), let event = unsafe timed(sdl) ?? pollOnce() {
        return event
      }
      // Poll the gamepads once more before returning.
      if let limit, SDL_GetTicks64() - start >= limit { return pollsPads ? poll() : nil }
    }
  }

  /// Appends an event with the current time.
  public func push(_ event: Event) throws(SDLError) {
    var sdl = unsafe event.sdl(wakeType: wakeType)
    let pushed = unsafe SDL_PushEvent(&sdl)
    if pushed <= 0, unsafe sdl.type == SDL_DROPFILE.rawValue { unsafe SDL_free(sdl.drop.file) }
    if pushed <= 0, unsafe sdl.type == SDL_TEXTEDITING_EXT.rawValue {
      unsafe SDL_free(sdl.editExt.text)
    }
    try check(pushed, "SDL_PushEvent")
  }

  /// Appends a `wake` event, which ends a `wait`. Any thread may call it.
  public nonisolated func wake() { send(.wake) }

  /// Appends a `quit` event, which requests the end of the program. Any thread may call it.
  public nonisolated func quit() { send(.quit) }

  /// Appends an event. If SDL's queue is full, retries for 0.1 s, then drops the event.
  private nonisolated func send(_ event: Event) {
    var sdl = unsafe event.sdl(wakeType: wakeType)
    for _ in 0..<20 {
      if unsafe SDL_PushEvent(&sdl) >= 0 { return }
      SDL_Delay(5)
    }
  }

  private static let padInterval: Int32 = 16

  /// Whether a gamepad is connected. Then this object polls the gamepads, and SDL does not.
  private var pollsPads = false

  /// Polls the gamepads, and returns whether any is connected.
  private func pollPads() -> Bool {
    let hasPads = SDL_WasInit(SDL_INIT_GAMECONTROLLER) != 0 && SDL_NumJoysticks() > 0
    // Updates once more after the last gamepad was removed, because only that reports the removal.
    if hasPads || pollsPads { SDL_GameControllerUpdate() }
    if hasPads != pollsPads {
      SDLLibrary.setHint(SDL_HINT_AUTO_UPDATE_JOYSTICKS, hasPads ? "0" : "1")
      pollsPads = hasPads
    }
    return hasPads
  }

  private func pollOnce() -> TimedEvent? {
    var sdl = unsafe SDL_Event()
    while unsafe SDL_PollEvent(&sdl) != 0 {
      if let event = unsafe timed(sdl) { return event }
    }
    return nil
  }

  private func waitOnce(atMost milliseconds: Int32?) -> SDL_Event? {
    var sdl = unsafe SDL_Event()
    let hasPads = pollPads()
    let found =
      switch (milliseconds, hasPads) {
      case (nil, false): unsafe SDL_WaitEvent(&sdl)
      case (let limit, true):
        unsafe SDL_WaitEventTimeout(&sdl, min(limit ?? Self.padInterval, Self.padInterval))
      case (.some(let limit), false): unsafe SDL_WaitEventTimeout(&sdl, limit)
      }
    return unsafe found != 0 ? sdl : nil
  }

  private func timed(_ sdl: SDL_Event) -> TimedEvent? {
    unsafe Event(sdl, wakeType: wakeType).map {
      unsafe TimedEvent(event: $0, time: .milliseconds(sdl.common.timestamp))
    }
  }
}
