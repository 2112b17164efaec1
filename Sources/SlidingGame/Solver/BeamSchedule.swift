/// The beam widths of a solver's successive searches, for boards of a shape.
///
/// The numbers were tuned on dealt boards.
struct BeamSchedule {
  /// Whether one beam search solves the whole board, rather than stage by stage.
  let isWhole: Bool

  /// Whether pattern databases rank the boards, rather than Manhattan distances alone.
  let usesTables: Bool

  /// The width of the first full beam search: the number of boards kept per depth.
  let first: Int

  /// The factor between successive widths. All earlier searches together cost less than the next one.
  let growth: Int

  /// The largest width. It limits a search to a few hundred megabytes.
  let most: Int

  /// The number of latest stages among which the beam is divided.
  let stages: Int

  init(_ shape: BoardShape) {
    isWhole = shape.size <= PatternPartition.wholeCells
    usesTables = shape.size <= PatternPartition.tabledCells
    (first, most, stages) = usesTables ? (3000, 1 << 17, 8) : (1000, 1 << 15, 6)
    growth = isWhole ? 3 : 2
  }

  /// Returns the beam width for improving the endings of a solution found with a given width.
  func widthOfEndings(_ width: Int) -> Int { isWhole ? width : width * 3 / 10 }
}
