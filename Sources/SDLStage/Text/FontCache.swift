import Files
import SDLKit
import Stage

/// A cache of open fonts, including fallback fonts for missing characters.
final class FontCache {
  /// The largest number of open fonts, more than any scene needs. Each window size needs other fonts, and each font
  /// takes memory for its glyphs.
  private static let capacity = 40

  /// The number of fonts that a scene needs at most.
  private static let capacityAtRest = 12

  /// The number of open fonts, with fallback fonts.
  var count: Int { fonts.count + fallbacks.values.reduce(0) { $0 + $1.count } }

  private let finder: FontFinder
  private var files: [FilePath: FontFile] = [:]
  private var fonts: [TextStyle: Font] = [:]
  /// The fallback fonts of each style, in order of discovery.
  private var fallbacks: [TextStyle: [(face: FontFinder.Face, font: Font)]] = [:]
  /// The character sequences that no font contains.
  private var unknown: Set<[Unicode.Scalar]> = []

  /// The failed calls that were already reported.
  private var reportedCalls: Set<String> = []

  private static let maximumUnknown = 4096

  /// - Throws: if the system has no font.
  init(_ finder: FontFinder) throws(SDLError) {
    self.finder = finder
    _ = try file(.regular)
  }

  /// Returns the font of a style, or of the regular weight if the file cannot be opened. `nil` if both fail.
  func font(_ style: TextStyle) -> Font? {
    if let font = fonts[style] { return font }
    let font =
      opened { () throws(SDLError) in try Font(file(style.weight), pixels: style.pixels) }
      ?? opened { () throws(SDLError) in try Font(file(.regular), pixels: style.pixels) }
    if font == nil, finder.wish.family != nil {
      // The family that the player has chosen cannot be opened.
      finder.wish.family = nil
      forget()
      return self.font(style)
    }
    makeRoom()
    fonts[style] = font
    return font
  }

  func isOpen(_ style: TextStyle) -> Bool { fonts[style] != nil }

  /// A stamp that changes with the font files and the text libraries. The dynamic linker's cache is rewritten
  /// whenever a library is installed.
  var stamp: String {
    let paths: [FilePath] =
      ["/etc/ld.so.cache"] + FontFinder.Weight.allCases.map { finder.path($0) ?? "" }
    return paths.map { path in
      let status = try? FileStatus(path)
      return "\(path.text) \(status?.length ?? 0) \(status?.date.components.seconds ?? 0)"
    }.joined(separator: "\n")
  }

  /// Closes all fonts if more are open than one scene needs. Those in use are reopened quickly.
  func tidy() {
    if count > Self.capacityAtRest { closeAll() }
  }

  /// Closes all fonts and files, after the finder finds others.
  func forget() {
    closeAll()
    files.removeAll()
    unknown.removeAll()
  }

  /// Closes all fonts if the limit is reached.
  private func makeRoom() {
    if count >= Self.capacity { closeAll() }
  }

  private func closeAll() {
    fonts.removeAll(keepingCapacity: true)
    fallbacks.removeAll()
  }

  /// Returns the best fallback font for characters that a style's own font lacks, or `nil` if there is none.
  func other(having scalars: [Unicode.Scalar], _ style: TextStyle) -> Font? {
    let known = fallbacks[style, default: []]
    if let entry = known.first(where: { scalars.allSatisfy($0.font.has) }) { return entry.font }
    guard !unknown.contains(scalars) else { return nil }
    guard let face = finder.face(having: scalars, FontFinder.Weight(style.weight)),
      !known.contains(where: { $0.face == face }),
      let font = opened({ () throws(SDLError) in
        try Font(file(face.path), face: face.index, pixels: style.pixels)
      }),
      scalars.allSatisfy(font.has)
    else {
      if unknown.count >= Self.maximumUnknown { unknown.removeAll() }
      unknown.insert(scalars)
      return nil
    }
    makeRoom()
    fallbacks[style, default: []].append((face, font))
    return font
  }

  private func opened(_ open: () throws(SDLError) -> Font) -> Font? {
    do {
      return try SDLError.retryingOnce(open)
    } catch {
      report(error)
      return nil
    }
  }

  /// Reports a failed call once, with its effect on texts.
  func report(_ error: SDLError) {
    guard reportedCalls.insert(error.call).inserted else { return }
    File.complain("\(error); texts may be missing or look different")
  }

  private func file(_ weight: TextStyle.Weight) throws(SDLError) -> FontFile {
    guard let path = finder.path(FontFinder.Weight(weight)) else {
      throw FontFinder.failure
    }
    return try file(path)
  }

  private func file(_ path: FilePath) throws(SDLError) -> FontFile {
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
