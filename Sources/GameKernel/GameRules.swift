/// The rules of one game: pure functions from a position and a move to the next position.
///
/// A conforming type is a namespace, usually an enum without cases. Everything it names is a value,
/// and nothing it does depends on a clock, on the system's random numbers or on who is watching, so
/// replaying the same moves gives the same states, bit for bit.
///
/// `State` holds only what an undo must bring back. What a scene merely shows belongs to the scene.
public protocol GameRules: Sendable {
  /// What is agreed before the first move, such as the size of the pile.
  ///
  /// Decoding must refuse options that no game can start from: records may come from anywhere.
  associatedtype Options: Hashable & Codable & Sendable

  /// One position of the game.
  associatedtype State: Hashable & Sendable

  /// What a player can ask for in one turn.
  associatedtype Move: Hashable & Codable & Sendable

  /// One thing that happened to the position, in enough detail to be shown and to be reversed.
  associatedtype Event: Hashable & Sendable

  /// Why a move was not made.
  associatedtype Refusal: Error & Hashable & Sendable

  /// The game's name in records and traces: lower case, never translated, never changed.
  static var name: String { get }

  /// The position before the first move.
  ///
  /// - Parameter seed: the source of all chance in the game; the same seed gives the same position.
  static func start(_ options: Options, seed: UInt64) -> State

  /// Makes one move and tells what happened, in the order in which it happened.
  ///
  /// The same move from the same position always does the same: undo makes earlier moves again.
  ///
  /// - Throws: the reason, if the move is not legal. The session then drops `state`, so a rule may
  ///   throw half way through.
  static func apply(_ move: Move, to state: inout State) throws(Refusal) -> [Event]

  /// The event that takes `event` back; reversing twice gives the event itself.
  static func reversed(_ event: Event) -> Event
}
