import BoxKit
import Controls
import GameKernel
import PairsGame
import Stage

/// The controls beside the cards: the choices of layout and players, the buttons that peek and deal again, and the
/// playback strip of a demonstration.
final class PairsControls {
  /// Called with the layout that the player chooses.
  var onLayout: (PairsLayout) -> Void = { _ in }
  /// The number of players, if the layout has room for it.
  let players: PlayersChoice
  /// Shows all cards for a moment. Only in a single-player game.
  let peek: Button
  /// Whether the layout has a place for `peek`.
  private var hasPeek = false
  /// Controls a demonstration.
  let strip: PlaybackStrip
  let newDeal: Button
  private var layoutChoice: SizeChoice
  private let context: StageContext
  /// The layouts to choose from, in the order of the list.
  private var layouts = PairsLayout.offered

  init(_ state: Pairs.State, _ strip: PlaybackStrip, context: StageContext) {
    self.strip = strip
    self.context = context
    peek = Button(id: "peek", context: context, title: "", keyCap: "P") {}
    newDeal = Button(id: "new-game", context: context, title: "") {}
    (peek.padButton, newDeal.padButton) = (.y, .x)
    players = PlayersChoice(context: context)
    layoutChoice = Self.choice(layouts, state.layout, context)
    followChoice()
  }

  private static func choice(
    _ layouts: [PairsLayout], _ selected: PairsLayout, _ context: StageContext
  ) -> SizeChoice {
    let choice = SizeChoice(
      id: "layout", context: context, names: layouts.map(PairsWords.size),
      selected: layouts.firstIndex(of: selected) ?? 0)
    choice.namePrice(context.look)
    return choice
  }

  private func followChoice() {
    layoutChoice.onChange = { [weak self, layouts] in self?.onLayout(layouts[$0]) }
  }

  /// Offers the layouts for which the deck on the table has enough kinds.
  private func offerLayouts(_ table: PairsTable) {
    let offered = table.setup.faces.layouts
    guard offered != layouts else { return }
    layouts = offered
    layoutChoice = Self.choice(layouts, table.state.layout, context)
    followChoice()
  }

  /// All controls in focus order, from top to bottom.
  var controls: [Control] {
    [layoutChoice.control, players.control, peek] + strip.controls + [newDeal]
  }

  /// Updates the controls to the state of the table.
  ///
  /// - Parameter isOver: whether the player has seen the end, after which there is nothing to peek at.
  func refresh(_ table: PairsTable, isPersonsTurn: Bool, asksToPeek: Bool, isOver: Bool) {
    let state = table.state
    peek.isHidden = !hasPeek || isOver
    peek.isEnabled = isPersonsTurn && (state.openCards.isEmpty || table.isMissOpen)
    peek.isPrimary = asksToPeek
    layoutChoice.show(
      layouts.firstIndex(of: state.layout), else: PairsWords.size(state.layout))
    players.show(table.seats)
  }

  /// Updates the titles to the current language and the price of a peek, and the list to the deck's layouts.
  func setTitles(_ table: PairsTable, newGame title: String) {
    let texts = context.look.texts
    offerLayouts(table)
    // Translators: Button that shows all cards for a moment. {count} is its price in flips.
    peek.title = texts("Peek +{count}", ["count": String(table.state.layout.pairCount)])
    peek.tip = { [context] in
      context.look.texts.plural(
        // Translators: Tip on the button that peeks. {count} is its price.
        "See all cards for a moment. It counts as {count} flip.",
        "See all cards for a moment. It counts as {count} flips.", table.state.layout.pairCount)
    }
    newDeal.title = title
    players.show(table.seats)
  }

  /// Returns the inputs of the layout of a table.
  func layoutInputs(_ table: PairsTable) -> PairsAreas.Inputs {
    let (state, metrics) = (table.state, context.look.metrics)
    let widths = [peek, newDeal].map {
      context.look.measurer.size(of: $0.title, metrics.medium(.semibold)).width
    }
    let room = metrics.px(24, small: 16)
    let words = PairsWords(table.seats, context.look)
    let names = table.seats.indices.map {
      context.look.measurer.size(of: words.name(of: Seat($0)), metrics.small(.bold)).width
    }
    return PairsAreas.Inputs(
      columns: state.layout.columns, rows: state.layout.rows, seats: state.seatCount,
      hasSecondButton: state.seatCount == 1 || table.isDemonstration,
      button: (widths.max() ?? 0) + room,
      second: table.isDemonstration ? strip.leastWidth : widths[0] + room,
      newDeal: widths[1] + room,
      choice: layoutChoice.leastWidth,
      players: players.leastWidth,
      name: state.seatCount == 1 ? 0 : (names.max() ?? 0) + 5 * metrics.small)
  }

  func layout(_ areas: PairsAreas, _ table: PairsTable) {
    layoutChoice.layout(areas.choice, context.look.metrics)
    layoutChoice.control.isHidden = table.hasFixedRules
    players.control.isHidden = areas.players == nil || table.hasFixedRules
    players.control.frame = areas.players ?? .zero
    newDeal.frame = areas.newDeal
    hasPeek = areas.second != nil && !table.isDemonstration
    newDeal.isHidden = false
    guard let second = areas.second else { return }
    peek.frame = second
    guard table.isDemonstration, !table.state.isOver else { return }
    let isNarrow = second.width < strip.leastWidth
    strip.layout(in: isNarrow ? [second, newDeal.frame] : [second])
    newDeal.isHidden = isNarrow
  }
}
