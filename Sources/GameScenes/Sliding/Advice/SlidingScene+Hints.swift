import SlidingGame
import Stage

extension SlidingScene {
  /// What the player has asked for that needs a way home.
  enum Request: Hashable {
    /// The next move is to glow.
    case hint
    /// The whole way is to be played.
    case show
  }

  /// Lets the best move glow, or makes it where it glows already and shows the next one.
  func askForHint() {
    guard guide.adviser != nil else { return }
    endShow()
    guard !table.state.isSolved else {
      return say { texts in texts("The board is solved: there is nothing left to do.") }
    }
    if request == .hint, let move = guide.way?.moves.first { play(move) }
    ask(for: .hint)
  }

  /// Asks for the way home from the board as it is now, unless that is solved.
  func ask(for request: Request) {
    guard !table.state.isSolved else { return }
    (notice, explained, dealing) = (nil, nil, nil)
    self.request = request
    guide.look(from: table.state.board)
    advise()
  }

  /// Does what was asked for, as far as the way is known by now.
  func advise() {
    judgeMove()
    guard let way = guide.way, let move = way.moves.first else { return }
    switch request {
    case nil: break
    case .hint:
      table.noteHelp()
      let board = table.state.board
      let cell = board.shape.neighbour(of: board.gap, move.opposite)
      self.board.hint(cell: cell, move)
    case .show:
      // A shortest way is waited for, where it can be proven.
      if way.isFinal || !table.state.board.shape.hasProvenWays { beginShow() }
    }
  }

  /// Whether something that was asked for is still being looked for.
  private var isLooking: Bool {
    if dealing != nil { return true }
    guard request != nil, guide.search != nil else { return false }
    return request == .show || guide.way == nil || table.state.board.shape.hasProvenWays
  }

  /// Ends the looking; a hint that is there already stays. False where nothing is looked for.
  func endLooking() -> Bool {
    guard isLooking else { return false }
    if guide.way == nil || request == .show { request = nil }
    dealing = nil
    guide.stop()
    refresh()
    return true
  }

  /// What is said of what was asked for; nil where nothing was, or it may come at once.
  var advice: Advice? {
    if let dealing {
      guard dealing.patience.isOver else { return nil }
      return Advice(text: words.dealing(atDistance: dealing.distance))
    }
    if let playback, !playback.hasEnded { return guide.way.map { Advice(text: words.hint($0)) } }
    guard let request else { return nil }
    let progress = guide.search?.progress
    let isLong = guide.search?.patience.isOver == true
    if request == .show {
      let isTold = isLong && (guide.way == nil || table.state.board.shape.hasProvenWays)
      return isTold ? Advice(text: words.awaitingShow(progress, best: guide.way)) : nil
    }
    guard let way = guide.way else {
      return isLong ? Advice(text: words.looking(progress)) : nil
    }
    let next = nextWords(way)
    if isLong, let progress, table.state.board.shape.hasProvenWays {
      return Advice(text: words.looking(progress, best: way), next: next)
    }
    return Advice(text: words.hint(way), next: next)
  }

  /// What the card beside the board says.
  var cardAdvice: Advice? { advice ?? coachAdvice }

  /// Names the move that glows, by the number of its tile where that can be seen.
  private func nextWords(_ way: WayHome) -> String? {
    let board = table.state.board
    guard let move = way.moves.first, let cell = board.shape.neighbour(of: board.gap, move.opposite)
    else { return nil }
    return words.next(move, number: showsNumbers ? board[cell] + 1 : nil)
  }
}
