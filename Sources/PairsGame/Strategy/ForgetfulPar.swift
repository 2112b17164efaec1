/// The exact average and deviation of the flips in a single-player game with an imperfect memory.
///
/// The player takes a known pair. Else it turns an unknown card, each equally likely. It then turns the partner if
/// that is known, else another unknown card. With memory m, each turned card is remembered at each turn with the
/// chance m.
///
/// A position has z kinds that were never turned, s kinds of which one card was turned, and d kinds of which both
/// were. A known pair is taken with the chance 1 − (1 − m²)^d. Otherwise the player remembers a of the s cards, and
/// one card each of c of the d pairs. These numbers give the chance of each unknown card and so of each turn. A
/// turn that changes nothing is played again: V = 2 + Σ chance · V(next), solved for V. Likewise the mean square is
/// Q = 4 + 4 Σ chance · V(next) + Σ chance · Q(next), solved for Q.
public struct ForgetfulPar: Sendable {
  /// The chance to remember a card, in per cent.
  public let memory: Double

  /// The moments by pairs, unturned kinds, and kinds of which one card was turned.
  private var moments: [[[Moments]]] = [[[Moments()]]]

  /// The mean of the flips, and the mean of their square.
  private struct Moments {
    var mean = 0.0
    var square = 0.0
  }

  /// Computes the flips for up to `pairs` pairs.
  ///
  /// - Parameter memory: from 0 to 100.
  /// - Complexity: O(`pairs`⁵), with a small factor.
  public init(memory: Double, pairs: Int) {
    precondition((0...100).contains(memory), "Memory is a share in per cent")
    self.memory = memory
    let chances = MemoryChances(memory: memory / 100, pairs: pairs)
    for left in 0..<pairs {
      let left = left + 1
      moments.append([])
      for unturned in 0...left {
        moments[left].append([])
        for single in 0...left - unturned {
          moments[left][unturned].append(
            moments(ForgetfulTurn(unturned, single, left - unturned - single, chances)))
        }
      }
    }
  }

  /// Returns the average of a game with a deck of `pairs` pairs.
  public func flips(pairs: Int) -> Double { moments[pairs][pairs][0].mean }

  /// Returns the standard deviation of one game with a deck of `pairs` pairs.
  public func deviation(pairs: Int) -> Double {
    let moments = moments[pairs][pairs][0]
    return max(0, moments.square - moments.mean * moments.mean).squareRoot()
  }

  private func moments(_ turn: ForgetfulTurn) -> Moments {
    var next = Moments()
    for outcome in ForgetfulTurn.Outcome.allCases {
      let chance = turn.chances[outcome.rawValue]
      guard chance > 0 else { continue }
      let change = outcome.change
      let (z, s, d) = (turn.unturned + change.z, turn.single + change.s, turn.double + change.d)
      let moments = moments[z + s + d][z][s]
      next.mean += chance * moments.mean
      next.square += chance * moments.square
    }
    let mean = (2 + next.mean) / (1 - turn.stays)
    let square = 4 + 4 * (next.mean + turn.stays * mean) + next.square
    return Moments(mean: mean, square: square / (1 - turn.stays))
  }
}

/// The chances of how many cards a memory holds.
private struct MemoryChances {
  /// For each number of cards, the chances that 0, 1, 2 … of them are remembered.
  let singles: [[Double]]
  /// For each number of pairs, the chances that one card of 0, 1, 2 … of them is remembered, if no whole pair is.
  let halves: [[Double]]
  /// For each number of pairs, the chance that no whole pair is remembered.
  let noPair: [Double]

  init(memory: Double, pairs: Int) {
    singles = Self.binomials(pairs, memory)
    halves = Self.binomials(pairs, 2 * memory / (1 + memory))
    var noPair = [1.0]
    for _ in 0..<pairs { noPair.append(noPair[noPair.count - 1] * (1 - memory * memory)) }
    self.noPair = noPair
  }

  /// Returns for 0 to `limit` tries the chances of each number of hits.
  private static func binomials(_ limit: Int, _ chance: Double) -> [[Double]] {
    var all = [[1.0]]
    for _ in 0..<limit {
      let before = all[all.count - 1] + [0]
      all.append(
        before.indices.map { hits in
          before[hits] * (1 - chance) + (hits > 0 ? before[hits - 1] * chance : 0)
        })
    }
    return all
  }
}

/// One turn: the positions to which it leads, and their chances.
private struct ForgetfulTurn {
  /// A possible outcome of a turn.
  enum Outcome: Int, CaseIterable {
    case knownTaken, singleTaken, newTaken, twoNew, newAndDoubled, oneNew, twoDoubled, oneDoubled

    /// The changes of the numbers of kinds of which no card, one card, or both were turned.
    var change: (z: Int, s: Int, d: Int) {
      switch self {
      case .knownTaken: (0, 0, -1)
      case .singleTaken: (0, -1, 0)
      case .newTaken: (-1, 0, 0)
      case .twoNew: (-2, 2, 0)
      case .newAndDoubled: (-1, 0, 1)
      case .oneNew: (-1, 1, 0)
      case .twoDoubled: (0, -2, 2)
      case .oneDoubled: (0, -1, 1)
      }
    }
  }

  let unturned: Int
  let single: Int
  let double: Int
  /// The chance of each outcome, in the order of ``Outcome``.
  private(set) var chances = SIMD8<Double>()
  /// The chance that the position stays the same.
  private(set) var stays = 0.0

  /// Sums over all sets of remembered cards, and over all cards that the player can then turn.
  init(_ unturned: Int, _ single: Int, _ double: Int, _ memory: MemoryChances) {
    (self.unturned, self.single, self.double) = (unturned, single, double)
    let noPair = memory.noPair[double]
    add(.knownTaken, 1 - noPair)
    guard noPair > 0 else { return }
    let (singles, halves) = (memory.singles[single], memory.halves[double])
    for known in 0...single {
      for halfKnown in 0...double {
        turnUnknown(known, halfKnown, noPair * singles[known] * halves[halfKnown])
      }
    }
  }

  /// Turns an unknown card, then its partner if that is remembered, else another unknown card.
  private mutating func turnUnknown(_ known: Int, _ halfKnown: Int, _ weight: Double) {
    guard weight > 0 else { return }
    let (z, s, forgotten) = (Double(unturned), Double(single), Double(single - known))
    let (half, lost) = (Double(halfKnown), Double(double - halfKnown))
    /// Cards that were turned and are forgotten.
    let old = forgotten + half + 2 * lost
    let unknown = 2 * z + s + old
    let first = weight / unknown
    // The partner is remembered.
    add(.singleTaken, first * Double(known))
    add(.knownTaken, first * half)
    guard unknown > 1 else { return }
    let pair = first / (unknown - 1)
    // The first card is of a kind that was never turned.
    add(.newTaken, pair * 2 * z)
    add(.twoNew, pair * 2 * z * 2 * (z - 1))
    add(.newAndDoubled, pair * 2 * z * s)
    add(.oneNew, pair * 2 * z * old)
    // The first card was never turned, and its partner was turned and is forgotten.
    add(.singleTaken, pair * forgotten)
    add(.newAndDoubled, pair * forgotten * 2 * z)
    add(.twoDoubled, pair * forgotten * (s - 1))
    add(.oneDoubled, pair * forgotten * (old - 1))
    // The first card was turned and is forgotten, and its partner was not turned.
    add(.singleTaken, pair * forgotten)
    add(.oneNew, pair * forgotten * 2 * z)
    add(.oneDoubled, pair * forgotten * (s - 1))
    stays += pair * forgotten * (old - 1)
    // The first card belongs to a pair of which both cards were turned and are forgotten.
    add(.knownTaken, pair * 2 * lost)
    add(.oneNew, pair * 2 * lost * 2 * z)
    add(.oneDoubled, pair * 2 * lost * s)
    stays += pair * 2 * lost * (old - 2)
  }

  private mutating func add(_ outcome: Outcome, _ chance: Double) {
    chances[outcome.rawValue] += chance
  }
}
