/// The average number of flips of one player alone whose memory has holes, exactly.
///
/// Such a player takes a known pair, and else turns an unknown card, each equally likely; then its partner if that is
/// known, else another unknown one. With memory m each card that was turned comes to mind at each turn with the chance m. A position is
/// given by how many kinds nobody has turned (z), of how many one card was turned (s), and of how many
/// both (d). A known pair is taken with the chance 1 − (1 − m²)^d. Else a of the s cards come to mind,
/// and one card of c of the d pairs; by these numbers each of the unknown cards, and so the turn, has its
/// chance. A turn that leads nowhere is played again: V = 2 + Σ chance · V(next), solved for V.
public struct ForgetfulPar: Sendable {
  /// The chance that a card comes to mind, in per cent.
  public let memory: Int

  /// By pairs, unturned kinds, and kinds of which one card was turned.
  private var averages: [[[Double]]] = [[[0]]]

  /// The averages for up to `pairs` pairs.
  ///
  /// - Parameter memory: from 0 to 100.
  /// - Complexity: O(`pairs`⁵), with a small factor
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

  /// The average for a deck of so many pairs.
  public func flips(pairs: Int) -> Double { averages[pairs][pairs][0] }

  private func average(_ turn: ForgetfulTurn) -> Double {
    var turn = turn
    turn.play(memory: Double(memory) / 100)
    var next = 0.0
    for (way, chance) in zip(ForgetfulTurn.Way.allCases, turn.chances) where chance > 0 {
      let change = way.change
      let (z, s, d) = (turn.unturned + change.z, turn.single + change.s, turn.double + change.d)
      next += chance * averages[z + s + d][z][s]
    }
    return (2 + next) / (1 - turn.stays)
  }
}

/// One turn: which positions it leads to, and with what chance.
private struct ForgetfulTurn {
  /// What becomes of the kinds.
  enum Way: Int, CaseIterable {
    case knownTaken, singleTaken, newTaken, twoNew, newAndDoubled, oneNew, twoDoubled, oneDoubled

    /// How the numbers of kinds change of which no card, one, or both were turned.
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
  /// By ways.
  private(set) var chances = Way.allCases.map { _ in 0.0 }
  /// The chance that nothing changes.
  private(set) var stays = 0.0

  init(_ unturned: Int, _ single: Int, _ double: Int) {
    (self.unturned, self.single, self.double) = (unturned, single, double)
  }

  /// Adds up all that can come to mind, and all cards that can be turned then.
  mutating func play(memory: Double) {
    let noPair = Self.power(1 - memory * memory, double)
    add(.knownTaken, 1 - noPair)
    guard noPair > 0 else { return }
    // Of a pair that does not come to mind whole, one card does with this chance.
    let half = 2 * memory / (1 + memory)
    let (singles, halves) = (Self.binomial(single, memory), Self.binomial(double, half))
    for (known, first) in singles.enumerated() {
      for (halfKnown, second) in halves.enumerated() {
        turnUnknown(known, halfKnown, noPair * first * second)
      }
    }
  }

  /// Turns an unknown card, and then its partner if that comes to mind, else another unknown one.
  private mutating func turnUnknown(_ known: Int, _ halfKnown: Int, _ weight: Double) {
    guard weight > 0 else { return }
    let (z, s, forgotten) = (Double(unturned), Double(single), Double(single - known))
    let (half, lost) = (Double(halfKnown), Double(double - halfKnown))
    /// Cards that were turned and do not come to mind.
    let old = forgotten + half + 2 * lost
    let unknown = 2 * z + s + old
    let first = weight / unknown
    // Its partner comes to mind.
    add(.singleTaken, first * Double(known))
    add(.knownTaken, first * half)
    guard unknown > 1 else { return }
    let pair = first / (unknown - 1)
    // A kind that nobody has turned.
    add(.newTaken, pair * 2 * z)
    add(.twoNew, pair * 2 * z * 2 * (z - 1))
    add(.newAndDoubled, pair * 2 * z * s)
    add(.oneNew, pair * 2 * z * old)
    // The other card of one that was turned and forgotten.
    add(.singleTaken, pair * forgotten)
    add(.newAndDoubled, pair * forgotten * 2 * z)
    add(.twoDoubled, pair * forgotten * (s - 1))
    add(.oneDoubled, pair * forgotten * (old - 1))
    // One that was turned and forgotten, and whose partner was not turned.
    add(.singleTaken, pair * forgotten)
    add(.oneNew, pair * forgotten * 2 * z)
    add(.oneDoubled, pair * forgotten * (s - 1))
    stays += pair * forgotten * (old - 1)
    // One of a pair that was turned and forgotten whole.
    add(.knownTaken, pair * 2 * lost)
    add(.oneNew, pair * 2 * lost * 2 * z)
    add(.oneDoubled, pair * 2 * lost * s)
    stays += pair * 2 * lost * (old - 2)
  }

  private mutating func add(_ way: Way, _ chance: Double) { chances[way.rawValue] += chance }

  /// The chances of 0 to `count` hits.
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
