import BoxKit
import Controls
import GameKernel
import MatchstickBoard
import MatchstickGame
import Stage

/// The plaque of the second seat as a button, which opens the list of opponents.
final class OpponentChoice {
  /// The button. The scene draws the plaque below it.
  let control: ChipButton

  private let controller: TableController<Matchsticks>
  private let starts: GameStarts
  private var table: MatchstickTable { controller.table }
  private var texts: Texts { controller.context.look.texts }

  init(_ controller: TableController<Matchsticks>, _ starts: GameStarts) {
    (self.controller, self.starts) = (controller, starts)
    control = ChipButton(id: "opponent", context: controller.context)
    control.isBare = true
    control.title = { [weak self] in self.map { $0.table.seating.second.title($0.texts) } ?? "" }
    control.selected = { [weak self] in
      self.flatMap { $0.opponents.firstIndex(of: $0.table.seating.second) }
    }
    control.makeRows = { [weak self] in self?.choices ?? [] }
  }

  /// The opponents to choose from, with the current one in its own strength. The machine plays one pile only.
  private var opponents: [MatchstickOccupant] {
    let (second, layout) = (table.seating.second, table.setup.layout)
    let canLearn = layout.form == .pile && layout.last == .loses
    return MatchstickOccupant.choices.filter { $0 != .machine || canLearn }.map { occupant in
      occupant.strength != nil && second.strength != nil ? second : occupant
    }
  }

  private var choices: [MenuButton.Row] {
    let current = table.seating.second
    return opponents.map { occupant in
      let name = occupant.title(texts)
      let strength = occupant.strengthWords(texts)
      guard occupant != current else { return MenuButton.Row(name, detail: strength) {} }
      // Translators: Row of a list of opponents. {name} is one of them. It ends the game on the table.
      let title = table.keepsSetup ? texts("New game: {name}", ["name": name]) : name
      return MenuButton.Row(title, detail: strength) { [starts] in starts.play(against: occupant) }
    }
  }

  /// Places the button over the plaque, unless that is too low for a finger.
  ///
  /// - Parameter isFixed: whether the opponent cannot be changed.
  func layout(_ areas: MatchsticksAreas, isFixed: Bool) {
    let frame = areas.plaques.last ?? .zero
    // Translators: Label of a choice: who plays against the player.
    control.label = texts("Opponent")
    control.isHidden = isFixed || frame.height < areas.metrics.height(40)
    // A plaque with the name alone has no room for the arrow.
    control.hasArrow =
      !areas.isCompact
      && Plaque.hasRoomForArrow(
        beside: table.seating.second.title(texts), in: frame, controller.context.look)
    control.frame = frame
  }

  var showsArrow: Bool { control.hasArrow && !control.isHidden }

  /// The row of *More* that opens the settings, where the button is missing.
  var rows: [MenuButton.Row] {
    guard control.isHidden else { return [] }
    // Translators: Row of a menu. It opens the settings, to choose an opponent.
    return [.init(texts("Opponent…")) { [weak controller] in controller?.routes.settings() }]
  }
}
