import SDLKit
import Stage

/// A part of a line in a single font.
struct FontRun {
  let font: Font
  fileprivate(set) var string: String

  /// The width in pixels.
  var width: Int {
    get throws(SDLError) {
      try SDLError.retryingOnce { () throws(SDLError) in try font.width(of: string) }
    }
  }
}

extension FontCache {
  /// Splits a line into the fewest parts with one font each. Characters without a font are omitted.
  func runs(of string: String, _ style: TextStyle) -> [FontRun] {
    guard let font = font(style) else { return [] }
    // Every font contains printable ASCII.
    if string.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) {
      return [FontRun(font: font, string: string)]
    }
    if let other = writer(ofLine: string, font, style) {
      return [FontRun(font: other, string: string)]
    }
    var runs: [FontRun] = []
    for character in string {
      let scalars = Array(character.unicodeScalars)
      let seen = scalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
      if let font = writer(of: seen, font, style) {
        add(scalars.filter(font.has), font, to: &runs)
      } else {
        // A combining accent may be missing while the letter is not.
        for scalar in seen { addAlone(scalar, font, style, to: &runs) }
      }
    }
    return runs
  }

  /// Whether the style's own font contains all characters of a line.
  func writesAlone(_ string: String, _ style: TextStyle) -> Bool {
    let runs = runs(of: string, style)
    return runs.count <= 1 && runs.allSatisfy { $0.font === font(style) }
  }

  /// Whether each visible character of a string is in the usual font or in another one.
  func isWritable(_ string: String) -> Bool {
    let style = TextStyle(.regular, 20)
    guard let font = font(style) else { return false }
    return string.allSatisfy { character in
      let seen = character.unicodeScalars.filter {
        !$0.properties.isDefaultIgnorableCodePoint && !$0.properties.isWhitespace
      }
      return writer(of: Array(seen), font, style) != nil
    }
  }

  /// Returns the font for a whole line with letters that the style's own font lacks; `nil` for other lines, and if no
  /// font has all characters.
  private func writer(ofLine string: String, _ own: Font, _ style: TextStyle) -> Font? {
    let seen = string.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    guard seen.contains(where: { $0.properties.isAlphabetic && !own.has($0) }) else { return nil }
    return other(having: Set(seen).sorted(), style)
  }

  private func addAlone(
    _ scalar: Unicode.Scalar, _ font: Font, _ style: TextStyle, to runs: inout [FontRun]
  ) {
    if let writer = writer(of: [scalar], font, style) {
      add([scalar], writer, to: &runs)
    } else if scalar.properties.isWhitespace {
      add([" "], font, to: &runs)
    }
  }

  /// Returns the font that contains all of some characters: the style's own, or a fallback.
  private func writer(of scalars: [Unicode.Scalar], _ own: Font, _ style: TextStyle) -> Font? {
    scalars.allSatisfy(own.has) ? own : other(having: scalars, style)
  }

  private func add(_ scalars: [Unicode.Scalar], _ font: Font, to runs: inout [FontRun]) {
    let string = String(String.UnicodeScalarView(scalars))
    if let last = runs.indices.last, runs[last].font === font {
      runs[last].string += string
    } else if !string.isEmpty {
      runs.append(FontRun(font: font, string: string))
    }
  }
}
