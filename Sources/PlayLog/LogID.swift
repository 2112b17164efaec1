/// A random number that identifies a game or a player in all logs.
///
/// Its text is a letter and 16 hexadecimal digits, which no spreadsheet takes for a number.
public protocol LogID: RawRepresentable, Hashable, Sendable, LosslessStringConvertible
where RawValue == UInt64 {
  /// The first letter of the text.
  static var letter: Character { get }

  init(rawValue: UInt64)
}

extension LogID {
  /// The text of the identifier, such as `g00c5f1d2e3a4b596`.
  public var description: String {
    "\(Self.letter)\(String(decoding: rawValue.hexadecimal, as: UTF8.self))"
  }

  /// Parses the text of an identifier, or returns `nil`.
  public init?(_ description: String) {
    let text = description.utf8
    guard text.count == 17, text.first == Self.letter.asciiValue,
      let number = UInt64(hexadecimal: text.dropFirst())
    else { return nil }
    self.init(rawValue: number)
  }

  /// Draws a new identifier.
  public static func random(using generator: inout some RandomNumberGenerator) -> Self {
    Self(rawValue: generator.next())
  }

  /// Draws a new identifier from the system's random numbers.
  public static func random() -> Self {
    var generator = SystemRandomNumberGenerator()
    return random(using: &generator)
  }
}

/// The identifier of a game, which its record keeps.
public struct GameID: LogID {
  public static let letter: Character = "g"
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// The identifier of a player of the box.
public struct PlayerID: LogID {
  public static let letter: Character = "p"
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The player of a new box, and the owner of all games of versions without players. It is the same in every box.
  public static let first = PlayerID(rawValue: 1)
}

extension UInt64 {
  /// The number as 16 hexadecimal digits.
  var hexadecimal: [UInt8] {
    (0..<16).reversed().map { place in
      let digit = UInt8(truncatingIfNeeded: self >> (4 * place)) & 15
      return digit < 10 ? 0x30 + digit : 0x61 - 10 + digit
    }
  }

  /// Parses 16 hexadecimal digits, or returns `nil`. Only lower case is valid, so that a number has one text.
  init?(hexadecimal digits: some Collection<UInt8>) {
    guard digits.count == 16 else { return nil }
    self = 0
    for digit in digits {
      switch digit {
      case 0x30...0x39: self = self << 4 | UInt64(digit - 0x30)
      case 0x61...0x66: self = self << 4 | UInt64(digit - 0x61 + 10)
      default: return nil
      }
    }
  }
}
