/// A running `Animation`, laid out flat: what its tracks show is a pure function of its time.
///
/// Nothing is allocated after it was made. A step may be reached by any jump in time, forwards or
/// backwards, so long frames, repeats and reversed passes need no care of their own.
final class Timeline {
  /// One node of the animation; its children follow it.
  struct Step {
    enum Kind {
      case tween
      case path(PathShape)
      case sequence, parallel, repeated, autoreversed
    }

    let kind: Kind
    /// In nanoseconds; infinite for one that repeats forever.
    var duration = 0.0
    /// When it starts within its sequence, in nanoseconds.
    var start = 0.0
    /// One behind its last descendant.
    var next = 0
    /// Its elder sibling, and the last of its children; −1 for none.
    var previous = -1
    var lastChild = -1

    /// For tweens and paths: the track, where its numbers are, and the curve.
    var slot: Int32 = -1
    var place = 0
    var count = 0
    var row: UInt16 = 0
    /// Where this step's points begin in `numbers`: the one it starts from, then its keyframes.
    var points = 0
    var keyframes = 1
    /// False once something else has taken the track.
    var isLive = true
  }

  var steps: [Step] = []
  var numbers: [Double] = []

  /// When it started, in nanoseconds on its clock.
  var start = 0.0
  let clock: Int32
  let creation: UInt64
  let group: Group?
  var completion: ((Outcome) -> Void)?

  /// The tracks that are still its own.
  var slots: [Int32] = []
  var outcome = Outcome.finished

  init(
    clock: Int32, creation: UInt64, group: Group?, completion: ((Outcome) -> Void)?
  ) {
    self.clock = clock
    self.creation = creation
    self.group = group
    self.completion = completion
  }

  /// In nanoseconds.
  var duration: Double { steps[0].duration }

  /// Gives up a track, which then shows what its new owner says.
  func release(_ slot: Int32) {
    outcome = .interrupted
    slots.removeAll { $0 == slot }
    for index in steps.indices where steps[index].slot == slot { steps[index].isLive = false }
  }
}
