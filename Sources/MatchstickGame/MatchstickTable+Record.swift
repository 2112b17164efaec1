import GameKernel

extension MatchstickTable {
  /// A table as it stands, with all games that undo and redo can reach.
  public struct Record: Hashable, Sendable {
    let session: SessionRecord<Matchsticks>

    /// What the games were set up with, in the order of the session's.
    let setups: [MatchstickSetup]

    let wasHalted: Bool
  }

  /// The record of the table as it stands now.
  ///
  /// - Complexity: O(games), whatever their takes.
  public var record: Record {
    Record(
      session: session.wholeRecord, setups: session.keptGameNumbers.compactMap { setups[$0] },
      wasHalted: wasHalted)
  }

  /// A table that stands where the record was taken; a computer whose turn it was takes as it would have.
  ///
  /// - Throws: `RecordError.refusedMove` if the rules refuse a take of one of the games.
  public convenience init(restoring record: Record) throws(RecordError) {
    let session = try GameSession(restoring: record.session)
    self.init(
      session: session,
      setups: Dictionary(uniqueKeysWithValues: zip(session.keptGameNumbers, record.setups)),
      wasHalted: record.wasHalted)
  }
}

extension MatchstickTable.Record: Codable {
  private enum CodingKeys: String, CodingKey {
    case session, setups, wasHalted
  }

  /// Reads a record that may come from anywhere.
  ///
  /// - Throws: `RecordError` if it is of an unknown version, and `DecodingError` if it is damaged or
  ///   has games that the program does not offer.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    session = try values.decode(SessionRecord<Matchsticks>.self, forKey: .session)
    setups = try values.decode([MatchstickSetup].self, forKey: .setups)
    wasHalted = try values.decode(Bool.self, forKey: .wasHalted)
    let agree = zip(session.games, setups).allSatisfy { game, setup in
      game.options.pile == setup.pile && game.options.takeLimit == setup.takeLimit
    }
    guard session.games.count == setups.count, agree else {
      throw DecodingError.dataCorruptedError(
        forKey: .setups, in: values, debugDescription: "The setups are not those of the games")
    }
  }
}
