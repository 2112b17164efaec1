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

extension Animator {
  /// Notes that the animation on a slot has ended, if anyone listens.
  func reportEnd(of slot: Int, _ outcome: Outcome, at time: Double) {
    guard slots[slot].isHeard else { return }
    slots[slot].isHeard = false
    endings.append(
      Ending(
        time: time, creation: slots[slot].creation, outcome: outcome,
        completion: listeners[slot].completion, group: listeners[slot].group))
    listeners[slot].completion = nil
    listeners[slot].group = nil
  }

  /// Calls the completions that are due; what they cause to end is left to the next advance.
  func deliverEndings() {
    guard !endings.isEmpty else { return }
    swap(&endings, &delivered)
    delivered.sort(by: <)
    for ending in delivered {
      ending.completion?(ending.outcome)
      ending.group?.reported(ending.outcome)
    }
    delivered.removeAll(keepingCapacity: true)
  }
}
