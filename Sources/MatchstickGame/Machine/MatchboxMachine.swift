import GameKernel

/// A machine of matchboxes that learns to play with one pile whose last match loses.
///
/// Box n is for n matches left. It begins with some beads for each legal take. At its turn the machine draws a
/// bead and takes as many matches. An empty box means that it gives up. After a lost game, the last bead drawn is
/// removed, and all other beads return to their boxes.
///
/// No box ever gains a bead, and a winning take is never removed: after it, the machine draws again and can only
/// lose by a later bead. So against a teacher that plays everything, each box keeps its winning take alone, and
/// the boxes of lost counts become empty.
///
/// Source: M. Gardner's machine for hexapawn, *Mathematical Games*, Scientific American, March 1962, after D.
/// Michie.
public struct MatchboxMachine: Hashable, Sendable {
  /// The possible piles.
  public static let piles = 1...60
  /// The possible numbers of beads for each take in a new box.
  public static let beadCounts = 1...3

  /// A bead with the number of matches that it takes.
  public struct Bead: Hashable, Sendable {
    /// The number of the box, which is the number of matches left.
    public let box: Int
    /// The number of matches to take.
    public let take: Int

    /// Makes a bead.
    public init(box: Int, take: Int) { (self.box, self.take) = (box, take) }
  }

  /// The number of matches, and of boxes.
  public let pile: Int
  /// The most matches in a turn, within ``Matchsticks/takeLimits``.
  public let takeLimit: Int
  /// The number of beads for each take in a new box.
  public let beads: Int

  /// The number of beads for the takes 1, 2 and so on, in the boxes 1, 2 and so on.
  var boxes: [[Int]]
  /// The boxes from which a bead was drawn in a finished game.
  var openedBoxes: Set<Int> = []
  /// The number of finished games.
  public internal(set) var games = 0
  /// The number of games that the machine has won.
  public internal(set) var won = 0

  /// The number of the game after which the machine beats Clever, or `nil`.
  ///
  /// It then wins with certainty against the clever player, from the seat that wins by theory from the full pile.
  public internal(set) var beatsClever: Int?
  /// The number of the game after which the machine wins with certainty against anybody, from the same seat, or
  /// `nil`.
  public internal(set) var unbeatable: Int?
  /// The number of the game after which all boxes are settled, or `nil`.
  public internal(set) var allRight: Int?

  /// Makes a machine that knows nothing.
  ///
  /// - Parameters:
  ///   - pile: within ``piles``.
  ///   - takeLimit: within ``Matchsticks/takeLimits``.
  ///   - beads: within ``beadCounts``.
  public init(pile: Int = 18, takeLimit: Int = 3, beads: Int = 1) {
    precondition(Self.piles.contains(pile), "There is no machine for this pile")
    precondition(Matchsticks.takeLimits.contains(takeLimit), "There is no machine for this limit")
    precondition(Self.beadCounts.contains(beads), "A box begins with 1 to 3 beads of a kind")
    (self.pile, self.takeLimit, self.beads) = (pile, takeLimit, beads)
    boxes = (1...pile).map { Array(repeating: beads, count: min(takeLimit, $0)) }
    noteMilestones()
  }

  /// The theory of the pile.
  public var theory: PileTheory { PileTheory(takeLimit: takeLimit) }

  /// Returns the takes of the beads in a box, one for each bead, in ascending order.
  ///
  /// - Parameter box: from 1 to ``pile``.
  public func takes(inBox box: Int) -> [Int] {
    boxes[box - 1].enumerated().flatMap { Array(repeating: $0 + 1, count: $1) }
  }

  /// The number of beads that were removed.
  public var removed: Int {
    let left = boxes.reduce(0) { $0 + $1.reduce(0, +) }
    return boxes.reduce(0) { $0 + $1.count } * beads - left
  }

  /// Returns whether a bead is still in its box. A training or a reset can have removed it.
  public func contains(_ bead: Bead) -> Bool {
    boxes.indices.contains(bead.box - 1) && boxes[bead.box - 1].indices.contains(bead.take - 1)
      && boxes[bead.box - 1][bead.take - 1] > 0
  }

  /// Returns whether only winning takes are left in a box. A settled box of a lost count is empty.
  public func isSettled(_ box: Int) -> Bool {
    let best = theory.winningTake(box)
    return takes(inBox: box).allSatisfy { $0 == best }
  }

  /// Returns whether a bead was ever drawn from a box. Some teachers never lead to all boxes.
  public func wasOpened(_ box: Int) -> Bool { openedBoxes.contains(box) }

  // MARK: Play

  /// Draws a bead, each one in the box equally likely, or returns `nil` if the machine gives up.
  ///
  /// The bead stays in the box: boxes change at the end of a game only, and no game opens a box twice.
  ///
  /// - Parameter box: the number of matches left, from 1 to ``pile``.
  public func draw(fromBox box: Int, using random: inout SeededGenerator) -> Bead? {
    let takes = takes(inBox: box)
    guard !takes.isEmpty else { return nil }
    return Bead(box: box, take: takes[random.draw(below: takes.count)])
  }

  /// Finishes a game. If the machine has lost, it removes the last bead that it drew.
  ///
  /// - Parameters:
  ///   - isWon: whether the machine has won.
  ///   - drawn: the beads that it drew in this game, in order.
  public mutating func finishGame(isWon: Bool, drawn: [Bead]) {
    games += 1
    openedBoxes.formUnion(drawn.map(\.box))
    if isWon {
      won += 1
    } else if let last = drawn.last {
      precondition(boxes[last.box - 1][last.take - 1] > 0, "This bead is not in its box")
      boxes[last.box - 1][last.take - 1] -= 1
      noteMilestones()
    }
  }
}

// MARK: Knowledge

extension MatchboxMachine {
  /// Whether no game with a teacher can cost a bead any more.
  public func isAtRest(with teacher: MatchstickOccupant) -> Bool {
    let isSure = sureWins(against: teacher)
    // With an empty box in the first turn, the machine gives up and loses no bead.
    return ([0] + teacher.possibleTakes(from: pile, theory)).allSatisfy { taken in
      isSure[pile - taken] || boxes[pile - taken - 1].isEmptyBox
    }
  }

  /// Whether the machine wins with certainty against a player, from the seat that wins by theory.
  private func wins(against player: MatchstickOccupant) -> Bool {
    let isSure = sureWins(against: player)
    return theory.isLost(pile)
      ? player.possibleTakes(from: pile, theory).allSatisfy { isSure[pile - $0] } : isSure[pile]
  }

  /// Returns for each count, from 0 on, whether the machine to move wins with certainty against a player.
  private func sureWins(against player: MatchstickOccupant) -> [Bool] {
    var isSure = [true]
    for (index, box) in boxes.enumerated() {
      let isSafe = box.indices.allSatisfy { kind in
        let left = index - kind
        return box[kind] == 0
          || left > 0
            && player.possibleTakes(from: left, theory).allSatisfy { isSure[left - $0] }
      }
      isSure.append(isSafe && !box.isEmptyBox)
    }
    return isSure
  }

  /// Stores the number of this game for what the machine has learned. It cannot lose it again.
  mutating func noteMilestones() {
    if beatsClever == nil, wins(against: .clever) { beatsClever = games }
    if unbeatable == nil, wins(against: .person) { unbeatable = games }
    if allRight == nil, (1...pile).allSatisfy({ isSettled($0) }) { allRight = games }
  }
}

extension [Int] {
  /// Whether a box has no beads of any kind.
  fileprivate var isEmptyBox: Bool { allSatisfy { $0 == 0 } }
}

extension MatchstickOccupant {
  /// Returns all takes that the player makes with a chance above 0.
  fileprivate func possibleTakes(from count: Int, _ theory: PileTheory) -> [Int] {
    switch self {
    case .simple: [1]
    case .clever, .humanLike(strength: 100): [theory.winningTake(count) ?? 1]
    case .person, .machine, .wild, .humanLike: Array(1...min(theory.takeLimit, count))
    }
  }
}
