import BoxKit
import GameKernel
import MatchstickGame
import Stage

/// The first steps at the table of Matchsticks.
struct MatchsticksFirstSteps {
  let table: MatchstickTable
  /// Returns the area of the buttons for takes.
  let takes: () -> Rect
  /// Returns the plaque of a seat; `nil` where there are none.
  let plaque: (Seat) -> Rect?

  var all: [FirstStep<Matchsticks>] {
    let seating = table.seating
    let persons = [Seat.first, .second].filter { seating[$0].isPerson }
    guard let person = persons.first else { return [] }
    let opponent = person.opponent
    func name(_ texts: Texts) -> String {
      MatchsticksWords(texts: texts, seating: seating).name(of: opponent)
    }
    return [
      FirstStep(
        { texts in
          switch table.state.layout.form {
          case .pile:
            texts(
              // Translators: First step of a new player. {limit} is the most matches in a turn.
              "Take 1 to {limit} matches.", ["limit": String(table.state.takeLimit)])
          // Translators: First step of a new player.
          case .heaps: texts("Take as many as you like from one heap.")
          // Translators: First step of a new player.
          case .rows: texts("Take one match, or two that touch.")
          }
        }, at: buttons, until: { Self.isTake($0, seat: person) }),
      FirstStep(
        { texts in
          // Translators: First step of a new player. {name} is the opponent.
          texts("Now {name} takes.", ["name": name(texts)])
        }, at: { plaque(opponent).map { StepTarget($0) } },
        until: { Self.isTake($0, seat: opponent) }),
      FirstStep(
        { texts in
          table.state.layout.last == .loses
            // Translators: First step of a new player. {name} is the opponent.
            ? texts("Your turn. Leave the last match to {name}.", ["name": name(texts)])
            // Translators: First step of a new player.
            : texts("Your turn. The last match wins.")
        }, at: buttons, until: { Self.isTake($0, seat: person) }),
    ]
  }

  private func buttons() -> StepTarget? { StepTarget(takes()) }

  private static func isTake(_ change: Change<Matchsticks>, seat: Seat) -> Bool {
    change.events.contains { if case .took(seat, _, _) = $0 { true } else { false } }
  }
}
