import GameKernel
import SlidingGame
import Stage

extension SlidingScene {
  var words: SlidingWords { SlidingWords(texts: context.texts) }

  public func draw(into list: inout DisplayList) {
    let status = statusLines
    bar.draw(into: &list, showsTitle: status?.box != bar.wholeRoom)
    let card = areas.advice == nil ? nil : cardAdvice
    let showsGoal = card == nil || areas.goalCard == nil
    counters.drawCards(into: &list, showsGoal: showsGoal)
    counters.draw(
      into: &list, time: SlidingWords.clock(table.sheet.elapsed),
      best: best(table.state.board.shape, showsNumbers))
    if showsGoal {
      counters.drawCaption(into: &list, title: title)
      if areas.goal != nil { goal.draw(into: &list) }
    }
    if let card { adviceCard.draw(into: &list, card) }
    if let status {
      let isCentred = status.box == bar.room && !areas.isCompact
      status.draw(into: &list, isCentred: isCentred, context)
    }
    if let playback { strip.draw(into: &list, playback) }
    panel.draw(into: &list)
  }

  /// What stands in the bar now.
  private var status: SlidingStatus? {
    if let explained, let words = explanation(of: explained) { return SlidingStatus(words) }
    if let notice { return SlidingStatus(notice.words(context.texts), isNews: true) }
    if areas.advice == nil, let advice { return SlidingStatus(advice.text, isNews: true) }
    let (moves, time) = (table.state.tileMoves, table.sheet.elapsed)
    if isSolvedByPlay {
      let isLast = lastSolved?.game == table.session.gameNumber
      let bestBy = isLast ? lastSolved?.bestBy ?? [] : []
      return SlidingStatus(words.solved(moves: moves, time: time, bestBy: bestBy), isNews: true)
    }
    let counters = areas.isCompact ? words.counters(moves: moves, time: time) : nil
    if areas.advice == nil, let coachMark {
      let parts = [words.coach(coachMark), counters].compactMap(\.self)
      return SlidingStatus(parts.joined(separator: " · "), icon: coachMark.icon)
    }
    return counters.map { SlidingStatus($0) }
  }

  private func explanation(of control: Control) -> String? {
    if control === moreButton { return context.texts("More") }
    if control.id == Intent.Command.hint.rawValue, canLookBack {
      return context.texts("How it went")
    }
    return strip.explanation(of: control) ?? bar.explanation(of: control, in: context.texts)
  }

  /// The status on one line where it fits, medium or small, else on two in the place of the title too.
  private var statusLines: StatusLines? {
    guard let status else { return nil }
    return StatusLines(
      status, in: areas.status.map { [$0] } ?? [bar.room, bar.wholeRoom], context)
  }
}
