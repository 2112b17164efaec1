/// A table as it stands, with all games that undo and redo can reach.
public struct TableRecord<Rules: TableRules>: Hashable, Sendable {
  /// The games.
  public let session: SessionRecord<Rules>

  /// What is known of them besides their moves, in the order of the session's.
  public let sheets: [GameSheet<Rules>]

  /// Whether an undo came after the last command to play on.
  public let wasHalted: Bool
}

extension TableRecord: Codable {
  private enum CodingKeys: String, CodingKey {
    case session, sheets, wasHalted
  }

  /// Reads a record that may come from anywhere, also one of an older program.
  ///
  /// - Throws: ``RecordError`` if it is of an unknown version, and `DecodingError` if it is damaged or its
  ///   sheets are not those of its games.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    session = try values.decode(SessionRecord<Rules>.self, forKey: .session)
    sheets =
      try Rules.olderSheets(from: decoder)
      ?? values.decode([GameSheet<Rules>].self, forKey: .sheets)
    wasHalted = try values.decodeIfPresent(Bool.self, forKey: .wasHalted) ?? false
    let agree = zip(session.games, sheets).allSatisfy { Rules.fits($1.setup, $0.options) }
    guard session.games.count == sheets.count, agree else {
      throw DecodingError.dataCorruptedError(
        forKey: .sheets, in: values, debugDescription: "The sheets are not those of the games")
    }
  }
}
