import GameKernel
import Stage

/// One row of the best lists, in words.
struct ResultRow: Hashable {
  let rank: String
  let moves: String
  let time: String
  /// Such as the length and the mode.
  let parts: [String]
  let day: String
  /// Said where moves were taken back.
  let mark: String?

  init(_ entry: ResultBook.Entry, rank: Int, kind: ResultKind, texts: Texts) {
    self.rank = String(rank)
    moves = String(entry.result.moves)
    time = entry.result.time.clockText
    parts = kind.parts.indices.map { index in
      guard entry.category.parts.indices.contains(index) else { return "" }
      return kind.parts[index].name(entry.category.parts[index], texts)
    }
    day = texts.day(entry.result.day)
    mark = entry.result.usedUndo ? texts("with undo") : nil
  }

  /// What stands in the columns, from left to right; the mark has its own at the end.
  var cells: [String] { [rank, moves, time] + parts + [day] }

  /// What follows moves and time in small where there is no room for columns.
  var details: String { (parts + [day]).joined(separator: " · ") }
}
