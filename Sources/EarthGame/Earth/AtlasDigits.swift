/// A decoder for the atlas's tables of base-90 digits.
struct AtlasDigits {
  /// The separator between two rings or cities: `~`.
  static let next: UInt8 = 126
  /// The longest step in either direction that one digit can hold, in twentieths of a degree.
  static let farthest = 44
  private static let base = 90

  private let signs: [UInt8]
  private var place = 0

  /// Creates a decoder for one part of a table.
  init(_ signs: [UInt8]) { self.signs = signs }

  /// Returns the parts of a table. Line breaks in its text are ignored.
  static func parts(of table: StaticString) -> [AtlasDigits] {
    let signs = table.withUTF8Buffer { $0.filter { $0 != UInt8(ascii: "\n") } }
    return signs.split(separator: next).map { AtlasDigits(Array($0)) }
  }

  /// Whether all digits have been read.
  var isAtEnd: Bool { place >= signs.count }

  /// Reads a number of `count` digits. The backslash is not a digit.
  mutating func number(_ count: Int) -> Int {
    signs(count).reduce(0) { number, sign in
      number * Self.base + Int(sign) - (sign > UInt8(ascii: "\\") ? 36 : 35)
    }
  }

  /// Reads a place of seven digits, in seconds of arc. Returns `nil` if it is out of range.
  mutating func location() -> Place? {
    // Rounds to four decimals of a degree, as the table of time zones does.
    func degrees(_ seconds: Int) -> Double { (Double(seconds) / 3600 * 1e4).rounded() / 1e4 }
    let latitude = degrees(number(3) - 90 * 3600)
    return Place(latitude: latitude, longitude: degrees(number(4) - 180 * 3600))
  }

  /// Reads letters, up to the end of the part by default.
  mutating func text(_ count: Int = .max) -> String {
    String(decoding: signs(count), as: UTF8.self)
  }

  private mutating func signs(_ count: Int) -> ArraySlice<UInt8> {
    let end = min(signs.count, count == .max ? count : place + count)
    defer { place = end }
    return signs[place..<end]
  }
}
