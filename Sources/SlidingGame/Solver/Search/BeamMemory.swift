/// A lossy record of the boards that a beam search has reached, in a hash table of fixed size.
struct BeamMemory {
  /// The top 16 bits of each reached board's hash, in the slot given by other bits.
  private var seen: [UInt16]

  /// Creates a record with `count` slots, a power of two.
  ///
  /// A search may return endlessly to boards that the record has lost, so a larger table is better. It should also
  /// fit into the processor's caches.
  init(of count: Int = 1 << 17) {
    seen = Array(repeating: 0, count: count)
  }

  /// Removes all boards.
  mutating func clear() {
    seen.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
  }

  /// Drops the boards that the record contains, and records the others. Hash collisions drop a few new boards.
  ///
  /// - Parameter home: the hash of the solved board, which is always kept because it ends the search.
  @inline(__always)
  mutating func dropSeen(
    _ candidates: inout BeamCandidates<some BeamCandidate & BitwiseCopyable>,
    but home: UInt64? = nil
  ) {
    let mask = seen.count - 1
    seen.withUnsafeMutableBufferPointer { seen in
      candidates.filter { candidate in
        let place = Int(truncatingIfNeeded: candidate.mark >> 8) & mask
        // Never 0, the value of an empty slot.
        let mark = UInt16(truncatingIfNeeded: candidate.mark >> 48) | 1
        let difference = seen[place] ^ mark
        seen[place] = mark
        // 1 unless the difference is 0.
        return Int(truncatingIfNeeded: (difference | (0 &- difference)) >> 15)
          | (candidate.mark == home ? 1 : 0)
      }
    }
  }
}
