import GameKernel

/// How many cards lie beside and below one another; no place is empty.
public struct PairsLayout: Hashable, Sendable {
  /// The most cards that can be laid out.
  public static let cardLimit = 64

  /// The number of cards in a row.
  public let columns: Int

  /// The number of rows.
  public let rows: Int

  /// 8 pairs.
  public static let fourByFour = PairsLayout(uncheckedColumns: 4, rows: 4)
  /// 12 pairs.
  public static let sixByFour = PairsLayout(uncheckedColumns: 6, rows: 4)
  /// 18 pairs, the classic game.
  public static let sixBySix = PairsLayout(uncheckedColumns: 6, rows: 6)
  /// 32 pairs.
  public static let eightByEight = PairsLayout(uncheckedColumns: 8, rows: 8)

  /// The layouts that the program offers, the smallest first; the rules play with any.
  public static let offered = [fourByFour, sixByFour, sixBySix, eightByEight]

  /// A layout, or `nil` unless it takes an even number of cards, from 2 to ``cardLimit``.
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

  /// The number of pairs, and so of kinds.
  public var pairCount: Int { cardCount / 2 }

  /// The numbers of all cards, row by row.
  public var cards: Range<Int> { 0..<cardCount }
}

extension PairsLayout: TextCoded {
  /// The layout in texts, columns first, such as `6x4`.
  public var description: String { "\(columns)x\(rows)" }

  /// The layout that is written so, or `nil` if none is.
  public init?(_ description: String) {
    let sides = description.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let columns = Int(sides[0]), let rows = Int(sides[1]) else {
      return nil
    }
    self.init(columns: columns, rows: rows)
    guard self.description == description else { return nil }
  }
}
