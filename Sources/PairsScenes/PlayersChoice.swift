import Controls
import GameKernel
import PairsGame
import Stage

/// A choice of the number of players, and of a computer among them.
///
/// A button opens a panel. Only the button *New game* in it deals, so opening it and trying the choices cost nothing.
final class PlayersChoice {
  /// Called with the choice when the player asks for a new game.
  var onChange: (_ count: Int, _ hasComputer: Bool) -> Void = { _, _ in }
  /// The button on the table.
  let control: PanelButton

  private let context: StageContext
  private let counts: SegmentedControl
  private let computer: Switch
  private let deal: Button
  private var seats: [PairsSeat] = []

  init(context: StageContext) {
    self.context = context
    control = PanelButton(id: "players", context: context)
    counts = SegmentedControl(
      id: "players.count", context: context, options: Pairs.seatCounts.map { String($0) },
      selected: 0
    ) { _ in }
    computer = Switch(id: "players.computer", context: context, isOn: false, title: "") { _ in }
    deal = Button(id: "players.deal", context: context, title: "", isPrimary: true) {}
    counts.onChange = { [weak self] in self?.computer.isEnabled = $0 > 0 }
    deal.action = { [weak self] in self?.dealGame() }
    control.content = [counts, computer, deal]
    control.onOpen = { [weak self] in self?.showSeats() }
    control.contentSize = { [weak self] in self?.contentSize ?? .zero }
    control.layoutContent = { [weak self] in self?.box.place(in: $0) }
  }

  /// The width that the button needs for its longest title.
  var leastWidth: Double {
    Pairs.seatCounts.map { control.width(for: title(of: $0)) }.reduce(0, max)
  }

  /// Updates the choice to the players of the game.
  func show(_ seats: [PairsSeat]) {
    let texts = context.look.texts
    if seats != self.seats { control.close(isTaken: false) }
    self.seats = seats
    control.title = title(of: seats.count)
    // Translators: Switch: one of the players is a computer.
    computer.title = texts("With a computer")
    deal.title = texts("New game")
  }

  private func title(of count: Int) -> String {
    // Translators: Button that opens a choice: how many play.
    context.look.texts.plural("{count} player", "{count} players", count)
  }

  /// Shows the players of the game in the panel.
  private func showSeats() {
    counts.show(seats.count - 1)
    computer.show(seats.contains { !$0.occupant.isPerson })
    computer.isEnabled = seats.count > 1
  }

  private func dealGame() {
    let choice = (counts.selected + 1, computer.isOn && computer.isEnabled)
    control.close(isTaken: true)
    onChange(choice.0, choice.1)
  }

  // MARK: Panel

  private var contentSize: Size {
    let width = max(
      context.look.metrics.px(248), computer.preferredSize.width, counts.leastDenseWidth,
      deal.leastWidth)
    return Size(width, box.heights(in: width).minimum)
  }

  private var box: LayoutBox<Control> {
    let metrics = context.look.metrics
    return .column(
      [
        LayoutBox(counts).height(metrics.height(48, small: 44)),
        LayoutBox(computer).height(computer.preferredSize.height),
        LayoutBox(deal).height(metrics.height(56, small: 40)),
      ], spacing: metrics.px(16, small: 6))
  }
}
