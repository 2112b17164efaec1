import GameKernel
import SlidingGame
import Stage

extension SlidingScene {
  /// Has the board looked at, so that the next move can be judged.
  func coach() {
    guard settings.current.sliding.coaches, isShown, !table.state.isSolved, playback == nil,
      dealing == nil
    else { return }
    guide.look(from: table.state.board)
  }

  /// Remembers the way from the board that a change leaves; one from a board before stays, as long as
  /// no other is known.
  func rememberWay(before change: Change<SlidingPuzzle>) {
    coachMark = nil
    wayBefore = change.entersAnotherGame ? nil : guide.way ?? wayBefore
  }

  /// Says where the last move has led, once that is known as well as it can be soon.
  func judgeMove() {
    guard settings.current.sliding.coaches, let before = wayBefore, let after = guide.way,
      after.isProven || !table.state.board.shape.hasProvenWays
    else { return }
    table.noteHelp()
    coachMark = CoachMark(before: before, after: after)
  }

  /// What the coach says, also that it has yet to judge the last move; nil where it has nothing to judge.
  var coachAdvice: Advice? {
    guard settings.current.sliding.coaches, !isSolvedByPlay else { return nil }
    if let coachMark { return Advice(text: words.coach(coachMark), icon: coachMark.icon) }
    return wayBefore != nil && guide.search != nil ? .awaited : nil
  }
}

extension SlidingWords {
  /// Whether the last move was a good one; nothing that is not proven sounds so.
  func coach(_ mark: CoachMark) -> String {
    switch (mark.turn, mark.isProven) {
    case (.nearer, true): texts("Nearer")
    case (.farther, true): texts("Farther")
    case (.nearer, false): texts("Probably nearer")
    case (.farther, false): texts("Probably farther")
    case (.level, _): texts("As far as before")
    }
  }
}

extension CoachMark {
  /// Its shape: a disc where it is nearer, a diamond where it is not.
  var icon: Icon { turn == .nearer ? .disc : .diamond }
}
