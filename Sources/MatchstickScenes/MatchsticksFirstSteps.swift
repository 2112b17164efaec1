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
  /// Returns the area of heaps or rows. A mark round some matches would look like advice.
  let felt: () -> Rect
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
      MatchsticksWords(texts: texts, seating: seating).subject(opponent, begins: false)
    }
    return [
      FirstStep(
        { texts in
          switch table.state.layout.form {
          case .pile:
            pile(input.device, ["limit": String(table.state.takeLimit)], texts)
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
        { texts in isReady() ? secret(input, texts) : nil },
        at: { [help] in help().map { StepTarget($0) } },
        until: { Self.isTake($0, seat: person) },
        // Wide trays keep the bubble far from the button in the bar.
        hasHelp: table.state.layout.form != .pile),
    ]
  }

  /// The buttons of a pile, or the felt: the button of heaps and rows is off until matches are chosen.
  private func place() -> StepTarget? {
    StepTarget(table.state.layout.form == .pile ? takes() : felt())
  }

  private func pile(_ device: InputDevice, _ limit: [String: String], _ texts: Texts) -> String {
    switch device {
    // Translators: First step of a new player. {limit} is the most matches in a turn.
    case .mouse: texts("Take 1 to {limit} matches: click a button.", limit)
    // Translators: First step of a new player. {limit} is the most matches in a turn.
    case .touch: texts("Take 1 to {limit} matches: tap a button.", limit)
    // Translators: First step of a new player. {limit} is the most matches in a turn, and the last key.
    case .keyboard: texts("Take matches: press a number from 1 to {limit}.", limit)
    // Translators: First step of a new player. {limit} is the most matches in a turn.
    case .gamepad: texts("Take 1 to {limit} matches: choose, then press A.", limit)
    }
  }

  /// The words that point at the button of the help, which explains how to win.
  private func secret(_ input: InputContext, _ texts: Texts) -> String {
    switch input.device {
    // Translators: First step of a new player. It points at the button “?” of the help.
    case .mouse: texts("How to win every time? Click “?”.")
    // Translators: First step of a new player. It points at the button “?” of the help.
    case .touch: texts("How to win every time? Tap “?”.")
    case .keyboard, .gamepad:
      texts(
        // Translators: First step of a new player. {button} is the key or the gamepad button of the help.
        "How to win every time? Press {button}.",
        [
          "button": input.device == .keyboard
            ? texts.key(.function(1)) : input.padKind.name(of: .back, in: texts)
        ])
    }
  }

  private static func isTake(_ change: Change<Matchsticks>, seat: Seat) -> Bool {
    change.events.contains { if case .took(seat, _, _) = $0 { true } else { false } }
  }
}
