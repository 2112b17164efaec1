import GameKernel
import JSON

/// The columns in which `matchwood statistics` prints games, as CSV or JSON.
public struct GameColumns: Sendable {
  /// The names of the columns in their order.
  public static let names = [
    "id", "time", "offset", "players", "game", "setup", "seed", "result", "score", "moves",
    "seconds", "least", "helped", "shown", "peeked", "from", "link",
  ]

  /// The value of one column.
  private enum Cell {
    case text(String?)
    case list([String])
    case number(Int?)
    case decimal(Double)
    case flag(Bool)
    case seed(UInt64?)
  }

  private let cells: [Cell]

  /// Makes the columns of a game. Result and score are those of the player's seat.
  ///
  /// - Parameters:
  ///   - player: `nil` for the first person.
  ///   - log: the log, for the names of players.
  public init(_ game: LoggedGame, of player: PlayerID?, in log: PlayLog) {
    let seat = game.seat(of: player) ?? 0
    let score = game.scores.indices.contains(seat) ? game.scores[seat] : nil
    cells = [
      .text(game.id.description), .text(game.moment.utcText), .number(Int(game.moment.offset)),
      .list(game.seats.map { log.name(of: $0) ?? "a player" }), .text(game.game),
      .text(game.setup), .seed(game.seed), .text(game.outcome(of: seat).rawValue), .number(score),
      .number(game.moves), .decimal(Double(game.time.milliseconds) / 1_000), .number(game.least),
      .flag(game.marks.contains(.helped)), .flag(game.marks.contains(.shown)),
      .flag(game.marks.contains(.peeked)), .text(game.from?.description),
      .text(game.link.map { "\(LinkScheme.name):\($0)" }),
    ]
  }

  // MARK: CSV

  /// The names of the columns as CSV, without a line ending.
  public static var csvHeader: String { names.joined(separator: ",") }

  /// The columns as CSV by RFC 4180, without the line ending, which is `\r\n`.
  ///
  /// Flags are 1 or 0, and several players are separated by semicolons.
  public var csv: String { cells.map { Self.quoted(Self.csv($0)) }.joined(separator: ",") }

  private static func csv(_ cell: Cell) -> String {
    switch cell {
    case .text(let text): text ?? ""
    case .list(let texts): texts.joined(separator: "; ")
    case .number(let number): number.map(String.init) ?? ""
    case .decimal(let number): String(number)
    case .flag(let isTrue): isTrue ? "1" : "0"
    case .seed(let seed): seed.map { String($0) } ?? ""
    }
  }

  private static func quoted(_ text: String) -> String {
    let marks: Set<UInt8> = [
      UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\r"), UInt8(ascii: "\n"),
    ]
    guard text.utf8.contains(where: marks.contains) else { return text }
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    return "\"\(parts.joined(separator: "\"\""))\""
  }

  // MARK: JSON

  /// The columns as one JSON object without a line ending. Its members are sorted by name.
  public var json: String {
    do {
      return String(decoding: try JSONWriter().write(self), as: UTF8.self)
    } catch {
      preconditionFailure("A game cannot be written as JSON: \(error)")
    }
  }
}

extension GameColumns: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: TextKey.self)
    for (name, cell) in zip(Self.names, cells) {
      let key = TextKey(name)
      switch cell {
      case .text(let text): try values.encode(text, forKey: key)
      case .list(let texts): try values.encode(texts, forKey: key)
      case .number(let number): try values.encode(number, forKey: key)
      case .decimal(let number): try values.encode(number, forKey: key)
      case .flag(let isTrue): try values.encode(isTrue, forKey: key)
      case .seed(let seed): try values.encode(seed, forKey: key)
      }
    }
  }
}
