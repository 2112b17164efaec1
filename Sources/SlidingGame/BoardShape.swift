import GameKernel

/// The width and height of a board, in cells.
public struct BoardShape: Hashable, Sendable {
  /// The widths and heights that can be played.
  public static let sides = 2...10

  private let packedWidth: UInt8
  private let packedHeight: UInt8

  /// The number of cells in a row.
  public var width: Int { Int(packedWidth) }

  /// The number of cells in a column.
  public var height: Int { Int(packedHeight) }

  /// The number of cells, including the gap's.
  public var size: Int { width * height }

  /// The numbers of all cells, row by row.
  public var cells: Range<Int> { 0..<size }

  /// Creates a shape; returns `nil` unless width and height are in ``sides``.
  public init?(width: Int, height: Int) {
    guard Self.sides.contains(width), Self.sides.contains(height) else { return nil }
    packedWidth = UInt8(width)
    packedHeight = UInt8(height)
  }

  /// Returns a square shape. Its length must be in ``sides``.
  public static func square(_ length: Int) -> BoardShape {
    guard let shape = BoardShape(width: length, height: length) else {
      preconditionFailure("A board of length \(length)")
    }
    return shape
  }

  /// Returns the cell next to `cell` in a direction, or `nil` if the board ends there.
  public func neighbour(of cell: Int, _ direction: Direction) -> Int? {
    switch direction {
    case .left: cell % width > 0 ? cell - 1 : nil
    case .right: cell % width < width - 1 ? cell + 1 : nil
    case .up: cell >= width ? cell - width : nil
    case .down: cell < size - width ? cell + width : nil
    }
  }
}

extension BoardShape {
  /// Returns the Manhattan distance between two cells.
  func distance(_ one: Int, _ other: Int) -> Int {
    abs(one / width - other / width) + abs(one % width - other % width)
  }

  /// Returns the directions in which a tile can move into the gap, by the gap's cell.
  ///
  /// Bit n of a value represents direction n of `Direction.allCases`.
  ///
  /// - Parameter isFixed: whether the tile in a cell must never move. Default: all tiles are free.
  func openDirections(_ isFixed: [Bool]? = nil) -> [UInt8] {
    cells.map { gap in
      Direction.allCases.enumerated().reduce(0) { open, direction in
        guard let cell = neighbour(of: gap, direction.element.opposite), isFixed?[cell] != true
        else { return open }
        return open | 1 << UInt8(direction.offset)
      }
    }
  }

  /// Returns whether a move increases a tile's Manhattan distance to its target cell, one bit per direction.
  ///
  /// The index is tile × size + the cell that the tile leaves.
  func fartherMoves() -> [UInt8] {
    cells.flatMap { tile in
      cells.map { cell in
        Direction.allCases.enumerated().reduce(0) { farther, direction in
          guard let next = neighbour(of: cell, direction.element),
            distance(next, tile) > distance(cell, tile)
          else { return farther }
          return farther | 1 << UInt8(direction.offset)
        }
      }
    }
  }
}

extension BoardShape: TextCoded {
  /// The text form: `4` for a square, otherwise `3x2` for a width of 3 and a height of 2.
  public var description: String { width == height ? "\(width)" : "\(width)x\(height)" }

  /// Parses a shape; returns `nil` if the text is invalid. Squares may also be written `4x4`.
  public init?(_ description: String) {
    let (first, second) = LinkPart(description[...]).split(at: "x")
    guard let width = first.number(Int.self),
      let height = second.map({ $0.number(Int.self) }) ?? width
    else { return nil }
    self.init(width: width, height: height)
  }
}
