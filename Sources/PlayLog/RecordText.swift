import GameKernel
import JSON

/// A record of a game as a short text.
///
/// A letter stands for each kind of move, and its numbers follow. The text has the version, the seed, 1 if undo was
/// used, the kinds of moves, the moves and the options:
///
/// ```
/// 1 77 0 "flip:#"|"close" a12a3ba7a12 {"layout":"4x4","seatCount":1,"turnRule":"unknown-card"}
/// ```
enum RecordText {
  /// The letters of the kinds, in order.
  private static let letters = [UInt8]("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
  private static let (hash, bar, point) = (UInt8(ascii: "#"), UInt8(ascii: "|"), UInt8(ascii: "."))
  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
  /// The field of a list without elements.
  private static let none = "-"

  /// Returns the text of a record, or `nil` if it has too many kinds of moves or one that cannot be written so.
  static func text<Rules: GameRules>(_ record: GameRecord<Rules>) -> String? {
    var (kinds, moves) = ([[UInt8]](), [UInt8]())
    do {
      for move in record.moves {
        guard let (kind, numbers) = split(try JSONWriter().write(move)) else { return nil }
        let index = kinds.firstIndex(of: kind) ?? kinds.count
        if index == kinds.count { kinds.append(kind) }
        guard index < letters.count else { return nil }
        moves.append(letters[index])
        moves += numbers
      }
      let parts = [
        String(GameRecord<Rules>.currentVersion), String(record.seed), record.usedUndo ? "1" : "0",
        kinds.isEmpty ? none : string(Array(kinds.joined(separator: [bar]))),
        moves.isEmpty ? none : string(moves), string(try JSONWriter().write(record.options)),
      ]
      return parts.joined(separator: " ")
    } catch {
      return nil
    }
  }

  /// Splits the JSON text of a move into its kind, which has `#` for each number, and the numbers with points between
  /// them.
  private static func split(_ move: [UInt8]) -> (kind: [UInt8], numbers: [UInt8])? {
    var (kind, numbers) = ([UInt8](), [UInt8]())
    for byte in move {
      guard digits.contains(byte) else {
        guard byte > 0x20, byte < 0x7F, byte != hash, byte != bar else { return nil }
        kind.append(byte)
        continue
      }
      if kind.last != hash {
        if !numbers.isEmpty { numbers.append(point) }
        kind.append(hash)
      }
      numbers.append(byte)
    }
    return (kind, numbers)
  }

  /// Reads a record from an untrusted text, or returns `nil`.
  static func record<Rules: GameRules>(_ text: String, of rules: Rules.Type) -> GameRecord<Rules>? {
    let parts = text.utf8.split(separator: UInt8(ascii: " "), maxSplits: 5)
    guard parts.count == 6, let moves = moves(Array(parts[4]), kinds: Array(parts[3])) else {
      return nil
    }
    let (version, seed) = (string(Array(parts[0])), string(Array(parts[1])))
    let usedUndo = parts[2].elementsEqual("1".utf8)
    let json =
      #"{"version":\#(version),"game":"\#(Rules.name)","options":\#(string(Array(parts[5]))),"#
      + #""seed":\#(seed),"moves":[\#(string(moves))],"undone":[],"usedUndo":\#(usedUndo)}"#
    return try? JSONReader().read(GameRecord<Rules>.self, from: Array(json.utf8))
  }

  /// Returns the JSON texts of the moves, separated by commas.
  private static func moves(_ moves: [UInt8], kinds: [UInt8]) -> [UInt8]? {
    let kinds = kinds.split(separator: bar)
    var (json, rest) = ([UInt8](), string(moves) == none ? [] : moves[...])
    while let letter = rest.popFirst() {
      guard let index = letters.firstIndex(of: letter), kinds.indices.contains(index) else {
        return nil
      }
      let end = rest.firstIndex { !digits.contains($0) && $0 != point } ?? rest.endIndex
      var numbers = rest[..<end].split(separator: point)[...]
      rest = rest[end...]
      if !json.isEmpty { json.append(UInt8(ascii: ",")) }
      for byte in kinds[index] {
        guard byte == hash else {
          json.append(byte)
          continue
        }
        guard let number = numbers.popFirst() else { return nil }
        json += number
      }
      guard numbers.isEmpty else { return nil }
    }
    return json
  }

  private static func string(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

extension GameRecord {
  /// The record as a short text for the log, or an empty text if it cannot be written so. It has no undone moves.
  public var logText: String { RecordText.text(self) ?? "" }

  /// Reads the text of a record from the log, which is untrusted, or returns `nil`.
  public init?(logText: String) {
    guard let record = RecordText.record(logText, of: Rules.self) else { return nil }
    self = record
  }
}
