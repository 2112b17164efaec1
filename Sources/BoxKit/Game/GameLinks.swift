import GameKernel
import Stage

/// Hands games on as links by the clipboard, and opens the link that stands there.
public struct GameLinks {
  private let services: Services

  /// - Parameter services: those of the clipboard.
  public init(_ services: Services) { self.services = services }

  /// Copies a link from which whoever pastes it starts with the same game.
  ///
  /// - Returns: what is to be said of it.
  public func copy(_ game: any BoxGame) -> (Texts) -> String {
    guard let link = game.link, services.copyText("\(LinkScheme.name):\(link)") else {
      return { texts in texts("The link could not be copied.") }
    }
    return { texts in texts("Link copied. Whoever pastes it plays the same game.") }
  }

  /// Starts the game that the clipboard names, whichever of the box it is.
  ///
  /// - Parameters:
  ///   - games: all of the box.
  ///   - game: the one at hand, which is also asked what it makes of a text that names none.
  public func paste(to games: [any BoxGame], at game: (any BoxGame)?) -> Pasting {
    guard let text = services.pasteText(), text.contains(where: { !$0.isWhitespace }) else {
      return .trouble { texts in texts("There is no text on the clipboard.") }
    }
    return open(text, in: games, at: game)
  }

  /// Starts the game that a text names, whichever of the box it is.
  public func open(
    _ text: String, in games: [any BoxGame], at game: (any BoxGame)? = nil
  ) -> Pasting {
    let head = LinkPart(LinkScheme.dropped(from: text)).split(at: ":").0
    let named = games.first { $0.name == head.text && $0.link != nil }
    guard let game = named ?? game else {
      return .trouble(LinkError.otherGame(head.excerpt).words)
    }
    return game.open(link: text).map { .trouble($0) } ?? .begun(game)
  }

  /// What became of a text that was pasted.
  public enum Pasting {
    /// The game has begun.
    case begun(any BoxGame)
    /// Nothing has changed, for a reason that these words tell.
    case trouble((Texts) -> String)
  }
}

nonisolated extension LinkError {
  /// Which part of a pasted or typed text is wrong, in one sentence.
  public func words(_ texts: Texts) -> String {
    switch self {
    case .otherGame(let part):
      texts("This is no link to a game: the text begins with “{part}”.", ["part": part])
    case .unknownVersion(let part, isNewer: true):
      texts("The link comes from a newer version of the game ({part}).", ["part": part])
    case .unknownVersion(let part, isNewer: false):
      texts("The link has an unknown version: “{part}”.", ["part": part])
    case .part(let part, let example):
      texts(
        "The link says “{part}” where something like “{example}” belongs.",
        ["part": part, "example": example])
    }
  }
}
