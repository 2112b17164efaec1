/// Who can sit in a seat: a person, or one of a game's computer players.
public protocol SeatOccupant: TextCoded, Hashable, Sendable {
  /// A person, on whatever device.
  static var person: Self { get }
}

extension SeatOccupant {
  /// Whether a person sits here.
  public var isPerson: Bool { self == .person }
}

/// One who plays: who it is, and how they are told from the others.
public struct TableSeat<Occupant: SeatOccupant>: Hashable, Sendable {
  /// The longest name, in characters.
  public static var nameLimit: Int { 24 }

  /// How many colours there are, as many as can play.
  public static var colourCount: Int { 4 }

  /// A person or a computer.
  public var occupant: Occupant

  /// The name, or `nil` for the usual one, which depends on the language.
  ///
  /// What is set is trimmed and cut after ``nameLimit`` characters; an empty one is none. Of what takes more bytes
  /// than any name only the beginning is looked at.
  public var name: String? { didSet { name = Self.usable(name) } }

  /// The number of the colour, from 0 up to but not including ``colourCount``; which it is, a theme says.
  public var colour: Int {
    willSet { precondition(Self.colours.contains(newValue), "There is no such colour") }
  }

  private static var colours: Range<Int> { 0..<colourCount }

  /// A seat; at first a person's, with the usual name.
  ///
  /// - Parameters:
  ///   - name: as for ``name``.
  ///   - colour: one of ``colourCount``.
  public init(_ occupant: Occupant = .person, name: String? = nil, colour: Int = 0) {
    precondition(Self.colours.contains(colour), "There is no such colour")
    self.occupant = occupant
    self.name = Self.usable(name)
    self.colour = colour
  }

  private static func usable(_ name: String?) -> String? {
    guard let name else { return nil }
    let cut = name.bounded(to: nameLimit).drop(while: \.isWhitespace).prefix(nameLimit)
    guard let last = cut.lastIndex(where: { !$0.isWhitespace }) else { return nil }
    return String(cut[...last])
  }
}

extension TableSeat: Codable {
  private enum CodingKeys: String, CodingKey {
    case occupant, name, colour
  }

  /// Reads a seat that may come from anywhere; too long a name is cut.
  ///
  /// - Throws: `DecodingError` if nobody can sit so.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let colour: Int = try values.decode(.colour) { Self.colours.contains($0) }
    self.init(
      try values.decode(Occupant.self, forKey: .occupant),
      name: try values.decodeIfPresent(String.self, forKey: .name), colour: colour)
  }
}
