import Motion
import Stage

/// A number whose digits roll separately to those of the next number.
///
/// Each digit rolls in the shorter direction, so that a 9 rolls forward to 0. All digits have the same width. If the
/// number changes during a roll, the roll continues from the current position.
@MainActor package final class RollingCounter {
  /// The number after the current roll.
  package private(set) var number: Int
  private let context: StageContext
  /// The digits, ones first.
  private var columns: [RollingDigit] = []
  private var widest = Memo<TextStyle, Double>()

  /// Creates a counter with a number, which must not be negative.
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

  /// Returns the digits, ones first; `[0]` for zero.
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
    let height = context.look.metrics.line(style)
    var right =
      switch alignment {
      case .leading: box.x + total
      case .center: box.midX + total / 2
      case .trailing: box.maxX
      }
    for column in columns {
      let place = Rect(
        (right - width).rounded(), (box.midY - height / 2).rounded(), width, height)
      column.draw(into: &list, style, color, in: place, context.look.measurer)
      right -= column.presence.value * width
    }
  }

  /// Returns the width of every digit, which is that of the widest one.
  private func figureWidth(_ style: TextStyle) -> Double {
    widest.value(for: style) {
      (0...9).map { context.look.measurer.size(of: String($0), style).width }.max() ?? 0
    }
  }
}
