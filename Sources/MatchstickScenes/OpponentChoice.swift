import BoxKit
import Controls
import GameKernel
import MatchstickGame
import Stage

/// The plaque of the second seat as a button, which opens the list of opponents.
final class OpponentChoice {
  /// The button. The scene draws the plaque below it.
  let control: ChipButton

  private let controller: TableController<Matchsticks>
  private let settings: SettingsModel
  private var table: MatchstickTable { controller.table }
  private var texts: Texts { controller.context.look.texts }

  init(_ controller: TableController<Matchsticks>, _ settings: SettingsModel) {
    (self.controller, self.settings) = (controller, settings)
    control = ChipButton(id: "opponent", context: controller.context)
    control.isBare = true
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
      guard occupant != current else { return MenuButton.Row(name) {} }
      // Translators: Row of a list of opponents. {name} is one of them. It ends the game on the table.
      let title = table.keepsSetup ? texts("New game: {name}", ["name": name]) : name
      return MenuButton.Row(title) { [weak self] in self?.play(against: occupant) }
    }
  }

  /// Starts a new game against another opponent, and saves it as a setting.
  private func play(against opponent: MatchstickOccupant) {
    settings.change { $0.matchsticks.seating.second = opponent }
    table.newGame(settings.current.matchsticks.setup, isAskedFor: false)
    controller.focusHome()
  }

  /// Places the button over the plaque, unless that is too low for a finger.
  func layout(_ areas: MatchsticksAreas) {
    let frame = areas.plaques.last ?? .zero
    control.isHidden = frame.height < areas.metrics.target
    // A plaque with the name alone has no room for the arrow.
    control.hasArrow = !areas.isCompact
    control.frame = frame
  }

  /// The row of *More* that opens the settings, where the button is missing.
  var rows: [MenuButton.Row] {
    guard control.isHidden else { return [] }
    // Translators: Row of a menu. It opens the settings, to choose an opponent.
    return [.init(texts("Opponent…")) { [controller] in controller.routes.settings() }]
  }
}
