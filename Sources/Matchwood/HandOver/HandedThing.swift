import BoxKit
import Files

/// What a start hands over to the window that is open; the window comes to the front with each.
nonisolated enum HandedThing: Equatable, Sendable {
  /// Nothing but to be seen.
  case window
  /// The table of a game, by its name.
  case game(String)
  /// A game, by its link.
  case link(String)
  /// A picture, by its path from the root.
  case picture(FilePath)

  /// How many bytes a link or a path has at most.
  static let textLimit = 8192
  /// How many bytes a message has at most: the longest text and the words before it.
  static let limit = textLimit + 64

  /// Before every message; another version of it is not understood.
  private static let head: FilePath = "matchwood 1 "

  /// Reads a message of another start; nil where it makes no sense.
  init?(message: [UInt8]) {
    guard message.count <= Self.limit, FilePath(bytes: message).hasPrefix(Self.head),
      !message.contains(0)
    else { return nil }
    let parts = message.dropFirst(Self.head.bytes.count)
      .split(separator: UInt8(ascii: " "), maxSplits: 1, omittingEmptySubsequences: false)
      .map { FilePath(bytes: $0) }
    let rest = parts.dropFirst().first
    switch (parts.first, rest, rest?.utf8) {
    case ("window", nil, _): self = .window
    case ("game", _, let name?): self = .game(name)
    case ("link", _, let text?): self = .link(text)
    case ("picture", let path?, _) where path.isAbsolute: self = .picture(path)
    default: return nil
    }
  }

  /// As it is sent.
  var message: [UInt8] {
    let words: FilePath = "\(Self.head)\(kind)"
    return words.bytes + (rest.map { " ".utf8 + $0.bytes } ?? [])
  }

  /// What it is, for the trace.
  var kind: String {
    switch self {
    case .window: "window"
    case .game: "game"
    case .link: "link"
    case .picture: "picture"
    }
  }

  /// Which one, as ``FilePath/text``; nil where there is but one.
  var text: String? { rest?.text }

  private var rest: FilePath? {
    switch self {
    case .window: nil
    case .game(let text), .link(let text): FilePath(text)
    case .picture(let path): path
    }
  }
}

nonisolated extension Launch {
  /// What a run that has no window of its own asks of the one that is open.
  ///
  /// - Parameter folder: the working folder, from which paths are meant; nil where it is not known.
  func handed(from folder: FilePath?) -> [HandedThing] {
    var things: [HandedThing] = []
    if let link { things.append(.link(link)) } else if let game { things.append(.game(game)) }
    for path in files {
      let isWhole = path.isAbsolute || folder == nil
      things.append(.picture(isWhole ? path : "\(folder ?? "")/\(path)"))
    }
    return things.isEmpty ? [.window] : things
  }
}
