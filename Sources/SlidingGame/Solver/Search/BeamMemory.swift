/// Which boards a beam search has reached, as far as a table of fixed size remembers.
struct BeamMemory {
  /// The first quarter of the marks of boards that were reached, each in the place that the rest gives.
  private var seen: [UInt16]

  /// - Parameter count: how many boards are remembered, a power of two. What a search forgets it may
  ///   come back to without end, and what it remembers ought to lie in the caches.
  init(of count: Int = 1 << 17) {
    seen = Array(repeating: 0, count: count)
  }

  /// Forgets all boards.
  mutating func clear() {
    seen.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
  }

  /// Drops the boards that were reached before, as far as they can be told from others, and remembers the rest.
  ///
  /// - Parameter home: the mark of a board that is kept whatever is remembered, for it ends the search.
  @inline(__always)
  mutating func dropSeen(
    _ candidates: inout BeamCandidates<some BeamCandidate & BitwiseCopyable>,
    but home: UInt64? = nil
  ) {
    let mask = seen.count - 1
    seen.withUnsafeMutableBufferPointer { seen in
      candidates.filter { candidate in
        let place = Int(truncatingIfNeeded: candidate.mark >> 8) & mask
        // Never zero, which is what a place holds where nothing was seen.
        let mark = UInt16(truncatingIfNeeded: candidate.mark >> 48) | 1
        let difference = seen[place] ^ mark
        seen[place] = mark
        // One, unless the difference is nothing.
        return Int(truncatingIfNeeded: (difference | (0 &- difference)) >> 15)
          | (candidate.mark == home ? 1 : 0)
      }
    }
  }
}
