/// Why a session's state changed.
public enum Cause: String, Hashable, Codable, Sendable, CaseIterable {
  /// A player made a move.
  case move
  /// One or several moves were taken back, or a parked game was brought back.
  case undo
  /// One or several moves that had been taken back were made again, or a game that had been left
  /// by undo was entered again.
  case redo
  /// A new game was started.
  case restart
}
