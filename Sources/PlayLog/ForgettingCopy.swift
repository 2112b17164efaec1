/// Copies the lines of a log without those of one player.
struct ForgettingCopy {
  private let player: PlayerID
  /// The games whose lines were left out.
  private var games: Set<GameID> = []
  private var shared = SharedValues()

  init(_ player: PlayerID) { self.player = player }

  /// Returns the copy of a line, with its newline, or `nil` if it is left out.
  ///
  /// A damaged line that names the player is left out. In a line of a later version the player's identifier is
  /// replaced by zeros.
  mutating func copy(_ line: ArraySlice<UInt8>) -> [UInt8]? {
    let same = line + [FieldWriter.newline]
    switch LogLine.read(line, &shared) {
    case .entry(let entry, let appended):
      guard let copy = copy(entry) else { return nil }
      return copy == entry ? Array(same) : LogLine.bytes(copy, appended: appended)
    case .unknown:
      guard names(line), let content = LogLine.content(of: line) else { return Array(same) }
      let nobody = Array(PlayerID(rawValue: 0).description.utf8)
      return LogLine.bytes(content: content.replacing(id, with: nobody))
    case .damaged: return names(line) ? nil : Array(same)
    }
  }

  private mutating func copy(_ entry: LogEntry) -> LogEntry? {
    if case .proof(let game, _) = entry, games.contains(game) { return nil }
    guard entry.players.contains(player) else { return entry }
    guard case .game(var game, let record) = entry else { return nil }
    game.seats = game.seats.map { $0.player == player ? LoggedSeat(.guest) : $0 }
    guard game.seats.contains(where: { $0.player != nil }) else {
      games.insert(game.id)
      return nil
    }
    return .game(game, record: record)
  }

  private var id: [UInt8] { Array(player.description.utf8) }

  private func names(_ line: ArraySlice<UInt8>) -> Bool { line.firstRange(of: id) != nil }
}
