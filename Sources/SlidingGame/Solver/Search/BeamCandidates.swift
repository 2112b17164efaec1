/// A board that one move more leads to, as a beam search finds it.
protocol BeamCandidate {
  /// The number that tells the board from others.
  var mark: UInt64 { get }
}

/// The boards that one move more leads to from a layer, in the order of their parents.
struct BeamCandidates<Candidate: BeamCandidate & BitwiseCopyable>: ~Copyable {
  /// How many there are.
  private(set) var count = 0

  private let all: UnsafeMutablePointer<Candidate>
  private let capacity: Int

  /// Room for those of a layer of so many boards: three each, for the way back is closed, and four of the first.
  init(ofLayer width: Int) {
    capacity = 3 * width + 1
    all = .allocate(capacity: capacity)
  }

  deinit { all.deallocate() }

  /// The candidates.
  var buffer: UnsafeBufferPointer<Candidate> { UnsafeBufferPointer(start: all, count: count) }

  /// Forgets all.
  mutating func clear() { count = 0 }

  /// Takes in one more.
  @inline(__always)
  mutating func append(_ candidate: Candidate) {
    assert(count < capacity)
    (all + count).initialize(to: candidate)
    count &+= 1
  }

  /// Keeps those for which the answer is 1, and drops those for which it is 0.
  ///
  /// No branch waits for the answer, so that many are under way at once.
  @inline(__always)
  mutating func filter(_ keeps: (inout Candidate) -> Int) {
    var kept = 0
    for number in 0..<count {
      var candidate = all[number]
      let isKept = keeps(&candidate)
      all[kept] = candidate
      kept &+= isKept
    }
    count = kept
  }
}
