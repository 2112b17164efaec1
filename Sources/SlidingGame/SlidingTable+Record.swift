import GameKernel

extension SlidingTable {
  /// A table as it stands, with all games that undo and redo can reach.
  public struct Record: Hashable, Sendable {
    let session: SessionRecord<SlidingPuzzle>

    /// The courses of the games, in the order of the session's.
    let courses: [Course]
  }

  /// The record of the table as it stands now.
  ///
  /// - Complexity: O(games), whatever their moves.
  public var record: Record {
    Record(
      session: session.wholeRecord,
      courses: session.keptGameNumbers.map { courses[$0] ?? Course() })
  }

  /// A table that stands where the record was taken.
  ///
  /// - Throws: `RecordError.refusedMove` if the rules refuse a move of one of the games, or a game was
  ///   shuffled later than at its start, as no table does.
  public convenience init(restoring record: Record) throws(RecordError) {
    for game in record.session.games {
      if let late = Self.lateShuffle(in: game) { throw .refusedMove(index: late) }
    }
    let session = try GameSession(restoring: record.session)
    self.init(
      session,
      courses: Dictionary(uniqueKeysWithValues: zip(session.keptGameNumbers, record.courses)))
  }

  /// The index of a shuffle among the later moves: a long list of them would take for ever to replay.
  private static func lateShuffle(in game: GameRecord<SlidingPuzzle>) -> Int? {
    (game.moves + game.undone).enumerated().dropFirst().first { _, move in
      if case .shuffle = move { true } else { false }
    }?.offset
  }
}

extension SlidingTable.Record: Codable {
  private enum CodingKeys: String, CodingKey {
    case session, courses
  }

  /// Reads a record that may come from anywhere.
  ///
  /// - Throws: `RecordError` if it is of an unknown version, and `DecodingError` if it is damaged.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    session = try values.decode(SessionRecord<SlidingPuzzle>.self, forKey: .session)
    courses = try values.decode([SlidingTable.Course].self, forKey: .courses)
    guard session.games.count == courses.count else {
      throw DecodingError.dataCorruptedError(
        forKey: .courses, in: values, debugDescription: "Not one course for each game")
    }
  }
}
