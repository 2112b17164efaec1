/// The exact average number of flips in a single-player game with an imperfect memory.
///
/// The player takes a known pair. Else it turns an unknown card, each equally likely. It then turns the partner if
/// that is known, else another unknown card. With memory m, each turned card is remembered at each turn with the
/// chance m.
///
/// A position has z kinds that were never turned, s kinds of which one card was turned, and d kinds of which both
/// were. A known pair is taken with the chance 1 − (1 − m²)^d. Otherwise the player remembers a of the s cards, and
/// one card each of c of the d pairs. These numbers give the chance of each unknown card and so of each turn. A
/// turn that changes nothing is played again: V = 2 + Σ chance · V(next), solved for V.
public struct ForgetfulPar: Sendable {
  /// The chance to remember a card, in per cent.
  public let memory: Int

  /// The averages by pairs, unturned kinds, and kinds of which one card was turned.
  private var averages: [[[Double]]] = [[[0]]]

  /// Computes the averages for up to `pairs` pairs.
  ///
  /// - Parameter memory: from 0 to 100.
  /// - Complexity: O(`pairs`⁵), with a small factor.
  public init(memory: Int, pairs: Int) {
    precondition((0...100).contains(memory), "Memory is a share in per cent")
    self.memory = memory
    for left in 0..<pairs {
      let left = left + 1
      averages.append([])
      for unturned in 0...left {
        averages[left].append([])
        for single in 0...left - unturned {
          averages[left][unturned].append(
            average(ForgetfulTurn(unturned, single, left - unturned - single)))
        }
      }
    }
  }

  /// Returns the average for a deck of `pairs` pairs.
  public func flips(pairs: Int) -> Double { averages[pairs][pairs][0] }

  private func average(_ turn: ForgetfulTurn) -> Double {
    var turn = turn
    turn.play(memory: Double(memory) / 100)
    var next = 0.0
    for (outcome, chance) in zip(ForgetfulTurn.Outcome.allCases, turn.chances) where chance > 0 {
      let change = outcome.change
      let (z, s, d) = (turn.unturned + change.z, turn.single + change.s, turn.double + change.d)
      next += chance * averages[z + s + d][z][s]
    }
    return (2 + next) / (1 - turn.stays)
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
  private(set) var chances = Outcome.allCases.map { _ in 0.0 }
  /// The chance that the position stays the same.
  private(set) var stays = 0.0

  init(_ unturned: Int, _ single: Int, _ double: Int) {
    (self.unturned, self.single, self.double) = (unturned, single, double)
  }

  /// Sums over all sets of remembered cards, and over all cards that the player can then turn.
  mutating func play(memory: Double) {
    let noPair = Self.power(1 - memory * memory, double)
    add(.knownTaken, 1 - noPair)
    guard noPair > 0 else { return }
    // The chance that exactly one card of a pair is remembered, provided that not both are.
    let half = 2 * memory / (1 + memory)
    let (singles, halves) = (Self.binomial(single, memory), Self.binomial(double, half))
    for (known, first) in singles.enumerated() {
      for (halfKnown, second) in halves.enumerated() {
        turnUnknown(known, halfKnown, noPair * first * second)
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

  /// Returns the chances of 0 to `count` hits.
  private static func binomial(_ count: Int, _ chance: Double) -> [Double] {
    var chances = [1.0]
    for _ in 0..<count {
      let before = chances + [0]
      chances = before.indices.map { hits in
        before[hits] * (1 - chance) + (hits > 0 ? before[hits - 1] * chance : 0)
      }
    }
    return chances
  }

  private static func power(_ base: Double, _ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { product, _ in product * base }
  }
}
