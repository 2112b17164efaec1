nonisolated extension PairsAreas {
  /// The inputs of the layout besides the window.
  struct Inputs: Hashable, Sendable {
    var columns = 6
    var rows = 6
    /// The number of players.
    var seats = 1
    /// Whether there is a second button beside the one that deals.
    var hasSecondButton = false
    /// The width of the widest button's title, with padding.
    var button = 0.0
    /// The widths of the second button and of the one that deals, with padding.
    var second = 0.0
    var newDeal = 0.0
    /// The least width of the list of layouts.
    var choice = 0.0
    /// The least width of the choice of players.
    var players = 0.0
    /// The width of the widest name, with its sign and number. 0 in a single-player game.
    var name = 0.0

    var isAlone: Bool { seats == 1 }

    /// Returns the same inputs for text of another size.
    func scaled(by factor: Double) -> Inputs {
      var wants = self
      wants.button *= factor
      wants.second *= factor
      wants.newDeal *= factor
      wants.choice *= factor
      wants.players *= factor
      wants.name *= factor
      return wants
    }
  }
}
