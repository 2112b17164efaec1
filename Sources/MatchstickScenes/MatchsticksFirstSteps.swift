import BoxKit
import GameKernel
import MatchstickGame
import Stage

/// The first steps at the table of Matchsticks.
struct MatchsticksFirstSteps {
  let table: MatchstickTable
  let input: InputContext
  /// Returns the area of the buttons for takes.
  let takes: () -> Rect
  /// Returns the area of a match to take from heaps or rows.
  let match: () -> Rect?
  /// Returns the area of the button of the help.
  let help: () -> Rect?
  /// Returns whether a person can take: no computer's matches are leaving.
  let isReady: () -> Bool

  var all: [FirstStep<Matchsticks>] {
    let (seating, input, isReady) = (table.seating, input, isReady)
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
          case .heaps, .rows:
            MatchsticksWords(texts: texts, seating: seating)
              .hands(table.state.layout.form, input)
          }
        }, at: place, until: { Self.isTake($0, seat: person) }),
      // The steps are silent while the opponent takes.
      FirstStep({ _ in nil }, at: { nil }, until: { Self.isTake($0, seat: opponent) }),
      FirstStep(
        { texts in
          guard isReady() else { return nil }
          return table.state.layout.last == .loses
            // Translators: First step of a new player. {name} is the opponent.
            ? texts("Leave the last match to {name}.", ["name": name(texts)])
            // Translators: First step of a new player.
            : texts("Take the last match yourself, and you win.")
        }, at: place, until: { Self.isTake($0, seat: person) }),
      FirstStep({ _ in nil }, at: { nil }, until: { Self.isTake($0, seat: opponent) }),
      FirstStep(
        { texts in
          // Translators: First step of a new player. It points at the button of the help, which explains how to win.
          isReady() ? texts("How to win every time? The secret is in here.") : nil
        }, at: { [help] in help().map { StepTarget($0) } },
        until: { Self.isTake($0, seat: person) }),
    ]
  }

  /// The buttons of a pile, or a match: the button of heaps and rows is off until matches are chosen.
  private func place() -> StepTarget? {
    table.state.layout.form == .pile ? StepTarget(takes()) : match().map { StepTarget($0) }
  }

  private static func isTake(_ change: Change<Matchsticks>, seat: Seat) -> Bool {
    change.events.contains { if case .took(seat, _, _) = $0 { true } else { false } }
  }
}
