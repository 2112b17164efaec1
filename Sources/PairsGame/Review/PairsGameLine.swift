/// A game of Pairs in one line of text: `RULE;DECK;FLIPS`, such as `solo;0 1 0 1;0 2 1 3`.
///
/// The rule is `solo`, or for two players `unknown-card` or `passing`. The deck lists the kind of each card, from
/// 0. The flips list the cards in the order in which they were flipped, two for each turn.
public struct PairsGameLine: Hashable, Sendable {
  /// The position before the first flip. The layout is an offered one, or one row if none has as many cards.
  public let start: Pairs.State

  /// The flipped cards in order.
  public let flips: [Int]

  /// Parses a line, or returns `nil` if it is not valid. The rules may still refuse its flips.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    guard parts.count == 3, let kinds = Self.numbers(parts[1], UInt8.self),
      let flips = Self.numbers(parts[2], Int.self),
      let layout = PairsLayout.offered.first(where: { $0.cardCount == kinds.count })
        ?? PairsLayout(columns: kinds.count, rows: 1),
      let deck = PairsDeck(layout, kinds: kinds)
    else { return nil }
    if parts[0] == "solo" {
      start = Pairs.State(deck, seatCount: 1)
    } else {
      guard let turnRule = TurnRule(rawValue: String(parts[0])) else { return nil }
      start = Pairs.State(deck, seatCount: 2, turnRule: turnRule)
    }
    self.flips = flips
  }

  /// Returns numbers between single spaces, or `nil` if there is anything else.
  private static func numbers<Number: FixedWidthInteger>(
    _ text: some StringProtocol, _ type: Number.Type
  ) -> [Number]? {
    if text.isEmpty { return [] }
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Number($0, radix: 10) }
    return numbers.count == parts.count ? numbers : nil
  }
}

extension PairsReview {
  /// Judges the turns of a game. Returns `nil` if the rules refuse a flip.
  public init?(_ line: PairsGameLine) { self.init(line.start, flips: line.flips) }
}
