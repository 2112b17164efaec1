/// The ends of animations to report, and the new groups that may end without any animation.
final class EndQueue {
  private var waiting: [Ending] = []
  private var delivered: [Ending] = []
  /// New groups that have a completion and may stay empty.
  private var newGroups: [Group] = []
  /// The number of animations and groups made so far.
  @exclusivity(unchecked) private var creations: UInt64 = 0

  var isEmpty: Bool { waiting.isEmpty && newGroups.isEmpty }

  /// Returns the creation number of the next animation or group.
  func nextCreation() -> UInt64 {
    creations += 1
    return creations
  }

  func add(_ ending: Ending) { waiting.append(ending) }

  func watch(_ group: Group) { newGroups.append(group) }

  /// Calls the due completions. Animations that end during the completions are reported by the next call.
  func deliver(at now: Double) {
    for group in newGroups {
      if let ending = group.endIfEmpty(at: now) { waiting.append(ending) }
    }
    newGroups.removeAll(keepingCapacity: true)
    guard !waiting.isEmpty else { return }
    swap(&waiting, &delivered)
    delivered.sort(by: <)
    for ending in delivered {
      ending.completion?(ending.outcome)
      ending.group?.reported(ending.outcome)
    }
    delivered.removeAll(keepingCapacity: true)
  }
}

/// The way in which an animation ended.
public enum Outcome: Hashable, Sendable {
  /// The animation reached its target.
  case finished
  /// Another animation, a new value or a removal took the track, or the group was cancelled, before the animation
  /// reached its target.
  case interrupted
}

/// The end of an animation, still to be reported.
struct Ending {
  /// The time on the animator's clock, in nanoseconds.
  let time: Double
  let creation: UInt64
  let outcome: Outcome
  let completion: ((Outcome) -> Void)?
  var group: Group?

  static func < (first: Ending, second: Ending) -> Bool {
    (first.time, first.creation) < (second.time, second.creation)
  }
}
