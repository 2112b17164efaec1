import Stage

/// The places of the found pairs on the felt after a game: one hand per player, in rows.
nonisolated struct HandLayout: Hashable, Sendable {
  /// The offset of the front card of a pair from the other one, in card sizes.
  private static let front = Point(0.3, 0.08)
  /// The distance from one pair to the next, in card sizes.
  private static let step = Size(1.5, 1.25)
  /// The gap between two hands, in rows.
  private static let gap = 0.25
  /// The largest size of a card, relative to its usual one.
  private static let mostScale = 0.85

  /// The place of each card, by its number.
  private(set) var places: [Int: Rect] = [:]
  /// The cards from back to front.
  private(set) var order: [Int] = []
  /// The frame of each hand's sign, or `nil` for a hand without a sign.
  private(set) var signs: [Rect?] = []

  /// Lays out hands with the largest cards that fit.
  ///
  /// - Parameters:
  ///   - hands: the cards of each hand, pair by pair.
  ///   - card: the usual size of a card.
  ///   - room: the area for all hands.
  ///   - hasSigns: whether each hand begins with a sign.
  init(_ hands: [[Int]], card: Size, in room: Rect, hasSigns: Bool) {
    let lead = hasSigns ? 0.8 : 0
    let counts = hands.map { $0.count / 2 }
    var scale = Self.mostScale
    func columns() -> Int {
      max(1, Int(room.width / (scale * card.width * Self.step.width) - lead))
    }
    func rows() -> Double {
      let taken = counts.filter { $0 > 0 }
      let rows = taken.map { ($0 + columns() - 1) / columns() }.reduce(0, +)
      return Double(rows) + Self.gap * Double(max(0, taken.count - 1))
    }
    while scale > 0.1, rows() * scale * card.height * Self.step.height > room.height {
      scale -= 0.01
    }
    let step = Size(
      scale * card.width * Self.step.width, scale * card.height * Self.step.height)
    let widest = min(columns(), counts.max() ?? 0)
    let left = room.midX - (Double(widest) + lead) * step.width / 2
    var top = room.midY - rows() * step.height / 2
    for hand in hands {
      let lines = (hand.count / 2 + columns() - 1) / columns()
      guard lines > 0 else {
        signs.append(nil)
        continue
      }
      let side = 0.5 * min(step.width, step.height)
      let middle = Point(left + 0.35 * step.width, top + step.height / 2)
      signs.append(hasSigns ? Rect(center: middle, Size(side, side)).rounded : nil)
      let start = Point(left + lead * step.width, top)
      place(hand, from: start, columns: columns(), step, card * scale)
      top += (Double(lines) + Self.gap) * step.height
    }
  }

  private mutating func place(
    _ hand: [Int], from start: Point, columns: Int, _ step: Size, _ card: Size
  ) {
    for (index, number) in hand.enumerated() {
      let (row, column) = (index / 2).quotientAndRemainder(dividingBy: columns)
      let front = index % 2 == 1 ? Self.front : .zero
      let corner = Point(
        start.x + Double(column) * step.width + front.x * card.width + 0.1 * card.width,
        start.y + Double(row) * step.height + front.y * card.height + 0.085 * card.height)
      places[number] = Rect(corner, card).rounded
      order.append(number)
    }
  }
}
