import GameKernel

/// A link to a game of Matchsticks, as one word of text. It determines the matches, the rules and the draws of the
/// computers.
///
/// For one pile whose last match loses, the text is as in
/// `matchsticks:1:18:3:first=1:seed=77:players=person,clever`. These are the game's name, the version, the pile,
/// the take limit, the seat that begins, the seed and the occupants. For all other games it is as in
/// `matchsticks:2:heaps:1-3-5-7:last=wins:first=1:seed=77:players=…`.
public struct MatchstickLink: Hashable, Sendable {
  /// The version of links to one pile whose last match loses.
  static let pileVersion = 1
  /// The version of links to all other games. A version increases when the same text would give another game.
  public static let currentVersion = 2

  /// The setup of the game, in which a fixed seat begins.
  public let setup: MatchstickSetup
  /// The seed of the game.
  public let seed: UInt64

  /// Creates a link to the game with this setup and seed.
  ///
  /// - Parameter first: the seat that begins. It replaces the rule of the setup.
  public init(_ setup: MatchstickSetup, first: Seat, seed: UInt64) {
    self.setup = MatchstickSetup(
      setup.layout, seating: setup.seating, begins: first == .first ? .first : .second)
    self.seed = seed
  }
}

extension MatchstickLink: CustomStringConvertible {
  /// The text of the link.
  public var description: String {
    let (layout, seating) = (setup.layout, setup.seating)
    let game =
      if let pile = layout.pile, layout.last == .loses {
        "\(Self.pileVersion):\(pile.count):\(pile.takeLimit)"
      } else {
        "\(Self.currentVersion):\(layout.matches):last=\(layout.last.rawValue)"
      }
    let first = setup.begins == .first ? 1 : 2
    let players = "\(seating.first),\(seating.second)"
    return "\(Matchsticks.name):\(game):first=\(first):seed=\(seed):players=\(players)"
  }

  /// Reads the text of a link, with or without surrounding white space and a scheme.
  ///
  /// - Throws: ``LinkError`` for the first invalid part.
  public init(text: String) throws(LinkError) {
    var parts: LinkParts
    let layout: Matchsticks.Layout
    do throws(LinkError) {
      parts = try LinkParts(text, game: Matchsticks.name, version: Self.pileVersion)
      layout = try Self.pile(&parts)
    } catch .unknownVersion {
      parts = try LinkParts(text, game: Matchsticks.name, version: Self.currentVersion)
      layout = try Self.layout(&parts)
    }
    let first = try parts.next("first=1") { part in
      part.number().flatMap { (1...2).contains($0) ? Seat($0 - 1) : nil }
    }
    seed = try parts.next("seed=77") { $0.number() }
    let seating = try parts.next("players=person,clever", takesRest: true) { part in
      let (first, second) = part.split(at: ",")
      return MatchstickOccupant(String(first.text)).flatMap { first in
        second.flatMap { MatchstickOccupant(String($0.text)) }
          .map { MatchstickSeats(first: first, second: $0) }
      }
    }
    setup = MatchstickSetup(layout, seating: seating, begins: first == .first ? .first : .second)
  }

  /// Parses the pile and the limit of a link of version 1.
  private static func pile(_ parts: inout LinkParts) throws(LinkError) -> Matchsticks.Layout {
    let pile = try parts.next("18") { part in
      part.number().flatMap { Matchsticks.offeredPiles.contains($0) ? $0 : nil }
    }
    let takeLimit = try parts.next("3") { part in
      part.number().flatMap { Matchsticks.takeLimits.contains($0) ? $0 : nil }
    }
    return Matchsticks.Layout(.pile(pile, takeLimit: takeLimit))
  }

  /// Parses the form, the sizes and the outcome of the last match of a link of version 2.
  private static func layout(_ parts: inout LinkParts) throws(LinkError) -> Matchsticks.Layout {
    let form = try parts.next("heaps") { Matchsticks.Form(rawValue: String($0.text)) }
    let matches = try parts.next(form == .pile ? "18-3" : "3-5-7") { sizes in
      Matchsticks.Matches("\(form.rawValue):\(sizes.text)").flatMap { matches in
        MatchstickSetup.isOffered(matches) ? matches : nil
      }
    }
    let last = try parts.next("last=wins") { LastMatch(rawValue: String($0.text)) }
    return Matchsticks.Layout(matches, last: last)
  }
}

extension GameTable<Matchsticks> {
  /// The link to this game, from its start.
  public var link: MatchstickLink {
    MatchstickLink(setup, first: session.options.first, seed: session.seed)
  }

  /// Starts a new game from a link. Undo restores the current one.
  public func open(_ link: MatchstickLink) {
    newGame(
      link.setup, options: link.setup.options(after: nil), seed: link.seed, origin: .link)
  }
}
