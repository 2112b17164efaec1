/// A log that was read, with the numbers of lines that were passed over.
public struct LogReading: Sendable {
  /// The log.
  public internal(set) var log = PlayLog()
  /// The number of damaged and half lines.
  public internal(set) var damagedLines = 0
  /// The number of lines of a later version of Matchwood.
  public internal(set) var unknownLines = 0
  /// The players who were forgotten but whose lines are still in the file, because the program ended before
  /// ``LogFile/forget(_:)`` had replaced it, or logs were merged. Forget them again.
  public var unforgotten: Set<PlayerID> { named.intersection(log.players.forgotten) }

  private var named: Set<PlayerID> = []
  /// The positions of the games' lines in the file, in bytes, without newlines.
  var places: [GameID: Range<Int>] = [:]

  /// Reads the bytes of a log.
  public init(_ bytes: [UInt8]) {
    self.init(length: bytes.count)
    var lines = LineSplitter()
    var shared = SharedValues()
    lines.split(bytes[...]) { take($0, at: $1, &shared) }
    lines.finish { take($0, at: $1, &shared) }
  }

  /// Makes an empty reading.
  ///
  /// - Parameter length: the length of the log in bytes, from which the number of games is estimated.
  init(length: Int) {
    let count = min(length / 400, 100_000)
    log.reserve(games: count)
    places.reserveCapacity(count)
  }

  /// Adds a line without its newline, or counts it. A damaged line longer than the limit is `nil`.
  mutating func take(_ line: ArraySlice<UInt8>?, at place: Int, _ shared: inout SharedValues) {
    guard let line else {
      damagedLines += 1
      return
    }
    switch LogLine.read(line, &shared, skipsRecord: true) {
    case .entry(let entry, _):
      log.add(entry)
      for player in entry.players { named.insert(player) }
      // The log may have kept an earlier line of the game, which is the one with the record.
      if case .game(let game, _) = entry, log.isOver(game.id) == game.isOver {
        places[game.id] = place..<place + line.count
      }
    case .unknown: unknownLines += 1
    case .damaged: if !line.isEmpty { damagedLines += 1 }
    }
  }
}
