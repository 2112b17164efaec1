import BoxKit
import PairsGame
import Stage

/// A bar chart of the flips that memories of several strengths need in a single-player game.
final class MemoryChart {
  private let look: Look
  /// A memory in per cent, and its average number of flips.
  private let bars: [(memory: Int, flips: Double)]
  private var felt = Rect.zero

  /// Computes the flips of each memory.
  ///
  /// - Parameter pairs: the number of pairs on the table.
  init(pairs: Int, look: Look) {
    self.look = look
    bars = [100, 85, 70, 55, 40].map { memory in
      (memory, ForgetfulPar(memory: Double(memory), pairs: pairs).flips(pairs: pairs))
    }
  }

  /// The memory that the text of the page mentions, in per cent.
  static let mentionedMemory = 70

  /// Returns the flips of a memory in the chart, rounded to a whole number.
  func flips(_ memory: Int) -> Int {
    bars.first { $0.memory == memory }.map { Int($0.flips.rounded()) } ?? 0
  }

  func layout(in felt: Rect) { self.felt = felt }

  func draw(into list: inout DisplayList) {
    let (metrics, theme, texts) = (look.metrics, look.theme, look.texts)
    let line = metrics.line(metrics.small())
    let room = felt.inset(metrics.review(40, compact: 10), metrics.review(14, compact: 4))
    let pitch = min(room.width / Double(bars.count), metrics.px(130, least: 70))
    let left = room.midX - pitch * Double(bars.count) / 2
    let most = bars.map(\.flips).max() ?? 1
    for (index, bar) in bars.enumerated() {
      let column = Rect(left + pitch * Double(index), room.y, pitch, room.height)
      let isTold = bar.memory == Self.mentionedMemory
      let height = (room.height - 2 * line) * bar.flips / most
      let top = column.maxY - line - height
      list.fill(
        Rect(column.midX - 0.3 * pitch, top, 0.6 * pitch, height).rounded,
        isTold ? theme.accentInk : theme.boardInk.opacity(0.4))
      list.text(
        String(flips(bar.memory)), metrics.small(.bold), theme.boardInk,
        in: Rect(column.x, top - line, pitch, line), .center, look: look)
      list.text(
        texts("{percent}%", ["percent": String(bar.memory)]), metrics.small(), theme.boardInk,
        in: Rect(column.x, column.maxY - line, pitch, line), .center, look: look)
    }
  }
}
