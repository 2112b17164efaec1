extension SlidingPuzzle.Shape {
  /// The directions in which a tile can move into the gap, one bit each, by the gap's cell.
  ///
  /// - Parameter isFixed: whether the tile in a cell stays there, whatever the gap does.
  func openDirections(_ isFixed: [Bool]? = nil) -> [UInt8] {
    cells.map { gap in
      SlidingPuzzle.Direction.allCases.enumerated().reduce(0) { open, direction in
        guard let cell = neighbour(of: gap, direction.element.opposite), isFixed?[cell] != true
        else { return open }
        return open | 1 << UInt8(direction.offset)
      }
    }
  }
}
