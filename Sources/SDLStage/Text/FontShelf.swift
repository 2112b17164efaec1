import Files
import SDLKit
import Stage

/// Opens each font once, when it is first asked for, and others for characters that it lacks.
final class FontShelf {
  /// More than any scene writes with; each window size brings others, and each keeps the characters it has drawn.
  private static let capacity = 40

  /// As many as a scene writes with.
  private static let capacityAtRest = 12

  /// How many fonts are open.
  var count: Int { fonts.count }

  private let finder: FontFinder
  private var files: [FilePath: FontFile] = [:]
  private var fonts: [TextStyle: Font] = [:]
  /// The fonts that were found for characters which the style's own lacks, in that order.
  private var others: [TextStyle: [(face: FontFinder.Face, font: Font)]] = [:]
  /// The characters that no font has.
  private var unknown: Set<[Unicode.Scalar]> = []

  /// The calls whose failing was told.
  private var told: Set<String> = []

  private static let maximumUnknown = 4096

  /// - Throws: where the system has no font.
  init(_ finder: FontFinder) throws(SDLError) {
    self.finder = finder
    _ = try file(.regular)
  }

  /// The font of a style; where its file cannot be opened, the regular weight.
  func font(_ style: TextStyle) -> Font? {
    if let font = fonts[style] { return font }
    let font =
      opened { () throws(SDLError) in try Font(file(style.weight), pixels: style.pixels) }
      ?? opened { () throws(SDLError) in try Font(file(.regular), pixels: style.pixels) }
    if fonts.count >= Self.capacity { closeAll() }
    fonts[style] = font
    return font
  }

  /// Whether the font of a style is open.
  func isOpen(_ style: TextStyle) -> Bool { fonts[style] != nil }

  /// Changes with the files of the fonts, and with the libraries that write: the loader's list of libraries is written
  /// anew with each that is installed.
  var stamp: String {
    let paths: [FilePath] =
      ["/etc/ld.so.cache"] + FontFinder.Weight.allCases.map { finder.path($0) ?? "" }
    return paths.map { path in
      let status = try? FileStatus(path)
      return "\(path.text) \(status?.length ?? 0) \(status?.date.components.seconds ?? 0)"
    }.joined(separator: "\n")
  }

  /// Closes the fonts where there are more than one scene needs; those of now are open again in a moment.
  func tidy() {
    if fonts.count + others.count > Self.capacityAtRest { closeAll() }
  }

  private func closeAll() {
    fonts.removeAll(keepingCapacity: true)
    others.removeAll()
  }

  /// The next best font for characters that a style's own font lacks; nil where none has them all.
  func other(having scalars: [Unicode.Scalar], _ style: TextStyle) -> Font? {
    let known = others[style, default: []]
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
    others[style] = known + [(face, font)]
    return font
  }

  private func opened(_ open: () throws(SDLError) -> Font) -> Font? {
    do {
      return try SDLError.again(open)
    } catch {
      tell(error)
      return nil
    }
  }

  /// Says once of each call that texts suffer from its failing.
  func tell(_ error: SDLError) {
    guard told.insert(error.call).inserted else { return }
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
