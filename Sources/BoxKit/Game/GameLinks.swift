import GameKernel
import PlayLog
import Stage

/// Copies games to the clipboard as links, and opens links from it.
public struct GameLinks {
  private let services: Services

  /// - Parameter services: provides the clipboard.
  public init(_ services: Services) { self.services = services }

  /// Copies a link that starts the same game wherever it is pasted.
  ///
  /// - Returns: the message for the player.
  public func copy(_ game: any BoxGame) -> (Texts) -> String {
    let challenge = (game as? any ChallengingGame)?.challengingLink
    guard let link = challenge ?? game.link, services.copyText("\(LinkScheme.name):\(link)") else {
      return { texts in texts("Could not copy the link.") }
    }
    if challenge != nil {
      return { texts in texts("Link copied. It challenges a friend to beat your result.") }
    }
    return { texts in texts("Link copied. Send it to a friend to share this game.") }
  }

  /// Starts the game of the link on the clipboard. It may be any game of the box.
  ///
  /// - Parameters:
  ///   - games: all games of the box.
  ///   - game: the game on the screen. It opens the text if the text names no game that has links.
  public func paste(to games: [any BoxGame], at game: (any BoxGame)?) -> Pasting {
    guard let text = services.pasteText(), text.contains(where: { !$0.isWhitespace }) else {
      return .failure { texts in texts("There is no text on the clipboard.") }
    }
    return open(text, in: games, at: game)
  }

  /// Starts the game of a link in a text. It may be any game of the box.
  public func open(
    _ text: String, in games: [any BoxGame], at game: (any BoxGame)? = nil
  ) -> Pasting {
    let head = LinkPart(LinkScheme.dropped(from: text)).split(at: ":").0
    let named = games.first { $0.name == head.text && $0.link != nil }
    guard let game = named ?? game else {
      return .failure(LinkError.otherGame(head.excerpt).words)
    }
    do throws(LinkError) {
      let link = try ChallengeLink(text)
      if let failure = game.open(link: link.game) { return .failure(failure) }
      (game as? any ChallengingGame)?.accept(link)
      return .begun(game)
    } catch {
      return .failure(error.words)
    }
  }

  /// The outcome of pasting a link.
  public enum Pasting {
    /// The game has started.
    case begun(any BoxGame)
    /// Nothing has changed; the closure returns the reason in words.
    case failure((Texts) -> String)
  }
}

nonisolated extension LinkError {
  /// Describes the wrong part of a pasted or typed text in one sentence.
  public func words(_ texts: Texts) -> String {
    switch self {
    case .otherGame(let part):
      // Translators: {part} is the beginning of the pasted text.
      texts("This is not a link to a game: it begins with “{part}”.", ["part": part])
    case .unknownVersion(let part, isNewer: true):
      texts(
        // Translators: {part} is a number.
        "The link needs a newer version of Matchwood (link version {part}).", ["part": part])
    case .unknownVersion(let part, isNewer: false):
      // Translators: {part} is a part of the pasted link.
      texts("The link has an unknown version: “{part}”.", ["part": part])
    case .part(let part, let example):
      texts(
        // Translators: {part} is a part of the pasted link, {example} a valid one.
        "The link says “{part}” instead of something like “{example}”.",
        ["part": part, "example": example])
    }
  }
}
