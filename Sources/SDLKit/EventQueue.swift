import CSDL2

/// The events of the program, in the order in which they happened.
public final class EventQueue {
  /// The library whose events these are; kept alive.
  public let library: SDLLibrary
  /// The event that `wake` sends.
  private nonisolated let wakeType: UInt32

  /// The one queue of a library.
  ///
  /// - Throws: where SDL has no number left for `wake`.
  public init(_ library: SDLLibrary) throws(SDLError) {
    self.library = library
    wakeType = SDL_RegisterEvents(1)
    if wakeType == UInt32.max { throw SDLError("SDL_RegisterEvents", "no event numbers left") }
  }

  /// The time now on the clock that events are stamped with, in whole milliseconds as the stamps are.
  public var now: Duration { .milliseconds(SDL_GetTicks64()) }

  /// The next event that means something here, or nil where none has happened.
  public func poll() -> TimedEvent? {
    if let event = pollOnce() { return event }
    let hadPads = looksAtPads
    return followPads() || hadPads ? pollOnce() : nil
  }

  /// Sleeps until an event comes.
  ///
  /// With a pad plugged in SDL would look at it every millisecond; this looks every 16.
  ///
  /// - Parameter limit: how long at most, rounded up to a millisecond; nil for ever.
  /// - Returns: the event, or nil when the time was over.
  public func wait(atMost limit: Duration?) -> TimedEvent? {
    let start = SDL_GetTicks64()
    let limit = limit.map { UInt64(max(0, ($0 / .milliseconds(1)).rounded(.up))) }
    while true {
      let spent = SDL_GetTicks64() - start
      let left = limit.map { $0 > spent ? Int32(clamping: $0 - spent) : 0 }
      // What means nothing here may stand before what does.
      if let sdl = waitOnce(atMost: left), let event = timed(sdl) ?? pollOnce() { return event }
      // What the pads have to say is heard before the time is over.
      if let limit, SDL_GetTicks64() - start >= limit { return looksAtPads ? poll() : nil }
    }
  }

  /// Puts an event at the end of the queue, as if it had happened now.
  public func push(_ event: Event) throws(SDLError) {
    var sdl = event.sdl(wakeType: wakeType)
    let pushed = SDL_PushEvent(&sdl)
    if pushed <= 0, sdl.type == SDL_DROPFILE.rawValue { SDL_free(sdl.drop.file) }
    if pushed <= 0, sdl.type == SDL_TEXTEDITING_EXT.rawValue { SDL_free(sdl.editExt.text) }
    try check(pushed, "SDL_PushEvent")
  }

  /// Ends a `wait` with the event `wake`; may be called on any thread.
  public nonisolated func wake() { send(.wake) }

  /// Asks for the end of the program by the event `quit`; may be called on any thread.
  public nonisolated func quit() { send(.quit) }

  /// Where SDL has no room for it, it tries again for a tenth of a second: a queue that is full is being emptied.
  private nonisolated func send(_ event: Event) {
    var sdl = event.sdl(wakeType: wakeType)
    for _ in 0..<20 {
      if SDL_PushEvent(&sdl) >= 0 { return }
      SDL_Delay(5)
    }
  }

  private static let padInterval: Int32 = 16

  /// Whether this object looks at the pads instead of SDL: from the first to the last of them.
  private var looksAtPads = false

  /// Looks at the pads, and says whether there are any.
  private func followPads() -> Bool {
    let hasPads = SDL_WasInit(SDL_INIT_GAMECONTROLLER) != 0 && SDL_NumJoysticks() > 0
    // Once more after the last is gone, since that is how SDL says so.
    if hasPads || looksAtPads { SDL_GameControllerUpdate() }
    if hasPads != looksAtPads {
      SDL_SetHint(SDL_HINT_AUTO_UPDATE_JOYSTICKS, hasPads ? "0" : "1")
      looksAtPads = hasPads
    }
    return hasPads
  }

  private func pollOnce() -> TimedEvent? {
    var sdl = SDL_Event()
    while SDL_PollEvent(&sdl) != 0 {
      if let event = timed(sdl) { return event }
    }
    return nil
  }

  private func waitOnce(atMost milliseconds: Int32?) -> SDL_Event? {
    var sdl = SDL_Event()
    let hasPads = followPads()
    let found =
      switch (milliseconds, hasPads) {
      case (nil, false): SDL_WaitEvent(&sdl)
      case (let limit, true):
        SDL_WaitEventTimeout(&sdl, min(limit ?? Self.padInterval, Self.padInterval))
      case (.some(let limit), false): SDL_WaitEventTimeout(&sdl, limit)
      }
    return found != 0 ? sdl : nil
  }

  private func timed(_ sdl: SDL_Event) -> TimedEvent? {
    Event(sdl, wakeType: wakeType).map {
      TimedEvent(event: $0, time: .milliseconds(sdl.common.timestamp))
    }
  }
}
