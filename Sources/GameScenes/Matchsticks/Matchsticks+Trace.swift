import GameKernel
import MatchstickGame

extension Matchsticks: TracedRules {
  /// Adds the event and its values.
  public nonisolated static func describe(_ event: Event, in line: inout JSONLine) {
    switch event {
    case .took(let seat, let count, let left): take("took", seat, count, left, in: &line)
    case .returned(let seat, let count, let left): take("returned", seat, count, left, in: &line)
    case .over(let winner):
      line.add("event", "over")
      line.add("winner", winner.index)
    case .reopened(let winner):
      line.add("event", "reopened")
      line.add("winner", winner.index)
    }
  }

  /// Adds where the game stands.
  public nonisolated static func describe(_ state: State, in line: inout JSONLine) {
    line.add("seat", state.toMove.index)
    line.add("left", state.remaining)
  }

  /// Adds the reason and its values.
  public nonisolated static func describe(_ refusal: Refusal, in line: inout JSONLine) {
    switch refusal {
    case .illegalCount(let count, let limit):
      line.add("reason", "illegal-count")
      line.add("count", count)
      line.add("limit", limit)
    case .gameOver: line.add("reason", "game-over")
    }
  }

  private nonisolated static func take(
    _ event: String, _ seat: Seat, _ count: Int, _ left: Int, in line: inout JSONLine
  ) {
    line.add("event", event)
    line.add("seat", seat.index)
    line.add("count", count)
    line.add("left", left)
  }
}
