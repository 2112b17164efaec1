import GameKernel
import PairsGame

/// A player that forgets nothing, takes what it knows, and else always turns two unknown cards.
struct TwoNewCards: PairsPlayer {
  func chooseCard(in sight: Pairs.Sight, using random: inout SeededGenerator) -> Int {
    var known: [UInt8: Int] = [:]
    var unknown: [Int] = []
    var wanted: UInt8?
    if let open = sight.openCard, case .open(let kind, _) = sight.places[open] { wanted = kind }
    for (card, place) in sight.places.enumerated() {
      switch place {
      case .gone, .open: break
      case .unseen: unknown.append(card)
      case .seen(let kind, _):
        let isPair = known.updateValue(card, forKey: kind) != nil
        if kind == wanted || wanted == nil && isPair { return card }
      }
    }
    return unknown[random.draw(below: unknown.count)]
  }
}
