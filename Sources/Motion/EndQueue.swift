/// The ends that are still to be reported, and the groups that may have ended empty.
final class EndQueue {
  private var waiting: [Ending] = []
  private var delivered: [Ending] = []
  /// New groups that have a completion and may stay empty.
  private var newGroups: [Group] = []
  /// How many animations and groups were made so far.
  @exclusivity(unchecked) private var creations: UInt64 = 0

  var isEmpty: Bool { waiting.isEmpty && newGroups.isEmpty }

  /// The number of the next animation or group.
  func nextCreation() -> UInt64 {
    creations += 1
    return creations
  }

  func add(_ ending: Ending) { waiting.append(ending) }

  func watch(_ group: Group) { newGroups.append(group) }

  /// Calls the completions that are due; what they cause to end is left to the next time.
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

/// How an animation ended.
public enum Outcome: Hashable, Sendable {
  /// It reached its target.
  case finished
  /// Something else took its track, or its group was cancelled, before it reached its target.
  case interrupted
}

/// The end of an animation that is still to be reported.
struct Ending {
  /// On the animator's clock, in nanoseconds.
  let time: Double
  let creation: UInt64
  let outcome: Outcome
  let completion: ((Outcome) -> Void)?
  var group: Group?

  static func < (first: Ending, second: Ending) -> Bool {
    (first.time, first.creation) < (second.time, second.creation)
  }
}
