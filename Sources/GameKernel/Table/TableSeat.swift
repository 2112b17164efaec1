/// The occupant of a seat: a person, or one of a game's computer players.
public protocol SeatOccupant: TextCoded, Hashable, Sendable {
  /// A person.
  static var person: Self { get }
}

extension SeatOccupant {
  /// Whether the occupant is a person.
  public var isPerson: Bool { self == .person }
}

/// A player at a table: the occupant, with a name and a colour.
public struct TableSeat<Occupant: SeatOccupant>: Hashable, Sendable {
  /// The longest name, in characters.
  public static var nameLimit: Int { 24 }

  /// The number of colours, which is the most players.
  public static var colourCount: Int { 4 }

  /// The occupant of the seat.
  public var occupant: Occupant

  /// The name, or `nil` for the default one, which depends on the language.
  ///
  /// A new value is trimmed and cut to ``nameLimit`` characters, and an empty one becomes `nil`. Only the beginning
  /// of an extremely long value is examined.
  public var name: String? { didSet { name = Self.normalised(name) } }

  /// The number of the colour, from 0 to below ``colourCount``. Themes define the colours.
  public var colour: Int {
    willSet { precondition(Self.colours.contains(newValue), "There is no such colour") }
  }

  private static var colours: Range<Int> { 0..<colourCount }

  /// Makes a seat, by default of a person with the default name.
  ///
  /// - Parameters:
  ///   - name: the same as for ``name``.
  ///   - colour: a number from 0 to below ``colourCount``.
  public init(_ occupant: Occupant = .person, name: String? = nil, colour: Int = 0) {
    precondition(Self.colours.contains(colour), "There is no such colour")
    self.occupant = occupant
    self.name = Self.normalised(name)
    self.colour = colour
  }

  private static func normalised(_ name: String?) -> String? { name?.trimmed(to: nameLimit) }
}

extension TableSeat: Codable {
  private enum CodingKeys: String, CodingKey {
    case occupant, name, colour
  }

  /// Reads a seat from an untrusted source. A name that is too long is cut.
  ///
  /// - Throws: `DecodingError` if the occupant or the colour is not valid.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let colour: Int = try values.decode(.colour) { Self.colours.contains($0) }
    self.init(
      try values.decode(Occupant.self, forKey: .occupant),
      name: try values.decodeIfPresent(String.self, forKey: .name), colour: colour)
  }
}
