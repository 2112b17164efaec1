import Controls
import GameKernel
import PairsGame
import Stage

/// A choice of the number of players, and of a computer among them.
final class PlayersChoice {
  /// Called with the choice when the player asks for a new game.
  var onChange: (_ count: Int, _ hasComputer: Bool) -> Void = { _, _ in }
  /// The button on the table.
  var control: PanelButton { panel.control }

  private let texts: Texts
  private let panel: NewGamePanel
  private let counts: SegmentedControl
  private let computer: Switch
  private var seats: [PairsSeat] = []

  init(context: StageContext) {
    texts = context.look.texts
    panel = NewGamePanel(id: "players", width: 248, context: context)
    counts = SegmentedControl(
      id: "players.count", context: context, options: Pairs.seatCounts.map { String($0) },
      selected: 0
    ) { _ in }
    counts.label = texts("Players")
    computer = Switch(id: "players.computer", context: context, isOn: false, title: "") { _ in }
    counts.onChange = { [weak self] in self?.computer.isHidden = $0 == 0 }
    panel.titles = { [texts] in [texts("New game")] }
    panel.makeChoices = { [weak self] in self?.showSeats() ?? [] }
    panel.onDeal = { [weak self] in
      guard let self else { return }
      onChange(counts.selected + 1, computer.isOn && !computer.isHidden)
    }
  }

  /// The width that the button needs for its longest title.
  var leastWidth: Double {
    Pairs.seatCounts.map { control.width(for: title(of: $0)) }.reduce(0, max)
  }

  /// Updates the choice to the players of the game.
  func show(_ seats: [PairsSeat]) {
    if seats != self.seats { control.close(isTaken: false) }
    self.seats = seats
    control.title = title(of: seats.count)
    // Translators: Switch: one of the players is a computer.
    computer.title = texts("With a computer")
  }

  private func title(of count: Int) -> String {
    // Translators: Button that opens a choice: how many play.
    texts.plural("{count} player", "{count} players", count)
  }

  /// Shows the players of the game in the panel.
  private func showSeats() -> [Control] {
    counts.show(seats.count - 1)
    computer.show(seats.contains { !$0.occupant.isPerson })
    computer.isHidden = seats.count == 1
    return [counts, computer]
  }
}
