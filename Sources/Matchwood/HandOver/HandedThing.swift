import BoxKit

/// What a start hands over to the window that is open; the window comes to the front with each.
nonisolated enum HandedThing: Equatable, Sendable {
  /// Nothing but to be seen.
  case window
  /// The table of a game, by its name.
  case game(String)
  /// A game, by its link.
  case link(String)
  /// A picture, by its path from the root.
  case picture(String)

  /// How many bytes a message has at most: the longest path and a word before it.
  static let limit = 8192

  /// Before every message; another version of it is not understood.
  private static let head = "matchwood 1 "

  /// Reads a message of another start; nil where it makes no sense.
  init?(message: [UInt8]) {
    guard message.count <= Self.limit, let text = String(validating: message, as: UTF8.self),
      text.hasPrefix(Self.head), !message.contains(0)
    else { return nil }
    let parts = text.dropFirst(Self.head.count)
      .split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    switch (parts.first, parts.dropFirst().first) {
    case ("window", nil): self = .window
    case ("game", let name?): self = .game(name)
    case ("link", let text?): self = .link(text)
    case ("picture", let path?) where path.hasPrefix("/"): self = .picture(path)
    default: return nil
    }
  }

  /// As it is sent.
  var message: [UInt8] {
    Array((Self.head + [kind, text].compactMap(\.self).joined(separator: " ")).utf8)
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

  /// Which one; nil where there is but one.
  var text: String? {
    switch self {
    case .window: nil
    case .game(let text), .link(let text), .picture(let text): text
    }
  }
}

nonisolated extension Launch {
  /// What a run that has no window of its own asks of the one that is open.
  ///
  /// - Parameter folder: the working folder, from which paths are meant; nil where it is not known.
  func handed(from folder: String?) -> [HandedThing] {
    var things: [HandedThing] = []
    if let link { things.append(.link(link)) } else if let game { things.append(.game(game)) }
    for path in files {
      let isWhole = path.hasPrefix("/") || folder == nil
      things.append(.picture(isWhole ? path : "\(folder ?? "")/\(path)"))
    }
    return things.isEmpty ? [.window] : things
  }
}
