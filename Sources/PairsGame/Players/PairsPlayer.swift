import GameKernel

/// A computer player of Pairs, which chooses a card from the cards seen so far.
///
/// Players are values without memory: the knowledge holds everything there is to remember.
public protocol PairsPlayer: Sendable {
  /// Returns the card to flip next. It must be face down.
  ///
  /// - Parameter random: the only source of chance. Both flips of a turn get the same generator in its initial
  ///   state, so the first draws of both are equal.
  func chooseCard(in knowledge: PairsKnowledge, using random: inout SeededGenerator) -> Int
}

/// A player that remembers each seen card with a fixed chance, and plays as well as it can with those.
///
/// Each turn draws anew for each card whether the player remembers it. A forgotten card counts as unseen. It takes
/// each pair that it remembers. In a game of two it otherwise turns as many new cards as the best plan says. In
/// games of one, three or four it always turns new cards, which needs the fewest flips with a perfect memory.
public struct ForgetfulPlayer: PairsPlayer {
  /// The valid memories, in per cent.
  public static let memories = 0...100

  /// The chance to remember a card, in per cent.
  public let memory: Int

  /// Makes a player with a memory, which must be one of ``memories``.
  public init(memory: Int) {
    precondition(Self.memories.contains(memory), "Memory is a share in per cent")
    self.memory = memory
  }

  /// Returns the card to flip next. The first draws decide which cards the player remembers. Both flips of a turn
  /// draw the same numbers, so they agree.
  public func chooseCard(in knowledge: PairsKnowledge, using random: inout SeededGenerator) -> Int {
    let comesToMind = knowledge.places.map { _ in random.draw(below: 100) < memory }
    let recollection = Recollection(knowledge) { comesToMind[$0] }
    let table = knowledge.seatCount == 2 ? LeadTable.shared(knowledge.turnRule) : nil
    return recollection.card(pairs: knowledge.pairsLeft, by: table, using: &random)
  }
}

/// A player for two seats that remembers every card and maximises its expected lead over an equal opponent.
///
/// It takes each pair that is known when its turn begins, and plays by ``LeadTable/perfect(_:)``. In larger games it
/// sometimes leaves the pair of a new card to the opponent, who must then go on.
public struct PerfectPlayer: PairsPlayer {
  /// Makes a perfect player.
  public init() {}

  /// Returns the card to flip next in a game of two seats. Chance only decides among the unknown cards.
  ///
  /// - Complexity: O(cards). The first call in a process may compute the table.
  public func chooseCard(in knowledge: PairsKnowledge, using random: inout SeededGenerator) -> Int {
    precondition(knowledge.seatCount == 2, "The perfect player plays against one other")
    let recollection = Recollection(knowledge) { _ in true }
    return recollection.card(
      pairs: knowledge.pairsLeft, by: .perfect(knowledge.turnRule), using: &random)
  }
}
