import GameKernel

extension PairsTable {
  /// A table as it stands, with all games that undo and redo can reach.
  public struct Record: Hashable, Sendable {
    let session: SessionRecord<Pairs>

    /// What belongs to the games, in the order of the session's.
    let sheets: [Sheet]

    let wasHalted: Bool
  }

  /// The record of the table as it stands now.
  ///
  /// - Complexity: O(games), whatever their moves.
  public var record: Record {
    Record(
      session: session.wholeRecord, sheets: session.keptGameNumbers.compactMap { sheets[$0] },
      wasHalted: wasHalted)
  }

  /// A table that stands where the record was taken; a computer flips as it would have.
  ///
  /// - Throws: `RecordError.refusedMove` if the rules refuse a move of one of the games.
  public convenience init(restoring record: Record) throws(RecordError) {
    let session = try GameSession(restoring: record.session)
    self.init(
      session,
      sheets: Dictionary(uniqueKeysWithValues: zip(session.keptGameNumbers, record.sheets)),
      wasHalted: record.wasHalted)
  }
}

extension PairsTable.Record: Codable {
  private enum CodingKeys: String, CodingKey {
    case session, sheets, wasHalted
  }

  /// Reads a record that may come from anywhere.
  ///
  /// - Throws: `RecordError` if it is of an unknown version, and `DecodingError` if it is damaged.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    session = try values.decode(SessionRecord<Pairs>.self, forKey: .session)
    sheets = try values.decode([PairsTable.Sheet].self, forKey: .sheets)
    wasHalted = try values.decode(Bool.self, forKey: .wasHalted)
    guard session.games.map(\.options) == sheets.map(\.setup.options) else {
      throw DecodingError.dataCorruptedError(
        forKey: .sheets, in: values, debugDescription: "The sheets are not those of the games")
    }
  }
}
