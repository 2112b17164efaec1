import Stage

/// A text measurer with the character widths of the program's fonts.
///
/// It ignores kerning, so real text may be slightly narrower.
public final class PrintedMeasurer: TextMeasurer {
  /// A font of the program.
  public enum Font: String, CaseIterable, Sendable {
    case lato = "Lato"
    case dejaVu = "DejaVu Sans"
  }

  /// The current font.
  public var font = Font.lato
  /// Whether the player wants bolder texts.
  public var isBold = false
  /// Called for each measurement, for tests that count them.
  public var onMeasure: (_ string: String, TextStyle) -> Void = { _, _ in }

  private struct Setting: Hashable {
    let style: TextStyle
    let font: Font
    let isBold: Bool
  }
  /// The cached widths, by setting, and by string.
  private var widths: [Setting: [String: Double]] = [:]

  public init() {}

  public func size(of string: String, _ style: TextStyle) -> Size {
    onMeasure(string, style)
    let height = (ems(.height, style) * Double(style.pixels)).rounded(.up)
    return Size(width(of: string, style), height)
  }

  public func ascent(of style: TextStyle) -> Double {
    (ems(.ascent, style) * Double(style.pixels)).rounded(.up)
  }

  /// Returns the sum of all advances, each rounded to whole pixels as with light hinting.
  private func width(of string: String, _ style: TextStyle) -> Double {
    let setting = Setting(style: style, font: font, isBold: isBold)
    if let width = widths[setting]?[string] { return width }
    let width = string.unicodeScalars.reduce(0) { sum, scalar in
      sum + (ems(.scalar(scalar.value), style) * Double(style.pixels)).rounded()
    }
    widths[setting, default: [:]][string] = width
    return width
  }

  private enum Row: Hashable {
    case ascent, height
    case scalar(UInt32)

    init?(_ name: Substring) {
      switch name {
      case "ascent": self = .ascent
      case "height": self = .height
      default:
        guard let value = UInt32(name, radix: 16) else { return nil }
        self = .scalar(value)
      }
    }
  }

  /// The rows of the table, in thousandths of an em.
  private static let table = Dictionary(
    uniqueKeysWithValues: AdvanceTable.text.split(separator: "\n").compactMap { row in
      let words = row.split(separator: " ")
      return Row(words[0]).map { ($0, words.dropFirst().compactMap { Double($0) }) }
    })

  /// Returns the value of a row for a style, in ems. Unknown characters have the width of an M, or of one em for those
  /// of East Asia.
  private func ems(_ row: Row, _ style: TextStyle) -> Double {
    let weight = isBold ? style.weight.bolder : style.weight
    let column =
      switch (font, weight) {
      case (.lato, .regular): 0
      case (.lato, .medium): 1
      case (.lato, .semibold): 2
      case (.lato, .bold): 3
      case (.lato, .heavy): 4
      case (.dejaVu, .regular), (.dejaVu, .medium): 5
      case (.dejaVu, .semibold), (.dejaVu, .bold), (.dejaVu, .heavy): 6
      }
    if Self.table[row] == nil, case .scalar(0x2E80...) = row { return 1 }
    return (Self.table[row] ?? Self.table[.scalar(0x4D)] ?? [])[column] / 1000
  }
}

extension TextStyle.Weight {
  /// The weight in place of this one if the player wants bolder texts, as in `FontFinder`.
  fileprivate var bolder: Self {
    switch self {
    case .regular: .semibold
    case .medium: .bold
    case .semibold, .bold, .heavy: .heavy
    }
  }
}
