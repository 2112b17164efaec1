import GameKernel

/// Who takes first in a new game.
public enum BeginRule: String, Hashable, Codable, Sendable, CaseIterable {
  /// Always the first seat.
  case first
  /// Always the second seat.
  case second
  /// The seats change about, and the first seat begins.
  case inTurns

  /// The seat that begins a new game.
  ///
  /// - Parameter previous: the seat that began the game before, if there was one.
  public func beginner(after previous: Seat?) -> Seat {
    switch self {
    case .first: .first
    case .second: .second
    case .inTurns: previous?.opponent ?? .first
    }
  }
}
