import Files
import GameKernel

/// A link to a game with a result to beat, such as `matchwood:sliding:1:4:seed=77:beat=22:moves=…`.
///
/// The moves are the record of a game, with percent escapes. They prove the result, and may be missing.
public struct ChallengeLink: Hashable, Sendable {
  /// The link to the game.
  public let game: String
  /// The result to beat, or `nil` in a link without a challenge.
  public let count: Int?
  /// The record that is to prove the result, or `nil`.
  let moves: String?

  /// The most bytes of moves that are read.
  static let moveLimit = 8_192

  private static let (countMark, movesMark) = (":beat=", ":moves=")

  /// Makes a link to a game with a result to beat. Moves that make it longer than 8 KiB are left out.
  ///
  /// - Parameter moves: the text of the record of the game that had the result.
  public init(_ game: String, beat count: Int, moves: String) {
    (self.game, self.count) = (game, count)
    // The scheme and the words of the challenge have less than 60 bytes.
    let length = Self.escaped(moves).utf8.count + game.utf8.count + 60
    self.moves = moves.isEmpty || length > Self.moveLimit ? nil : moves
  }

  /// Parses a link with or without a challenge. Moves that are too long, or damaged, are ignored.
  ///
  /// - Throws: ``LinkError`` if the result to beat is no number from 1 on.
  /// - Complexity: O(length of the text)
  public init(_ text: String) throws(LinkError) {
    guard let (game, rest) = Self.split(text, at: Self.countMark) else {
      (self.game, count, moves) = (text, nil, nil)
      return
    }
    let (number, record) = Self.split(rest, at: Self.movesMark) ?? (rest, "")
    let part = LinkPart(trimming: number)
    guard let count: Int = part.number(), (1...Challenge.limit).contains(count) else {
      throw .part("beat=" + part.excerpt, example: "beat=22")
    }
    (self.game, self.count) = (game, count)
    let trimmed = LinkPart(trimming: record).text
    let isShort = !trimmed.isEmpty && trimmed.utf8.count <= Self.moveLimit
    moves =
      isShort ? FilePath.unescaped(trimmed.utf8).map { String(decoding: $0, as: UTF8.self) } : nil
  }

  /// Splits a text at a mark of ASCII, or returns `nil` if it is not there.
  private static func split(_ text: String, at mark: String) -> (String, String)? {
    let (bytes, mark) = (Array(text.utf8), Array(mark.utf8))
    guard bytes.count >= mark.count,
      let start = (0...bytes.count - mark.count).first(where: {
        bytes[$0] == mark[0] && bytes[$0...].starts(with: mark)
      })
    else { return nil }
    return (
      String(decoding: bytes[..<start], as: UTF8.self),
      String(decoding: bytes[(start + mark.count)...], as: UTF8.self)
    )
  }

  private static func escaped(_ text: String) -> String {
    text.utf8.reduce(into: "") { text, byte in
      let scalar = Unicode.Scalar(byte)
      if byte < 0x80, Character(scalar).isLetter || Character(scalar).isNumber || byte == 0x2E {
        text.unicodeScalars.append(scalar)
      } else {
        text += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
  }
}

extension ChallengeLink: CustomStringConvertible {
  /// The text of the link.
  public var description: String {
    let beat = count.map { "\(Self.countMark)\($0)" } ?? ""
    return game + beat + (moves.map { Self.movesMark + Self.escaped($0) } ?? "")
  }
}

extension GameTable where Rules: LoggedRules {
  /// The result of the current game that a friend can try to beat: that of a player alone at the end, without help.
  /// `nil` if there is none.
  public var resultToBeat: Int? {
    let game = currentGame
    guard game.isOver, !game.sheet.wasHelped, game.sheet.givenMoves == 0 else { return nil }
    return Self.result(of: game)
  }

  /// Returns the result of a game of one seat, or `nil` for other games.
  private static func result(of game: TableGame<Rules>) -> Int? {
    let line = line(of: game)
    return line.seats.count == 1 && line.marks.isDisjoint(with: [.shown]) ? line.moves : nil
  }

  private static func line(of game: TableGame<Rules>) -> LoggedGame {
    var line = LoggedGame(
      GameID(rawValue: 0), at: Moment(secondsSince1970: 0), seats: [], game: Rules.name, setup: "",
      start: "", isOver: game.isOver, time: game.sheet.elapsed)
    Rules.complete(&line, of: game)
    return line
  }

  /// Adds the result of the current game to a link to its start, if a friend can try to beat it.
  public func challenging(_ link: String) -> ChallengeLink? {
    resultToBeat.flatMap { $0 > 0 ? $0 : nil }.map {
      ChallengeLink(link, beat: $0, moves: session.record.logText)
    }
  }

  /// Records the challenge of a link for the game that the link has just begun. It is proven if its moves lead to its
  /// result.
  public func accept(_ link: ChallengeLink) {
    guard let count = link.count, Self.line(of: currentGame).seats.count == 1 else { return }
    let record = link.moves.flatMap { GameRecord<Rules>(logText: $0) }
    let result = record.flatMap(replay).flatMap(Self.result)
    note(Challenge(count, isProven: result == count))
  }
}
