import Files
import GameKernel

/// A word of the command line that a desktop hands over: a link to a game, or a picture to be opened.
nonisolated enum OpenedThing: Equatable, Sendable, CustomStringConvertible {
  case link(String)
  case file(FilePath)

  /// What the names of pictures end with.
  static let endings = [".png", ".jpg", ".jpeg", ".webp", ".bmp"]

  /// A link with its scheme, an address of a local file, or the path of one; nil for any other word.
  init?(_ word: FilePath) {
    let text = word.shown
    if LinkScheme.begins(text) {
      let unescaped = FilePath.unescaped(word.bytes).flatMap { FilePath(bytes: $0).utf8 }
      self = .link(unescaped ?? text)
    } else if text.lowercased().hasPrefix("file:") {
      guard let path = FilePath(address: word) else { return nil }
      self = .file(path)
    } else if text.contains("/") || Self.endings.contains(where: text.lowercased().hasSuffix) {
      self = .file(word)
    } else {
      return nil
    }
  }

  /// Whether it is longer than anything that a window can be handed.
  var isTooLong: Bool {
    switch self {
    case .link(let text): text.utf8.count > HandedThing.textLimit
    case .file(let path): path.bytes.count >= HandedThing.textLimit / 2
    }
  }

  var description: String {
    switch self {
    case .link(let text): text
    case .file(let path): path.shown
    }
  }
}
