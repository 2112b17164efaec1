import SDLKit
import Stage

/// Opens each font once, when it is first asked for.
final class FontShelf {
  /// More than any scene writes with; each window size brings others, and each keeps the characters it has drawn.
  private static let capacity = 40

  /// How many fonts are open.
  var count: Int { fonts.count }

  private let finder: FontFinder
  private var files: [String: FontFile] = [:]
  private var fonts: [TextStyle: Font] = [:]

  /// - Throws: where the system has no font.
  init(_ finder: FontFinder) throws(SDLError) {
    self.finder = finder
    _ = try file(.regular)
  }

  /// The font of a style; where its file cannot be opened, the regular weight.
  func font(_ style: TextStyle) -> Font? {
    if let font = fonts[style] { return font }
    let font =
      (try? Font(file(style.weight), pixels: style.pixels))
      ?? (try? Font(file(.regular), pixels: style.pixels))
    if fonts.count >= Self.capacity { fonts.removeAll(keepingCapacity: true) }
    fonts[style] = font
    return font
  }

  private func file(_ weight: TextStyle.Weight) throws(SDLError) -> FontFile {
    guard let path = finder.path(FontFinder.Weight(weight)) else {
      throw SDLError("FcFontMatch", "no font is installed")
    }
    if let file = files[path] { return file }
    let file = try FontFile(path: path)
    files[path] = file
    return file
  }
}

extension FontFinder.Weight {
  fileprivate init(_ weight: TextStyle.Weight) {
    switch weight {
    case .regular: self = .regular
    case .medium: self = .medium
    case .semibold: self = .semibold
    case .bold: self = .bold
    case .heavy: self = .heavy
    }
  }
}
