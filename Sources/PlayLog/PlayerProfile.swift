/// A player of the box.
public struct PlayerProfile: Hashable, Sendable {
  /// The identifier.
  public let id: PlayerID
  /// The name, or `nil` for the player of a new box until they enter one.
  public internal(set) var name: String?
  /// The number of the colour, from 0.
  public internal(set) var colour: Int
  /// The number of the figure, from 0.
  public internal(set) var figure: Int
  /// The time of the last game, in seconds since 1970, or `nil`.
  public internal(set) var lastPlayed: Int64?
}
