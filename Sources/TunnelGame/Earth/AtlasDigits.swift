/// Reads the numbers of the atlas' tables.
struct AtlasDigits {
  /// The sign between two rings or cities.
  static let next: UInt8 = 126
  /// The longest step that one digit holds, either way.
  static let farthest = 44
  private static let base = 90

  private let signs: [UInt8]
  private var place = 0

  /// The digits of one part of a table.
  init(_ signs: [UInt8]) { self.signs = signs }

  /// The parts of a table; how its text is broken into lines means nothing.
  static func parts(of table: StaticString) -> [AtlasDigits] {
    let signs = table.withUTF8Buffer { $0.filter { $0 != UInt8(ascii: "\n") } }
    return signs.split(separator: next).map { AtlasDigits(Array($0)) }
  }

  /// Whether all has been read.
  var isAtEnd: Bool { place >= signs.count }

  /// A number of so many digits; the backslash is none.
  mutating func number(_ count: Int) -> Int {
    signs(count).reduce(0) { number, sign in
      number * Self.base + Int(sign) - (sign > UInt8(ascii: "\\") ? 36 : 35)
    }
  }

  /// A place that is written in seconds of arc, seven digits long.
  mutating func location() -> Place? {
    // As the table of time zones has it, in degrees of four decimals.
    func degrees(_ seconds: Int) -> Double { (Double(seconds) / 3600 * 1e4).rounded() / 1e4 }
    let latitude = degrees(number(3) - 90 * 3600)
    return Place(latitude: latitude, longitude: degrees(number(4) - 180 * 3600))
  }

  /// Letters as they stand, or all that is left of them.
  mutating func text(_ count: Int = .max) -> String {
    String(decoding: signs(count), as: UTF8.self)
  }

  private mutating func signs(_ count: Int) -> ArraySlice<UInt8> {
    let end = min(signs.count, count == .max ? count : place + count)
    defer { place = end }
    return signs[place..<end]
  }
}
