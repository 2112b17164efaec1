/// A successor of a board in a beam search.
protocol BeamCandidate {
  /// The Zobrist hash of the board.
  var mark: UInt64 { get }
}

/// The successors of a layer's boards, in the order of their parents.
struct BeamCandidates<Candidate: BeamCandidate & BitwiseCopyable>: ~Copyable {
  /// The number of candidates.
  private(set) var count = 0

  private let all: UnsafeMutablePointer<Candidate>
  private let capacity: Int

  /// Allocates space for the successors of `width` boards: three each without the reverse move, and four for the
  /// start.
  init(ofLayer width: Int) {
    capacity = 3 * width + 1
    all = .allocate(capacity: capacity)
  }

  deinit { all.deallocate() }

  /// The candidates.
  var buffer: UnsafeBufferPointer<Candidate> { UnsafeBufferPointer(start: all, count: count) }

  /// Removes all candidates.
  mutating func clear() { count = 0 }

  /// Appends a candidate.
  @inline(__always)
  mutating func append(_ candidate: Candidate) {
    assert(count < capacity)
    (all + count).initialize(to: candidate)
    count &+= 1
  }

  /// Keeps the candidates for which the closure returns 1, and drops those for which it returns 0.
  ///
  /// The loop has no branch, so that the processor overlaps the work on many candidates.
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
