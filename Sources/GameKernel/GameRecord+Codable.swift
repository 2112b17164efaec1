extension GameRecord: Codable {
  private enum CodingKeys: String, CodingKey {
    case version, game, options, seed, moves, undone, usedUndo
  }

  /// Reads a record of this game.
  ///
  /// - Throws: ``RecordError`` if the record is another game's or of an unknown version, and
  ///   `DecodingError` if it is damaged.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let version = try values.decode(Int.self, forKey: .version)
    guard version == Self.currentVersion else {
      throw RecordError.unknownVersion(version)
    }
    let game = try values.decode(String.self, forKey: .game)
    guard game == Rules.name else {
      throw RecordError.otherGame(game)
    }
    self.init(
      options: try values.decode(Rules.Options.self, forKey: .options),
      seed: try values.decode(UInt64.self, forKey: .seed),
      moves: try values.decode([Rules.Move].self, forKey: .moves),
      undone: try values.decode([Rules.Move].self, forKey: .undone),
      usedUndo: try values.decode(Bool.self, forKey: .usedUndo))
  }

  /// Writes the record with its version and the game's name.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(Self.currentVersion, forKey: .version)
    try values.encode(Rules.name, forKey: .game)
    try values.encode(options, forKey: .options)
    try values.encode(seed, forKey: .seed)
    try values.encode(moves, forKey: .moves)
    try values.encode(undone, forKey: .undone)
    try values.encode(usedUndo, forKey: .usedUndo)
  }
}
