/// Which boards of one number of moves a ``StagedBeam`` keeps.
///
/// Those of the last stages that were reached get equal shares. Were there only one row of all, the
/// first few boards that come to a new stage would throw out the others, one of which might have
/// come there two moves later and in better order.
struct StagedRoom {
  private let last: Int
  private var shares: [Share]

  /// What is kept of one stage.
  private struct Share {
    var least = Int32.max
    var count = 0
    /// The rank from which on there is not room for all.
    var lastRank = Int32.max
    /// How many of that rank there is room for.
    var left = 0
  }

  /// How many ranks above the best are told apart.
  private static let ranks = 2048

  /// Room for so many boards of so many stages.
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
    var room = width
    for stage in 0..<stages {
      // What a stage leaves is shared by those after it.
      let share = room / (stages - stage)
      if shares[stage].count > share {
        cut(stage, share, counts[stage * Self.ranks..<(stage + 1) * Self.ranks])
      }
      room -= min(share, shares[stage].count)
    }
  }

  /// Finds out which ranks of a stage there is room for.
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

  /// Whether a board is kept; of those of the last rank the first that ask.
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
