import BoxKit
import Files
import GameKernel

/// An argument that a desktop passes to the program: a link to a game, or a picture to open.
nonisolated enum OpenedItem: Equatable, Sendable, CustomStringConvertible {
  case link(String)
  case file(FilePath)

  /// Recognises a link with its scheme, a `file:` address, or a path. Returns `nil` for any other argument.
  init?(_ word: FilePath) {
    let text = word.shown
    if LinkScheme.begins(text) {
      let unescaped = FilePath.unescaped(word.bytes).flatMap { FilePath(bytes: $0).utf8 }
      self = .link(unescaped ?? text)
    } else if text.lowercased().hasPrefix("file:") {
      guard let path = FilePath(address: word) else { return nil }
      self = .file(path)
    } else if text.contains("/") || FileKind.pictures.includes(word) {
      self = .file(word)
    } else {
      return nil
    }
  }

  /// Whether the argument is too long to be sent to an open window.
  var isTooLong: Bool {
    switch self {
    case .link(let text): text.utf8.count > OpenRequest.textLimit
    case .file(let path): path.bytes.count >= OpenRequest.textLimit / 2
    }
  }

  var description: String {
    switch self {
    case .link(let text): text
    case .file(let path): path.shown
    }
  }
}
