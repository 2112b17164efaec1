import GameKernel
import PairsGame
import Stage

extension PairsScene {
  public func layout(in size: Size) {
    setTitles()
    areas = PairsAreas(metrics: context.metrics, wants: wants)
    bar.layout(
      title: areas.isCompact ? "" : context.texts("Pairs"), isCompact: areas.isCompact)
    layoutPlaques()
    counters.layout(areas)
    let layout = CardLayout(
      columns: areas.wants.columns, rows: areas.wants.rows, tray: areas.tray, rim: areas.rim,
      padding: areas.padding)
    cards.layout(layout, sides: sides, state: table.state)
    cardsControl.lay(layout)
    layoutChoice.layout(areas.choice, context.metrics)
    layoutButtons()
    arrangeControls()
    refresh()
  }

  private func setTitles() {
    let texts = context.texts
    peekButton.title = texts("Peek")
    resumeButton.title = texts("Go on")
    newDealButton.title = texts("Deal again")
    setMoreRows()
  }

  private var wants: PairsAreas.Wants {
    let style = context.metrics.medium(.semibold)
    let widths = [peekButton, resumeButton, newDealButton].map {
      context.measurer.size(of: $0.title, style).width
    }
    return PairsAreas.Wants(
      columns: table.state.layout.columns, rows: table.state.layout.rows, seats: table.seats.count,
      hasSecondButton: isAlone || table.isDemonstration,
      button: (widths.max() ?? 0) + context.metrics.px(24, small: 16),
      choice: layoutChoice.leastWidth)
  }

  private func layoutPlaques() {
    plaques = areas.plaques.enumerated().map { index, frame in
      SeatPlaque(
        frame: frame, seat: table.seats[index], pairs: table.state.pairsTaken[index],
        isCompact: areas.isCompact, context)
    }
  }

  /// Where the pairs of each seat go: to its plaque, or out of the table to what counts the flips.
  private var sides: [Point] {
    plaques.isEmpty ? [areas.counters?.center ?? areas.status.center] : plaques.map(\.frame.center)
  }

  private func layoutButtons() {
    newDealButton.frame = areas.newDeal
    let isDemonstration = table.isDemonstration
    peekButton.isHidden = areas.second == nil || isDemonstration
    resumeButton.isHidden = areas.second == nil || !isDemonstration
    if let second = areas.second {
      peekButton.frame = second
      resumeButton.frame = second
    }
  }

  /// In the order of the focus: the bar, the cards, and from top to bottom what is beside them.
  private func arrangeControls() {
    let controls =
      bar.controls + [
        cardsControl, layoutChoice.control, peekButton, resumeButton, newDealButton,
      ]
    guard !controls.elementsEqual(panel.controls, by: ===) else { return }
    panel.controls = controls
    if panel.focused == nil { focusCards() }
  }

  /// What the button with the dots offers.
  func setMoreRows() {
    let texts = context.texts
    var rows: [MenuButton.Row] = []
    if let onResults { rows.append(.init(texts("Best results…"), action: onResults)) }
    rows.append(.init(texts("Players…")) { [weak self] in self?.onSettings() })
    rows.append(.init(texts("Same cards again")) { [weak self] in self?.table.restart() })
    moreButton.rows = rows
  }
}
