/// What all animations of an animator share: tracks, clocks, and the ends that are to be reported.
@usableFromInline struct MotionContext: ~Copyable {
  /// How long fades take with reduced motion: 150 ms, in nanoseconds.
  static let reducedDuration = 150_000_000.0

  @usableFromInline var tracks = TrackStore()
  var clocks = Clocks()
  let curves = CurveTable()
  let ends = EndQueue()

  @usableFromInline init() {}

  /// Notes who hears of the end of the tween that starts on a slot.
  @inline(__always) mutating func listen(
    _ slot: Int, _ group: Group?, _ completion: ((Outcome) -> Void)?
  ) {
    tracks.listen(slot, creation: ends.nextCreation(), group, completion)
    group?.began()
  }

  /// Notes that the tween on a slot has ended, if anyone listens.
  ///
  /// - Returns: the tween's group.
  @discardableResult @inline(never)
  mutating func reportEnd(of slot: Int, _ outcome: Outcome, at time: Double) -> Group? {
    guard let listener = tracks.takeListener(of: slot) else { return nil }
    ends.add(
      Ending(
        time: time, creation: tracks.slots[slot].creation, outcome: outcome,
        completion: listener.completion, group: listener.group))
    return listener.group
  }
}
