extension Animator {
  /// Makes a group, whose completion is called once; see `Group`.
  public func makeGroup(completion: ((Outcome) -> Void)? = nil) -> Group {
    let group = Group(animator: self, creation: nextCreation(), completion: completion)
    if completion != nil { newGroups.append(group) }
    return group
  }

  /// Counts one more running animation of a group and returns its clock.
  func enter(_ group: Group?) -> Int32 {
    guard let group else { return 0 }
    precondition(group.belongs(to: self), "a group works with the animator that made it")
    group.running += 1
    if let clock = group.clock { return clock }
    let index = clockGroups.dropFirst().firstIndex { $0 == nil } ?? clockGroups.count
    let time = group.localTime(at: now)
    if index == clockGroups.count {
      clockGroups.append(group)
      clocks.append(time)
    } else {
      clockGroups[index] = group
      clocks[index] = time
    }
    group.clock = Int32(index)
    return Int32(index)
  }

  /// Counts one less; the last one gives the group's clock back.
  func leave(_ group: Group?) {
    guard let group else { return }
    group.running -= 1
    guard group.running == 0, let clock = group.clock else { return }
    clockGroups[Int(clock)] = nil
    group.clock = nil
  }

  func cancel(_ group: Group) {
    guard let clock = group.clock else { return }
    for index in stride(from: tweens.count - 1, through: 0, by: -1)
    where tweens[index].clock == clock {
      removeTween(at: index, .interrupted, at: now)
    }
    for index in stride(from: timelines.count - 1, through: 0, by: -1)
    where timelines[index].clock == clock {
      timelines[index].outcome = .interrupted
      removeTimeline(at: index, at: now)
    }
  }

  /// The animator's time at which a clock shows or showed `local`, at most now.
  func rootTime(of local: Double, onClock clock: Int32) -> Double {
    guard let group = clockGroups[Int(clock)] else { return local }
    return group.rootTime(of: local, now: now)
  }

  /// A group that nobody put anything in has finished.
  func reportEmptyGroups() {
    guard !newGroups.isEmpty else { return }
    for group in newGroups where group.unreported == 0 && group.completion != nil {
      let completion = group.completion
      group.completion = nil
      endings.append(
        Ending(time: now, creation: group.creation, outcome: .finished, completion: completion))
    }
    newGroups.removeAll(keepingCapacity: true)
  }
}
