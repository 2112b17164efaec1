import BoxKit
import Controls
import GameKernel
import MatchstickGame
import Stage

/// The plaque of the second seat as a button, which opens the list of opponents.
final class OpponentChoice {
  /// Called with another opponent.
  var onOpponent: (MatchstickOccupant) -> Void = { _ in }
  /// The button. The plaque below it is drawn by the scene.
  let control: ChipButton

  /// - Parameter table: the table whose game an opponent may end.
  init(_ table: MatchstickTable, context: StageContext) {
    control = ChipButton(id: "opponent", context: context)
    control.isBare = true
    // Translators: Name of the button with the second player, which opens the list of opponents.
    control.tip = { context.look.texts("Choose an opponent") }
    control.selected = { Self.all(table).firstIndex(of: table.seating.second) }
    control.makeRows = { [weak self] in
      let texts = context.look.texts
      return Self.all(table).map { occupant in
        let name = occupant.title(texts)
        let endsGame = table.keepsSetup && occupant != table.seating.second
        // Translators: Row of a list of opponents. {name} is one of them. It ends the game on the table.
        let title = endsGame ? texts("New game: {name}", ["name": name]) : name
        return MenuButton.Row(title) {
          if occupant != table.seating.second { self?.onOpponent(occupant) }
        }
      }
    }
  }

  /// Returns the opponents to choose from, with the current one in its own strength. The machine plays one pile only.
  private static func all(_ table: MatchstickTable) -> [MatchstickOccupant] {
    let (second, layout) = (table.seating.second, table.setup.layout)
    let canLearn = layout.form == .pile && layout.last == .loses
    return MatchstickOccupant.choices.filter { $0 != .machine || canLearn }.map { occupant in
      occupant.strength != nil && second.strength != nil ? second : occupant
    }
  }

  /// Places the button over the plaque.
  ///
  /// - Parameter isFixed: whether the opponent cannot be changed.
  func layout(_ areas: MatchsticksAreas, isFixed: Bool) {
    control.isHidden = isFixed || areas.plaques.count < 2
    // A low plaque has room for the name alone.
    control.hasArrow = !areas.isCompact
    if let frame = areas.plaques.last { control.frame = frame }
  }
}
