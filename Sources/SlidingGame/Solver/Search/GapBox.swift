/// How far the gap goes from its start: at most so many cells to the left, right, up and down.
struct GapBox {
  private var reach = SIMD4<Int8>()

  /// The box grown by the cell in a column and a row, counted from the start.
  func including(_ column: Int, _ row: Int) -> GapBox {
    var box = self
    let (column, row) = (Int8(column), Int8(row))
    box.reach = pointwiseMax(reach, SIMD4(-column, column, -row, row))
    return box
  }

  /// Whether the gap that stays within this box stays within the other.
  func isWithin(_ other: GapBox) -> Bool { all(reach .<= other.reach) }
}
