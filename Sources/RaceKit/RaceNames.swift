/// The names of the two sides of a race. Each is a player of the box, or `nil`.
package nonisolated struct RaceNames: Hashable, Sendable {
  private let players: [String]
  private var chosen: [String?] = [nil, nil]

  /// Gives the left side to the player who plays now. The right side goes to the other one of two players.
  ///
  /// - Parameters:
  ///   - players: the names of the players of the box.
  ///   - current: the name of the player who plays now, if there is one.
  package init(_ players: [String] = [], current: String? = nil) {
    self.players = players
    guard let current, players.contains(current) else { return }
    chosen[0] = current
    if players.count == 2 { chosen[1] = players.first { $0 != current } }
  }

  /// Names the left side alone.
  package init(left name: String?) { (players, chosen) = ([], [name, nil]) }

  /// Whether the box has players to choose from.
  var hasChoice: Bool { !players.isEmpty }

  /// The name of a side, or `nil`.
  subscript(side: Int) -> String? { chosen[side] }

  /// Returns the players that a side can have.
  func choices(of side: Int) -> [String] { players.filter { $0 != chosen[1 - side] } }

  /// Gives a side to a player; `nil` makes it nameless.
  mutating func choose(_ player: String?, for side: Int) { chosen[side] = player }
}
