/// One running tween, as the animator's loop reads it: 32 bytes, half a cache line.
///
/// The numbers to blend lie at `place` in the animator's components.
struct RunningTween {
  /// When it starts, in nanoseconds on its clock.
  var start: Double
  /// In nanoseconds, at least 1.
  var duration: Double
  /// Where the track's numbers begin.
  let place: Int32
  let slot: Int32
  /// Index of its clock: 0 for the animator's own, else that of a group.
  let clock: Int32
  /// Row of its curve in the `CurveTable`.
  var row: UInt16
  /// How many numbers a value has.
  let count: UInt16
}
