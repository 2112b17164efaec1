/// A board that one move more leads to, as a beam search finds it.
protocol BeamCandidate {
  /// The number that tells the board from others.
  var mark: UInt64 { get }
}

/// Which boards a beam search has reached, as far as a table of fixed size remembers.
struct BeamMemory {
  /// The first half of the marks of boards that were reached, each in the place that the second gives.
  private var seen: [UInt32]

  /// - Parameter count: how many boards are remembered, a power of two.
  init(of count: Int = 1 << 18) {
    seen = Array(repeating: 0, count: count)
  }

  /// Forgets all boards.
  mutating func clear() {
    seen.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
  }

  /// Drops the boards that were reached before, and remembers the others.
  ///
  /// No branch waits for the memory here, so that many look-ups are under way at once.
  @inline(__always)
  mutating func dropSeen(_ candidates: inout [some BeamCandidate]) {
    var kept = 0
    let mask = seen.count - 1
    seen.withUnsafeMutableBufferPointer { seen in
      candidates.withUnsafeMutableBufferPointer { candidates in
        for candidate in candidates {
          let place = Int(truncatingIfNeeded: candidate.mark >> 8) & mask
          let mark = UInt32(truncatingIfNeeded: candidate.mark >> 32)
          let difference = seen[place] ^ mark
          seen[place] = mark
          candidates[kept] = candidate
          // By one, unless the difference is nothing.
          kept &+= Int(truncatingIfNeeded: (difference | (0 &- difference)) >> 31)
        }
      }
    }
    candidates.removeLast(candidates.count - kept)
  }
}
