import GameKernel

/// A solvable board: the value of the tile in each cell.
///
/// The values are stored inline and not in an array, so that copying a board allocates nothing.
public struct SlidingBoard: Sendable {
  /// The width and height of the board.
  public let shape: BoardShape

  private var packedGap: UInt8

  /// The values by cell; 0 beyond the board's size.
  private var values = InlineArray<100, UInt8>(repeating: 0)

  /// Creates the solved board, also called the home position.
  public init(_ shape: BoardShape) {
    self.shape = shape
    for cell in shape.cells { values[cell] = UInt8(cell) }
    packedGap = UInt8(shape.size - 1)
  }

  /// Creates a board from its values, row by row.
  ///
  /// - Throws: ``BoardError`` unless each value from 0 to the number of cells − 1 occurs exactly once and the board
  ///   can be solved.
  public init(_ shape: BoardShape, values: [Int]) throws(BoardError) {
    self.init(shape)
    guard values.count == shape.size else {
      throw .wrongCount(values.count, expected: shape.size)
    }
    var isPlaced = Array(repeating: false, count: shape.size)
    for (cell, value) in values.enumerated() {
      guard shape.cells.contains(value) else { throw .noSuchValue(value, cell: cell) }
      guard !isPlaced[value] else { throw .valueTwice(value, cell: cell) }
      isPlaced[value] = true
      self.values[cell] = UInt8(value)
      if value == shape.size - 1 { packedGap = UInt8(cell) }
    }
    guard TileOrder(shape, values: values).isSolvable else { throw .unsolvable }
  }

  /// The cell of the gap.
  public var gap: Int { Int(packedGap) }

  /// The values row by row, including the gap's.
  public var tiles: [Int] { shape.cells.map { self[$0] } }

  /// The value in a cell.
  public subscript(cell: Int) -> Int {
    precondition(shape.cells.contains(cell), "The board has no cell \(cell)")
    return Int(values[cell])
  }

  /// Whether every value is in its own cell.
  ///
  /// - Complexity: O(size); O(1) unless the gap and the first tile are in their target cells.
  public var isSolved: Bool {
    gap == shape.size - 1 && shape.cells.allSatisfy { Int(values[$0]) == $0 }
  }

  /// Moves the gap to an adjacent cell and the tile there to the gap's former cell.
  mutating func moveGap(to cell: Int) {
    values[gap] = values[cell]
    values[cell] = UInt8(shape.size - 1)
    packedGap = UInt8(cell)
  }
}

extension SlidingBoard: Hashable {
  /// Whether two boards have the same shape and the same tiles in the same cells.
  public static func == (one: Self, other: Self) -> Bool {
    one.shape == other.shape && one.packedGap == other.packedGap
      && one.shape.cells.allSatisfy { one.values[$0] == other.values[$0] }
  }

  /// Hashes the shape and every value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(shape)
    for cell in shape.cells { hasher.combine(values[cell]) }
  }
}

extension SlidingBoard {
  /// Returns a random solvable board other than the solved one, each equally likely.
  ///
  /// If a random permutation cannot be solved, the tiles 0 and 1 change places. This pairs each solvable
  /// permutation with an unsolvable one, so all remain equally likely.
  ///
  /// - Complexity: O(size), expected.
  public static func dealt(_ shape: BoardShape, using random: inout SeededGenerator) -> Self {
    while true {
      let values = solvable(random.shuffled(Array(shape.cells)), shape)
      do {
        let board = try Self(shape, values: values)
        if !board.isSolved { return board }
      } catch {
        preconditionFailure("A deal that is no board: \(error)")
      }
    }
  }

  private static func solvable(_ values: [Int], _ shape: BoardShape) -> [Int] {
    guard !TileOrder(shape, values: values).isSolvable else { return values }
    return values.map { $0 == 0 ? 1 : $0 == 1 ? 0 : $0 }
  }
}

extension SlidingBoard: TextCoded {
  /// The text form: the shape, then the values row by row, as in `3x2:0-1-2-3-5-4`.
  public var description: String { "\(shape):\(valuesText)" }

  /// The values row by row, joined by hyphens.
  var valuesText: String { tiles.map(String.init).joined(separator: "-") }

  /// Parses a text form and ignores white space around it.
  ///
  /// - Throws: ``SlidingTextError/shape(_:)``, ``SlidingTextError/value(_:cell:)`` or
  ///   ``SlidingTextError/board(_:)`` for the first invalid part.
  /// - Complexity: O(length of the text)
  public init(text: String) throws(SlidingTextError) {
    let (shapeText, valuesText) = LinkPart(trimming: text).split(at: ":")
    let shape = try shapeText.shape()
    self = try (valuesText ?? LinkPart("")).board(shape)
  }

  /// Parses a text form; returns `nil` if it is invalid.
  public init?(_ description: String) {
    guard let board = try? Self(text: description) else { return nil }
    self = board
  }
}

extension LinkPart {
  /// Parses this part as a shape.
  func shape() throws(SlidingTextError) -> BoardShape {
    guard let shape = BoardShape(String(text)) else { throw .shape(excerpt) }
    return shape
  }

  /// Parses this part as the values of a board of a shape, row by row.
  func board(_ shape: BoardShape) throws(SlidingTextError) -> SlidingBoard {
    var values: [Int] = []
    var rest: LinkPart? = self
    while let part = rest {
      let (word, next) = part.split(at: "-")
      guard let value = word.number(Int.self) else {
        throw .value(word.excerpt, cell: values.count)
      }
      values.append(value)
      rest = next
    }
    do {
      return try SlidingBoard(shape, values: values)
    } catch {
      throw .board(error)
    }
  }
}

/// The reasons why a list of values is not a board.
public enum BoardError: Error, Hashable, Sendable {
  /// The number of values differs from the number of cells.
  case wrongCount(Int, expected: Int)
  /// The value in this cell is outside 0 to the number of cells − 1.
  case noSuchValue(Int, cell: Int)
  /// The value in this cell occurs in an earlier cell too.
  case valueTwice(Int, cell: Int)
  /// No sequence of moves leads from these values to the solved board. Swapping any two tiles would make them solvable.
  case unsolvable
}
