import PairsGame
import Stage

extension PairsScene {
  /// Asks the model what a tap on a card does.
  ///
  /// While the card still turns to its face, a second tap is that of a double click: it says nothing new.
  func tap(_ card: Int) {
    if table.state.openCards.contains(card), cards.isTurning(card) { return }
    do {
      try table.tap(card)
    } catch {
      onRefusal(error)
    }
  }

  /// Shows all cards for a moment, where one plays alone.
  func peek() {
    do {
      try table.peek()
    } catch {
      onRefusal(error)
    }
  }

  /// Deals anew for those who play.
  func newDeal() {
    closeDialog()
    table.newGame()
    focusCards()
  }

  /// Deals another layout for those who play, and remembers it for the next start.
  func play(_ layout: Pairs.Layout) {
    settings.change { $0.pairs.layout = layout }
    let setup = table.setup
    table.newGame(PairsSetup(layout: layout, seats: setup.seats, turnRule: setup.turnRule))
  }

  /// Lets a demonstration go on after an undo has paused it.
  func resume() {
    table.resume()
    startWaiting()
    refresh()
  }

  /// Lights the card that a tap would turn; where keys or a pad are used, nothing is pointed at.
  func point(at card: Int?) {
    pointed = card
    let isMeant = !context.device.showsFocus && isPersonsTurn && !table.isMissOpen
    let card = isMeant ? card.flatMap { table.state.isFaceDown($0) ? $0 : nil } : nil
    cards.lightCard(card)
  }

  var isPersonsTurn: Bool { !table.state.isOver && !table.isComputersTurn }

  /// Whether one person plays alone, for few flips.
  var isAlone: Bool { table.state.seatCount == 1 }
}
