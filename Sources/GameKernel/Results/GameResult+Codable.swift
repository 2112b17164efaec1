extension GameResult: Codable {
  private enum CodingKeys: String, CodingKey {
    case game, moves, milliseconds, day, usedUndo
  }

  /// Reads a result that may come from anywhere.
  ///
  /// - Throws: `DecodingError` if no game can have ended so.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let game = try values.decode(String.self, forKey: .game)
    let moves = try values.decode(Int.self, forKey: .moves)
    let time = Duration.milliseconds(try values.decode(Int64.self, forKey: .milliseconds))
    guard game.utf8.count <= Self.nameLimit, (0...Self.moveLimit).contains(moves),
      (.zero...Self.timeLimit).contains(time)
    else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: values.codingPath, debugDescription: "No game ends so"))
    }
    self.init(
      game: game, moves: moves, time: time, day: try values.decode(Day.self, forKey: .day),
      usedUndo: try values.decode(Bool.self, forKey: .usedUndo))
  }

  /// Writes the result, its time in whole milliseconds.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(game, forKey: .game)
    try values.encode(moves, forKey: .moves)
    try values.encode(Int64(time / .milliseconds(1)), forKey: .milliseconds)
    try values.encode(day, forKey: .day)
    try values.encode(usedUndo, forKey: .usedUndo)
  }
}
