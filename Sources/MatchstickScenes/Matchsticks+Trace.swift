import BoxKit
import Commands
import GameKernel
import MatchstickGame
import PlayLog

extension Matchsticks: TracedRules {
  /// Adds the event and its values.
  public nonisolated static func describe(_ event: Event, in line: inout JSONLine) {
    switch event {
    case .took(let seat, let run, let left):
      line.add([
        "event": "took", "seat": seat.index, "count": run.count, "left": left,
        "group": run.group, "place": run.places.lowerBound,
      ])
    case .returned(let seat, let run, let left):
      line.add([
        "event": "returned", "seat": seat.index, "count": run.count, "left": left,
        "group": run.group, "place": run.places.lowerBound,
      ])
    case .gaveUp(let seat): line.add(["event": "gave-up", "seat": seat.index])
    case .resumed(let seat): line.add(["event": "resumed", "seat": seat.index])
    case .over(let winner): line.add(["event": "over", "winner": winner.index])
    case .reopened(let winner): line.add(["event": "reopened", "winner": winner.index])
    }
  }

  /// Adds the seat to move and the number of matches left.
  public nonisolated static func describe(_ state: State, in line: inout JSONLine) {
    line.add(["seat": state.toMove.index, "left": state.remaining])
  }

  /// Adds the reason of the refusal and its values.
  public nonisolated static func describe(_ refusal: Refusal, in line: inout JSONLine) {
    switch refusal {
    case .illegalCount(let count, let limit):
      line.add(["reason": "illegal-count", "count": count, "limit": limit])
    case .noSuchMatches: line.add("reason", "no-such-matches")
    case .gameOver: line.add("reason", "game-over")
    }
  }
}
