import BoxKit
import Files

/// A request that a later start sends to the open window. Each one also brings the window to the front.
nonisolated enum OpenRequest: Equatable, Sendable {
  /// Only brings the window to the front.
  case window
  /// Opens the scene of a game, by the game's name.
  case game(String)
  /// Starts the game of a link.
  case link(String)
  /// Adds a picture, by its absolute path.
  case picture(FilePath)

  /// The longest link or path, in bytes.
  static let textLimit = 8192
  /// The longest message, in bytes: the longest text and the words before it.
  static let limit = textLimit + 64

  /// The beginning of every message. Messages of another version are rejected.
  private static let head: FilePath = "matchwood 1 "

  /// Decodes a message of a later start. Returns `nil` if it is invalid.
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

  /// The encoded request.
  var message: [UInt8] {
    let words: FilePath = "\(Self.head)\(kind)"
    return words.bytes + (rest.map { " ".utf8 + $0.bytes } ?? [])
  }

  /// The kind of request, as written in messages and in the trace.
  var kind: String {
    switch self {
    case .window: "window"
    case .game: "game"
    case .link: "link"
    case .picture: "picture"
    }
  }

  /// The name, link or path as ``FilePath/text``, or `nil` if the request has none.
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
  /// Returns the requests of this run for a window that is already open.
  ///
  /// - Parameter folder: the working folder for relative paths, or `nil` if it is unknown.
  func requests(from folder: FilePath?) -> [OpenRequest] {
    var things: [OpenRequest] = []
    if let link { things.append(.link(link)) } else if let game { things.append(.game(game)) }
    for path in files {
      let isWhole = path.isAbsolute || folder == nil
      things.append(.picture(isWhole ? path : "\(folder ?? "")/\(path)"))
    }
    return things.isEmpty ? [.window] : things
  }
}
