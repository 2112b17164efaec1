import Motion
import Stage

/// A number whose digits roll, each on its own, to those of the next number.
///
/// A digit goes the shorter way round, so that a nine that is followed by a zero rolls on to it. All figures are
/// equally wide. A number that changes while it rolls goes on from what is shown; at the end it is exact.
package final class RollingCounter {
  /// The number it shows, or rolls to.
  package private(set) var number: Int
  private let context: StageContext
  /// The ones first.
  private var columns: [RollingDigit] = []
  private var widest = Memo<TextStyle, Double>()

  /// A counter that shows a number, which must not be negative.
  package init(_ number: Int = 0, context: StageContext) {
    self.number = number
    self.context = context
    columns = Self.digits(of: number).map { RollingDigit($0, context.animator) }
  }

  /// Rolls to another number, which must not be negative.
  package func show(_ number: Int) {
    guard number != self.number else { return }
    self.number = number
    let digits = Self.digits(of: number)
    while let last = columns.last, columns.count > digits.count, last.isGone {
      columns.removeLast()
    }
    while columns.count < digits.count { columns.append(RollingDigit(nil, context.animator)) }
    for (place, column) in columns.enumerated() {
      column.roll(to: place < digits.count ? digits[place] : nil)
    }
  }

  /// The ones first; a zero has one digit.
  private static func digits(of number: Int) -> [Int] {
    precondition(number >= 0, "a counter counts from zero")
    return String(number).reversed().compactMap(\.wholeNumberValue)
  }

  package func draw(
    into list: inout DisplayList, _ style: TextStyle, _ color: Color, in box: Rect,
    _ alignment: Alignment = .leading
  ) {
    let width = figureWidth(style)
    let total = columns.reduce(0) { $0 + $1.presence.value * width }
    let height = context.metrics.line(style)
    var right =
      switch alignment {
      case .leading: box.x + total
      case .center: box.midX + total / 2
      case .trailing: box.maxX
      }
    for column in columns {
      let place = Rect(
        (right - width).rounded(), (box.midY - height / 2).rounded(), width, height)
      column.draw(into: &list, style, color, in: place, context.measurer)
      right -= column.presence.value * width
    }
  }

  /// The width that every figure takes.
  private func figureWidth(_ style: TextStyle) -> Double {
    widest.value(for: style) {
      (0...9).map { context.measurer.size(of: String($0), style).width }.max() ?? 0
    }
  }
}
