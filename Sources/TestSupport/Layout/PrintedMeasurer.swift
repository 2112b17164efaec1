import Stage

/// Measures words as the program's fonts print them, from a table of how wide each character is.
///
/// Pairs such as "AV" are not moved together, so that words are at most a little narrower than this says.
public final class PrintedMeasurer: TextMeasurer {
  /// The font that words are set in.
  public enum Font: String, CaseIterable, Sendable {
    case lato = "Lato"
    case dejaVu = "DejaVu Sans"
  }

  /// The font that words are set in now.
  public var font = Font.lato
  /// Hears of each measurement, for tests that count them.
  public var onMeasure: (_ string: String, TextStyle) -> Void = { _, _ in }

  private struct Setting: Hashable {
    let style: TextStyle
    let font: Font
  }
  /// What was measured, by how it is set and by its words.
  private var widths: [Setting: [String: Double]] = [:]

  /// A measurer that has measured nothing yet.
  public init() {}

  public func size(of string: String, _ style: TextStyle) -> Size {
    onMeasure(string, style)
    let height = (Self.ems(.height, style.weight, font) * Double(style.pixels)).rounded(.up)
    return Size(width(of: string, style), height)
  }

  public func ascent(of style: TextStyle) -> Double {
    (Self.ems(.ascent, style.weight, font) * Double(style.pixels)).rounded(.up)
  }

  /// The sum of all characters, each on whole pixels, as light hinting sets them.
  private func width(of string: String, _ style: TextStyle) -> Double {
    let setting = Setting(style: style, font: font)
    if let width = widths[setting]?[string] { return width }
    let width = string.unicodeScalars.reduce(0) { sum, scalar in
      sum + (Self.ems(.scalar(scalar.value), style.weight, font) * Double(style.pixels)).rounded()
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

  /// Every row by what it is of, in thousandths of an em.
  private static let table = Dictionary(
    uniqueKeysWithValues: AdvanceTable.text.split(separator: "\n").compactMap { row in
      let words = row.split(separator: " ")
      return Row(words[0]).map { ($0, words.dropFirst().compactMap { Double($0) }) }
    })

  /// What a row says of a weight; a character that is not in the table is as wide as an M.
  private static func ems(_ row: Row, _ weight: TextStyle.Weight, _ font: Font) -> Double {
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
    return (table[row] ?? table[.scalar(0x4D)] ?? [])[column] / 1000
  }
}
