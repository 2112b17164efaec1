/// The quota of boards that a ``StagedBeam`` keeps at one depth, by stage.
///
/// The latest stages reached get equal shares. With a single ranking, the first few boards at a new stage would
/// displace all others. One of those might have reached the stage two moves later with a better arrangement.
struct StageQuota {
  private let last: Int
  private var shares: [Share]

  /// The quota of one stage.
  private struct Share {
    var least = Int32.max
    var count = 0
    /// The cut-off rank, at which only some boards are kept.
    var lastRank = Int32.max
    /// The number of boards with the cut-off rank still to keep.
    var left = 0
  }

  /// The number of distinct ranks above the best. Higher ranks count as the last one.
  private static let ranks = 2048

  /// Creates quotas for `width` boards of `stages` stages.
  init(_ candidates: UnsafeBufferPointer<StagedBeam.Candidate>, _ width: Int, stages: Int) {
    let last = candidates.reduce(0) { max($0, Int($1.stage)) }
    self.last = last
    shares = Array(repeating: Share(), count: stages)
    for candidate in candidates where last - Int(candidate.stage) < stages {
      let stage = last - Int(candidate.stage)
      shares[stage].count += 1
      shares[stage].least = min(shares[stage].least, candidate.rank)
    }
    guard candidates.count > width else { return }
    var counts = [Int32](repeating: 0, count: stages * Self.ranks)
    for candidate in candidates where last - Int(candidate.stage) < stages {
      let stage = last - Int(candidate.stage)
      let rank = min(Int(candidate.rank - shares[stage].least), Self.ranks - 1)
      counts[stage * Self.ranks + rank] += 1
    }
    var remaining = width
    for stage in 0..<stages {
      // A stage's unused share goes to the stages after it.
      let share = remaining / (stages - stage)
      if shares[stage].count > share {
        cut(stage, share, counts[stage * Self.ranks..<(stage + 1) * Self.ranks])
      }
      remaining -= min(share, shares[stage].count)
    }
  }

  /// Computes the cut-off rank of a stage.
  private mutating func cut(_ stage: Int, _ share: Int, _ counts: ArraySlice<Int32>) {
    var kept = 0
    for (rank, count) in counts.enumerated() where count > 0 {
      if kept + Int(count) > share || rank == Self.ranks - 1 {
        shares[stage].lastRank = shares[stage].least + Int32(rank)
        shares[stage].left = share - kept
        return
      }
      kept += Int(count)
    }
  }

  /// Returns 1 if a board is kept, otherwise 0. Of the cut-off rank, the first boards are kept.
  @inline(__always)
  mutating func takes(_ candidate: StagedBeam.Candidate) -> Int {
    let stage = last - Int(candidate.stage)
    guard stage < shares.count else { return 0 }
    guard candidate.rank == shares[stage].lastRank else {
      return candidate.rank < shares[stage].lastRank ? 1 : 0
    }
    shares[stage].left -= 1
    return shares[stage].left >= 0 ? 1 : 0
  }
}
