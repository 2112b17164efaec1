import BoxKit
import GameKernel
import MatchstickGame
import Stage

/// The matches that a player has chosen from heaps or rows and not taken yet.
///
/// From a heap, a match is chosen with all behind it. From a row, one match is chosen or two that touch.
package nonisolated struct TakeChoice: Hashable {
  /// The chosen matches, or `nil` for none.
  package private(set) var run: Matchsticks.Run?

  package init(_ run: Matchsticks.Run? = nil) { self.run = run }

  /// The move that takes the chosen matches.
  package func move(in state: Matchsticks.State) -> Matchsticks.Move? {
    run.map { run in
      state.layout.form == .rows
        ? .take(run.count, fromRow: run.group, at: run.places.lowerBound)
        : .take(run.count, fromHeap: run.group)
    }
  }

  /// Returns the choice of a match and, in a heap, of all behind it.
  package static func of(_ match: MatchPlace, in state: Matchsticks.State) -> TakeChoice {
    guard let run = state.runs.first(where: { $0.contains(match) }) else { return TakeChoice() }
    let end = state.layout.form == .rows ? match.place + 1 : run.places.upperBound
    return TakeChoice(Matchsticks.Run(group: match.group, places: match.place..<end))
  }

  /// Returns the choice of two matches of a row that touch, or of the first alone if they do not.
  package static func of(
    _ match: MatchPlace, and other: MatchPlace, in state: Matchsticks.State
  ) -> TakeChoice {
    let places = min(match.place, other.place)..<max(match.place, other.place) + 1
    let isPair = match.group == other.group && places.count == 2
    let both = Matchsticks.Run(group: match.group, places: places)
    guard isPair, state.runs.contains(where: { $0.group == both.group && $0.holds(places) }) else {
      return .of(match, in: state)
    }
    return TakeChoice(both)
  }

  /// Returns the choice of a number of matches: in a heap from its end, in a row from the first chosen match on.
  /// It is at most as large as the group allows.
  package func with(count: Int, in state: Matchsticks.State) -> TakeChoice {
    guard let run = run ?? Self.first(in: state).run, let whole = state.runs.first(holding: run)
    else { return TakeChoice() }
    let most = min(state.takeLimit, whole.count)
    let count = count.clamped(to: 1...most)
    guard state.layout.form == .rows else {
      let end = whole.places.upperBound
      return TakeChoice(Matchsticks.Run(group: run.group, places: end - count..<end))
    }
    let start = min(run.places.lowerBound, whole.places.upperBound - count)
    return TakeChoice(Matchsticks.Run(group: run.group, places: start..<start + count))
  }

  /// Returns the first choice of a player with keys: one match of the first heap, or of the longest run of a row.
  package static func first(in state: Matchsticks.State) -> TakeChoice {
    let isRows = state.layout.form == .rows
    let run = isRows ? state.runs.max { $0.count < $1.count } : state.runs.first
    guard let run else { return TakeChoice() }
    return .of(MatchPlace(run.group, run.places.upperBound - 1), in: state)
  }

  /// Returns the choice after an arrow.
  ///
  /// In heaps, up and down change the heap; left chooses one match more and right one fewer. In rows, left and right
  /// change the place; up chooses two matches and down one.
  package func moved(_ direction: Direction, in state: Matchsticks.State) -> TakeChoice {
    guard let run, state.runs.first(holding: run) != nil else { return .first(in: state) }
    if state.layout.form == .rows {
      switch direction {
      case .up: return with(count: 2, in: state)
      case .down: return with(count: 1, in: state)
      case .left, .right: return stepped(direction == .left ? -1 : 1, from: run, in: state)
      }
    }
    switch direction {
    case .left: return with(count: run.count + 1, in: state)
    case .right: return with(count: run.count - 1, in: state)
    case .up, .down:
      let groups = state.runs.map(\.group)
      guard let index = groups.firstIndex(of: run.group) else { return self }
      let next = index + (direction == .up ? -1 : 1)
      guard groups.indices.contains(next) else { return self }
      return TakeChoice(state.runs[next]).with(count: run.count, in: state)
    }
  }

  /// Returns the choice one match to the left or right, over gaps and into the next row.
  private func stepped(
    _ step: Int, from run: Matchsticks.Run, in state: Matchsticks.State
  ) -> TakeChoice {
    let all = state.runs.flatMap(\.matches)
    let first = MatchPlace(run.group, run.places.lowerBound)
    guard let index = all.firstIndex(of: first), all.indices.contains(index + step) else {
      return self
    }
    let next = all[index + step]
    return run.count == 2
      ? .of(next, and: MatchPlace(next.group, next.place + 1), in: state) : .of(next, in: state)
  }
}

nonisolated extension Matchsticks.Run {
  fileprivate func holds(_ places: Range<Int>) -> Bool {
    self.places.lowerBound <= places.lowerBound && places.upperBound <= self.places.upperBound
  }
}

nonisolated extension [Matchsticks.Run] {
  /// Returns the run that has all matches of another one.
  fileprivate func first(holding run: Matchsticks.Run) -> Matchsticks.Run? {
    first { $0.group == run.group && $0.holds(run.places) }
  }
}
