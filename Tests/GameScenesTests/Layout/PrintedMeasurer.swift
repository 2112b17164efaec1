import Stage

/// Measures words as the program's fonts print them, from a table of how wide each character is.
///
/// Pairs such as "AV" are not moved together, so that words are at most a little narrower than this says.
final class PrintedMeasurer: TextMeasurer {
  /// The font that words are set in.
  enum Font: String, CaseIterable {
    case lato = "Lato"
    case dejaVu = "DejaVu Sans"
  }

  var font = Font.lato

  private struct Line: Hashable {
    let string: String
    let style: TextStyle
    let font: Font
  }
  private var widths: [Line: Double] = [:]

  func size(of string: String, _ style: TextStyle) -> Size {
    let height = (Self.ems("height", style.weight, font) * Double(style.pixels)).rounded(.up)
    return Size(width(of: string, style), height)
  }

  func ascent(of style: TextStyle) -> Double {
    (Self.ems("ascent", style.weight, font) * Double(style.pixels)).rounded(.up)
  }

  /// The sum of all characters, each on whole pixels, as light hinting sets them.
  private func width(of string: String, _ style: TextStyle) -> Double {
    let line = Line(string: string, style: style, font: font)
    if let width = widths[line] { return width }
    let width = string.unicodeScalars.reduce(0) { sum, scalar in
      let code = String(scalar.value, radix: 16)
      let name = String(repeating: "0", count: max(0, 4 - code.count)) + code
      return sum + (Self.ems(name, style.weight, font) * Double(style.pixels)).rounded()
    }
    widths[line] = width
    return width
  }

  /// Every row by its name, in thousandths of an em.
  private static let table = Dictionary(
    uniqueKeysWithValues: AdvanceTable.text.split(separator: "\n").map { row in
      let words = row.split(separator: " ")
      return (String(words[0]), words.dropFirst().compactMap { Double($0) })
    })

  /// What a row says of a weight; a character that is not in the table is as wide as an M.
  private static func ems(_ row: String, _ weight: TextStyle.Weight, _ font: Font) -> Double {
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
    return (table[row] ?? table["004d"] ?? [])[column] / 1000
  }
}
