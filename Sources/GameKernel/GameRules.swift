/// The rules of one game: pure functions from a position and a move to the next position.
///
/// A conforming type is a namespace, usually an enum without cases. All its associated types are values. Its
/// functions depend on no clock, no system randomness and no observer, so replaying the same moves gives the same
/// states, bit for bit.
///
/// `State` holds only data that undo must restore. Data that is only displayed belongs to the scene.
public protocol GameRules: Sendable {
  /// The options of a game, fixed before the first move, such as the size of the pile.
  ///
  /// Decoding must refuse options from which no game can start, because records are untrusted.
  associatedtype Options: Hashable & Codable & Sendable

  /// One position of the game.
  associatedtype State: Hashable & Sendable

  /// A move, which a player makes in one turn.
  associatedtype Move: Hashable & Codable & Sendable

  /// A change of the position, with enough detail to be shown and to be reversed.
  associatedtype Event: Hashable & Sendable

  /// The reason why a move is not legal.
  associatedtype Refusal: Error & Hashable & Sendable

  /// The game's name in records and traces: lower case, never translated, never changed.
  static var name: String { get }

  /// Returns the variant of games with these options, such as their mode.
  ///
  /// A session keeps the games of each variant apart: undo and redo stay within one. Default: `""`, a single variant.
  static func variant(_ options: Options) -> String

  /// Returns the position before the first move.
  ///
  /// - Parameter seed: the source of all chance in the game. Equal seeds give equal positions.
  static func start(_ options: Options, seed: UInt64) -> State

  /// Makes one move and returns its events in order.
  ///
  /// The same move in the same position must have the same result, because undo replays earlier moves.
  ///
  /// - Throws: the reason if the move is not legal. The session then discards `state`, so a rule may throw after
  ///   partial changes.
  static func apply(_ move: Move, to state: inout State) throws(Refusal) -> [Event]

  /// Returns the event that undoes `event`. Reversing twice gives the original event.
  static func reversed(_ event: Event) -> Event

  /// Whether a move is always the only legal one. Its undo then lets a player choose nothing again.
  ///
  /// A game in which only such moves were undone counts as played without undo. Default: `false`.
  static func isForced(_ move: Move) -> Bool
}

extension GameRules {
  /// Default: `""`.
  public static func variant(_ options: Options) -> String { "" }

  /// Default: `false`.
  public static func isForced(_ move: Move) -> Bool { false }
}
