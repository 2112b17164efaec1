import GameKernel

/// What a new game of Pairs starts with.
public struct PairsSetup: SeatedSetup {
  /// How the cards lie.
  public let layout: PairsLayout

  /// Who plays, in the order of play.
  public let seats: [PairsSeat]

  /// What two may do with known cards; another number of seats plays as ``TurnRule/unknownCard``.
  public let turnRule: TurnRule

  /// What the cards show.
  public let faces: CardFaces

  /// A setup; at first 18 pairs for one person.
  ///
  /// The number of seats must be one of ``Pairs/seatCounts``, and everyone must be able to play there.
  public init(
    layout: PairsLayout = .sixBySix, seats: [PairsSeat] = [PairsSeat()],
    turnRule: TurnRule = .unknownCard, faces: CardFaces = .figures
  ) {
    precondition(Self.canPlay(seats), "These can not play together")
    self.layout = layout
    self.seats = seats
    self.turnRule = turnRule
    self.faces = faces
  }

  /// A setup for these, each in another colour and with the usual name.
  public init(
    layout: PairsLayout = .sixBySix, _ occupants: [PairsOccupant],
    turnRule: TurnRule = .unknownCard
  ) {
    let seats = occupants.enumerated().map { PairsSeat($1, colour: $0) }
    self.init(layout: layout, seats: seats, turnRule: turnRule)
  }

  /// Whether these can play together: from one to four, and the perfect player only with one other.
  public static func canPlay(_ seats: [PairsSeat]) -> Bool {
    Pairs.seatCounts.contains(seats.count)
      && seats.allSatisfy { $0.occupant.canPlay(seatCount: seats.count) }
  }

  /// The index in ``seats`` of the computer that one person plays against; nil for all other tables.
  var computer: Int? {
    let computers = seats.indices.filter { !seats[$0].occupant.isPerson }
    return seats.count == 2 && computers.count == 1 ? computers[0] : nil
  }

  /// Whether computers play by themselves.
  public var isDemonstration: Bool { !seats.contains { $0.occupant.isPerson } }

  /// The same for those who are called so.
  public func with(_ seats: [PairsSeat]) -> PairsSetup {
    PairsSetup(layout: layout, seats: seats, turnRule: turnRule, faces: faces)
  }

  /// The same with other cards.
  public func with(_ layout: PairsLayout, _ faces: CardFaces) -> PairsSetup {
    PairsSetup(layout: layout, seats: seats, turnRule: turnRule, faces: faces)
  }

  /// The options of a game.
  public var options: Pairs.Options {
    Pairs.Options(
      layout: layout, seatCount: seats.count,
      turnRule: seats.count == 2 ? turnRule : .unknownCard)
  }
}

extension PairsSetup {
  private enum CodingKeys: String, CodingKey {
    case layout, seats, turnRule, faces
  }

  /// Reads a setup that may come from anywhere.
  ///
  /// - Throws: `DecodingError` if no game can start from it.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let seats: [PairsSeat] = try values.decode(.seats, atMost: Pairs.seatCounts.upperBound)
    try values.check(.seats, Self.canPlay(seats), "\(seats)")
    self.init(
      layout: try values.decode(PairsLayout.self, forKey: .layout), seats: seats,
      turnRule: try values.decode(TurnRule.self, forKey: .turnRule),
      faces: try values.decodeIfPresent(CardFaces.self, forKey: .faces) ?? .figures)
  }

  /// Writes what was agreed; figures go without saying, as they did before there were decks.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(layout, forKey: .layout)
    try values.encode(seats, forKey: .seats)
    try values.encode(turnRule, forKey: .turnRule)
    if faces != .figures { try values.encode(faces, forKey: .faces) }
  }
}
