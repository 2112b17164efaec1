/// The clocks that animations run by: the animator's own, and one for each group that has any.
struct Clocks: ~Copyable {
  /// The sum of all steps, and the same in nanoseconds.
  private var elapsed = Duration.zero
  private(set) var now = 0.0
  /// What each clock shows, in nanoseconds; the animator's own is the first.
  private var times = FlatArray<Double>()
  /// The group behind each clock; nil for the animator's own and for unused ones.
  private var groups: [Group?] = [nil]

  init() { times.append(0) }

  /// What all clocks show, in nanoseconds.
  var base: UnsafePointer<Double> { UnsafePointer(times.base) }

  /// What a clock shows, in nanoseconds.
  subscript(clock: Int32) -> Double { times[Int(clock)] }

  mutating func advance(by step: Duration) {
    elapsed += step
    now = elapsed.nanoseconds
    times[0] = now
    for case let group? in groups {
      if let clock = group.clock { times[Int(clock)] = group.localTime(at: now) }
    }
  }

  /// Counts one more running animation of a group and returns its clock.
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

  /// Counts one less; the last one gives the group's clock back.
  mutating func leave(_ group: Group?) {
    guard let group else { return }
    group.running -= 1
    guard group.running == 0, let clock = group.clock else { return }
    groups[Int(clock)] = nil
    group.clock = nil
  }

  /// How many running animations stand still with their groups.
  var heldCount: Int {
    var held = 0
    for case let group? in groups where group.standsStill { held += group.running }
    return held
  }

  /// The animator's time at which a clock shows or showed `local`, at most now.
  func rootTime(of local: Double, onClock clock: Int32) -> Double {
    guard let group = groups[Int(clock)] else { return local }
    return group.rootTime(of: local, now: now)
  }
}

extension Duration {
  /// Whole nanoseconds, rounded down; exact as a `Double` for up to 104 days.
  @inline(__always) var nanoseconds: Double {
    let attoseconds = self.attoseconds
    let short = Int64(truncatingIfNeeded: attoseconds)
    // Up to nine seconds fit into 64 bits, whose division costs a fraction of that of 128.
    if Int128(short) == attoseconds, short >= 0 { return Double(short / 1_000_000_000) }
    return longNanoseconds
  }

  @inline(never) private var longNanoseconds: Double {
    let (seconds, attoseconds) = components
    return (Double(seconds) * 1e9) + Double(attoseconds / 1_000_000_000)
  }
}
