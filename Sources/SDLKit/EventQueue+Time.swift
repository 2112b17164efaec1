import CSDL2

extension EventQueue {
  /// The time now on the clock that events are stamped with.
  ///
  /// In whole milliseconds, as the stamps are.
  public var now: Duration { .milliseconds(SDL_GetTicks64()) }
}
