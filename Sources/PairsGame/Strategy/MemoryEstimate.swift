/// The memory of a player, estimated from the average flips of single-player games of one size.
///
/// It is the memory with which ``ForgetfulPar`` has the same average. Its standard error is that of the average,
/// divided by the flips that one per cent of memory saves.
public struct MemoryEstimate: Hashable, Sendable {
  /// The memory in per cent: 0 or 100 if no memory needs so many or so few flips.
  public let memory: Double

  /// The standard error in points of per cent.
  public let standardError: Double

  /// Whether two standard errors are less than ten points.
  public var isPrecise: Bool { 2 * standardError < 10 }

  /// Estimates a memory.
  ///
  /// - Parameters:
  ///   - pairs: the pairs of each deck, at least 2.
  ///   - meanFlips: the average flips of a game.
  ///   - games: the number of games, at least 1.
  /// - Complexity: about ten times that of ``ForgetfulPar``: 100 ms for 32 pairs, 10 ms for 18.
  public init(pairs: Int, meanFlips: Double, games: Int) {
    precondition(pairs >= 2 && games >= 1, "One pair takes two flips, whatever the memory")
    memory = Self.memory(pairs: pairs, meanFlips: meanFlips)
    let worse = ForgetfulPar(memory: max(0, memory - 0.01), pairs: pairs)
    let better = ForgetfulPar(memory: min(100, memory + 0.01), pairs: pairs)
    let saved = worse.flips(pairs: pairs) - better.flips(pairs: pairs)
    let error = worse.deviation(pairs: pairs) / Double(games).squareRoot()
    standardError = error * (better.memory - worse.memory) / saved
  }

  /// Returns the memory with an average, to 0.0001, by the Illinois variant of the regula falsi.
  ///
  /// It searches on the reciprocals of the averages, which grow almost evenly with the memory.
  ///
  /// Source: Dowell and Jarratt, *A modified regula falsi method for computing the root of an equation*, BIT 11,
  /// 1971.
  private static func memory(pairs: Int, meanFlips: Double) -> Double {
    func excess(_ memory: Double) -> Double {
      1 / ForgetfulPar(memory: memory, pairs: pairs).flips(pairs: pairs) - 1 / meanFlips
    }
    var (low, high) = ((memory: 0.0, excess: excess(0)), (memory: 100.0, excess: excess(100)))
    guard low.excess < 0 else { return 0 }
    guard high.excess > 0 else { return 100 }
    var lastWasLow: Bool?
    while true {
      let next =
        low.memory - low.excess * (high.memory - low.memory) / (high.excess - low.excess)
      let value = excess(next)
      let isLow = value < 0
      let step = abs(next - (isLow ? low.memory : high.memory))
      if isLow { low = (next, value) } else { high = (next, value) }
      if step < 1e-4 || value == 0 { return next }
      // An end that has stayed twice counts half, so that it moves too.
      if isLow == lastWasLow {
        if isLow { high.excess /= 2 } else { low.excess /= 2 }
      }
      lastWasLow = isLow
    }
  }
}
