/// The clocks of animations: the animator's own, and one for each group that has running animations.
struct Clocks: ~Copyable {
  /// The sum of all steps. `now` is the same in nanoseconds.
  private var elapsed = Duration.zero
  private(set) var now = 0.0
  /// The time of each clock, in nanoseconds. The first is the animator's own.
  private var times = FlatArray<Double>()
  /// The group of each clock, `nil` for the animator's own and for unused ones.
  private var groups: [Group?] = [nil]

  init() { times.append(0) }

  /// The times of all clocks, in nanoseconds.
  var base: UnsafePointer<Double> { UnsafePointer(times.base) }

  /// The time of a clock, in nanoseconds.
  subscript(clock: Int32) -> Double { times[Int(clock)] }

  mutating func advance(by step: Duration) {
    elapsed += step
    now = elapsed.nanoseconds
    times[0] = now
    for case let group? in groups {
      if let clock = group.clock { times[Int(clock)] = group.localTime(at: now) }
    }
  }

  /// Counts one more running animation of a group and returns the group's clock.
  @inline(__always) mutating func enter(_ group: Group?) -> Int32 {
    guard let group else { return 0 }
    return enter(group)
  }

  private mutating func enter(_ group: Group) -> Int32 {
    group.running += 1
    if let clock = group.clock { return clock }
    let index = groups.dropFirst().firstIndex { $0 == nil } ?? groups.count
    let time = group.localTime(at: now)
    if index == groups.count {
      groups.append(group)
      times.append(time)
    } else {
      groups[index] = group
      times[index] = time
    }
    group.clock = Int32(index)
    return Int32(index)
  }

  /// Counts one running animation less. The last one releases the group's clock.
  mutating func leave(_ group: Group?) {
    guard let group else { return }
    group.running -= 1
    guard group.running == 0, let clock = group.clock else { return }
    groups[Int(clock)] = nil
    group.clock = nil
  }

  /// The number of running animations whose groups are paused or have the speed 0.
  var heldCount: Int {
    var paused = 0
    for case let group? in groups where group.standsStill { paused += group.running }
    return paused
  }

  /// Returns the animator's time, at most now, at which a clock shows or showed `local`.
  func rootTime(of local: Double, onClock clock: Int32) -> Double {
    guard let group = groups[Int(clock)] else { return local }
    return group.rootTime(of: local, now: now)
  }
}

extension Duration {
  /// The number of whole nanoseconds, rounded down. Exact as a `Double` for up to 104 days.
  @inline(__always) var nanoseconds: Double {
    let attoseconds = self.attoseconds
    let short = Int64(truncatingIfNeeded: attoseconds)
    // Up to nine seconds fit into 64 bits. Their division costs a fraction of the division of 128 bits.
    if Int128(short) == attoseconds, short >= 0 { return Double(short / 1_000_000_000) }
    return longNanoseconds
  }

  @inline(never) private var longNanoseconds: Double {
    let (seconds, attoseconds) = components
    return (Double(seconds) * 1e9) + Double(attoseconds / 1_000_000_000)
  }
}
