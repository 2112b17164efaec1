import GameKernel
import PairsGame

extension Pairs: TracedRules {
  /// Adds the event and its values.
  public nonisolated static func describe(_ event: Event, in line: inout JSONLine) {
    line.add("event", name(of: event))
    switch event {
    case .opened(let card, let seat), .covered(let card, let seat):
      line.add("card", card)
      line.add("seat", seat.index)
    case .paired(let first, let second, let seat), .returned(let first, let second, let seat):
      line.add("cards", [Double(first), Double(second)])
      line.add("seat", seat.index)
    case .closed(let first, let second), .reopened(let first, let second):
      line.add("cards", [Double(first), Double(second)])
    case .passed(let from, let to):
      line.add("from", from.index)
      line.add("to", to.index)
    case .peeked(let penalty), .peekReturned(let penalty): line.add("penalty", penalty)
    case .over(let winners), .resumed(let winners):
      line.add("winners", winners.map { Double($0.index) })
    }
  }

  /// Adds where the game stands.
  public nonisolated static func describe(_ state: State, in line: inout JSONLine) {
    line.add("layout", String(describing: state.layout))
    line.add("seat", state.toMove.index)
    line.add("pairs", state.pairsTaken.map { Double($0) })
    line.add("flips", state.flips)
  }

  /// Adds the reason and its values.
  public nonisolated static func describe(_ refusal: Refusal, in line: inout JSONLine) {
    switch refusal {
    case .gameOver: line.add("reason", "game-over")
    case .noSuchCard(let card): add("no-such-card", card, to: &line)
    case .isGone(let card): add("is-gone", card, to: &line)
    case .isOpen(let card): add("is-open", card, to: &line)
    case .twoLieOpen: line.add("reason", "two-lie-open")
    case .nothingToClose: line.add("reason", "nothing-to-close")
    case .notAlone: line.add("reason", "not-alone")
    case .cardsLieOpen: line.add("reason", "cards-lie-open")
    }
  }

  private nonisolated static func name(of event: Event) -> String {
    switch event {
    case .opened: "opened"
    case .covered: "covered"
    case .paired: "paired"
    case .returned: "returned"
    case .closed: "closed"
    case .reopened: "reopened"
    case .passed: "passed"
    case .peeked: "peeked"
    case .peekReturned: "peek-returned"
    case .over: "over"
    case .resumed: "resumed"
    }
  }

  private nonisolated static func add(_ reason: String, _ card: Int, to line: inout JSONLine) {
    line.add("reason", reason)
    line.add("card", card)
  }
}
