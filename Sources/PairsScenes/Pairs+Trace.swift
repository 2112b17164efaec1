import BoxKit
import Commands
import GameKernel
import PairsGame

extension Pairs: TracedRules {
  /// Adds the event and its values.
  public nonisolated static func describe(_ event: Event, in line: inout JSONLine) {
    line.add("event", name(of: event))
    switch event {
    case .opened(let card, let seat), .covered(let card, let seat):
      line.add(["card": card, "seat": seat.index])
    case .paired(let first, let second, let seat), .returned(let first, let second, let seat):
      line.add(["cards": [first, second], "seat": seat.index])
    case .closed(let first, let second), .reopened(let first, let second):
      line.add("cards", [first, second])
    case .passed(let from, let to):
      line.add(["from": from.index, "to": to.index])
    case .peeked(let penalty), .peekReturned(let penalty): line.add("penalty", penalty)
    case .over(let winners), .resumed(let winners): line.add("winners", winners.map(\.index))
    }
  }

  /// Adds the layout, the seat to move, the pairs taken and the flips.
  public nonisolated static func describe(_ state: State, in line: inout JSONLine) {
    line.add([
      "layout": state.layout.description, "seat": state.toMove.index, "pairs": state.pairsTaken,
      "flips": state.flips,
    ])
  }

  /// Adds the reason and its values.
  public nonisolated static func describe(_ refusal: Refusal, in line: inout JSONLine) {
    switch refusal {
    case .gameOver: line.add("reason", "game-over")
    case .noSuchCard(let card): line.add(["reason": "no-such-card", "card": card])
    case .isGone(let card): line.add(["reason": "is-gone", "card": card])
    case .isOpen(let card): line.add(["reason": "is-open", "card": card])
    case .twoCardsOpen: line.add("reason", "two-lie-open")
    case .nothingToClose: line.add("reason", "nothing-to-close")
    case .notAlone: line.add("reason", "not-alone")
    case .cardsAreOpen: line.add("reason", "cards-lie-open")
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
}
