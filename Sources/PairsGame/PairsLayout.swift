import GameKernel

/// The numbers of columns and rows of cards. Every place has a card.
public struct PairsLayout: Hashable, Sendable {
  /// The maximum number of cards of a layout.
  public static let cardLimit = 64

  /// The number of cards in a row.
  public let columns: Int

  /// The number of rows.
  public let rows: Int

  /// 4 × 4 cards: 8 pairs.
  public static let fourByFour = PairsLayout(uncheckedColumns: 4, rows: 4)
  /// 6 × 4 cards: 12 pairs.
  public static let sixByFour = PairsLayout(uncheckedColumns: 6, rows: 4)
  /// 6 × 6 cards: 18 pairs, the classic game.
  public static let sixBySix = PairsLayout(uncheckedColumns: 6, rows: 6)
  /// 8 × 8 cards: 32 pairs.
  public static let eightByEight = PairsLayout(uncheckedColumns: 8, rows: 8)

  /// The layouts that the program offers, the smallest first. The rules accept any layout.
  public static let offered = [fourByFour, sixByFour, sixBySix, eightByEight]

  /// Makes a layout, or returns `nil` unless it has an even number of cards from 2 to ``cardLimit``.
  public init?(columns: Int, rows: Int) {
    let sides = 1...Self.cardLimit
    guard sides.contains(columns), sides.contains(rows), columns * rows <= Self.cardLimit,
      (columns * rows).isMultiple(of: 2)
    else { return nil }
    self.init(uncheckedColumns: columns, rows: rows)
  }

  private init(uncheckedColumns columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The number of cards.
  public var cardCount: Int { columns * rows }

  /// The number of pairs, which is also the number of kinds.
  public var pairCount: Int { cardCount / 2 }

  /// The numbers of all cards, row by row.
  public var cards: Range<Int> { 0..<cardCount }
}

extension PairsLayout: TextCoded {
  /// The layout as text, columns first, such as `6x4`.
  public var description: String { "\(columns)x\(rows)" }

  /// Parses a layout, or returns `nil` if the text is not valid.
  public init?(_ description: String) {
    let sides = description.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let columns = Int(sides[0]), let rows = Int(sides[1]) else {
      return nil
    }
    self.init(columns: columns, rows: rows)
    guard self.description == description else { return nil }
  }
}
