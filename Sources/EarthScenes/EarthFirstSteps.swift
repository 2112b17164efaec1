import BoxKit
import Controls
import EarthGame
import GameKernel
import Stage

/// The first steps at the table of Through the Earth, in each of its modes.
struct EarthFirstSteps {
  /// The modes with first steps, the usual one first.
  nonisolated static let modes: [ThroughTheEarth.Mode] = [.guess, .dry, .dig]

  let table: EarthTable
  let globes: EarthGlobes
  /// Returns the area of the main button.
  let button: () -> Rect

  var all: [FirstStep<ThroughTheEarth>] {
    switch table.setup.mode {
    case .guess: guess
    case .dry: dry
    case .dig: dig
    }
  }

  private var device: InputDevice { globes.context.input.device }

  // MARK: Guess

  private var guess: [FirstStep<ThroughTheEarth>] {
    [
      flag,
      FirstStep(
        { [table, globes] texts in
          // Nothing covers the globes while the child falls.
          guard !globes.pair.isDigging, table.state.isDug else { return nil }
          return texts("Your flag was this far off. Now the next place.")
        }, at: { StepTarget(button()) },
        until: { Self.happens($0) { if case .nextRound = $0 { true } else { false } } }),
      FirstStep(
        { [globes] texts in
          device.showsFocus || globes.hand != nil
            ? nil : texts("Turn the globe, then put your flag.")
        }, at: { globe(globes.discs.far) }, until: Self.plants),
    ]
  }

  /// Returns how to put a flag with a device.
  static func wayToFlag(_ device: InputDevice, _ texts: Texts) -> String {
    switch device {
    // Translators: First step of a new player, who plays with the mouse.
    case .mouse: texts("Click where you come out.")
    // Translators: First step of a new player, who plays by touch.
    case .touch: texts("Tap where you come out.")
    case .keyboard:
      texts(
        // Translators: First step of a new player. {arrows} is “Arrow keys”, or such as “W, A, S, D”.
        "{arrows} place your flag. Where do you come out?", ["arrows": texts.arrowKeys])
    case .gamepad: texts("The stick places your flag. Where do you come out?")
    }
  }

  /// The step that puts a flag and digs.
  private var flag: FirstStep<ThroughTheEarth> {
    FirstStep(
      { [globes] texts in
        if globes.hand != nil {
          return switch device {
          // Translators: First step of a new player: the flag on the globe.
          case .mouse, .touch: texts("Move the flag until you are sure. Then dig.")
          case .keyboard:
            texts(
              // Translators: First step of a new player. {key} is a key, such as “Enter”.
              "Move the flag until you are sure. Then press {key} to dig.",
              ["key": texts.key(.enter)])
          case .gamepad: texts("Move the flag until you are sure. Then press A to dig.")
          }
        }
        return Self.wayToFlag(device, texts)
      },
      at: { globes.hand == nil ? globe(globes.discs.far) : StepTarget(button()) },
      until: Self.plants)
  }

  private static func plants(_ change: Change<ThroughTheEarth>) -> Bool {
    happens(change) { if case .flagged = $0 { true } else { false } }
  }

  // MARK: Dry feet, Just dig

  private var dry: [FirstStep<ThroughTheEarth>] {
    [
      stand { texts in
        switch device {
        case .mouse: texts("Click where you expect land on both sides.")
        case .touch: texts("Tap where you expect land on both sides.")
        case .keyboard:
          texts(
            // Translators: First step of a new player. {arrows} is “Arrow keys”, or such as “W, A, S, D”.
            "{arrows} move the child. Where is there land on both sides?",
            ["arrows": texts.arrowKeys])
        case .gamepad: texts("The stick moves the child. Where is there land on both sides?")
        }
      },
      fall { texts in
        switch device {
        case .mouse, .touch: texts("Move the child until you are sure. Then dig.")
        case .keyboard:
          texts(
            // Translators: First step of a new player. {key} is a key, such as “Enter”.
            "Move the child until you are sure. Then press {key} to dig.",
            ["key": texts.key(.enter)])
        case .gamepad: texts("Move the child until you are sure. Then press A to dig.")
        }
      },
      climb { [table] texts in
        table.state.isFound
          ? texts("Dry feet on both sides! Find five more such places.")
          : texts("Climb back and try another place.")
      },
    ]
  }

  private var dig: [FirstStep<ThroughTheEarth>] {
    [
      stand { texts in
        switch device {
        case .mouse: texts("Click a place that you know.")
        case .touch: texts("Tap a place that you know.")
        case .keyboard:
          texts(
            // Translators: First step of a new player. {arrows} is “Arrow keys”, or such as “W, A, S, D”.
            "{arrows} move the child. Walk to a place that you know.",
            ["arrows": texts.arrowKeys])
        case .gamepad: texts("Walk to a place that you know, with the stick.")
        }
      },
      fall { texts in
        switch device {
        // Translators: First step of a new player: the button below digs through the Earth.
        case .mouse, .touch: texts("Now dig.")
        case .keyboard:
          // Translators: First step of a new player. {key} is a key, such as “Enter”.
          texts("Now press {key} to dig.", ["key": texts.key(.enter)])
        case .gamepad: texts("Now press A to dig.")
        }
      },
      climb { texts in texts("This is the far side. Climb back to dig again.") },
    ]
  }

  /// The step that moves the child.
  private func stand(_ words: @escaping (Texts) -> String) -> FirstStep<ThroughTheEarth> {
    FirstStep(words, at: { globe(globes.discs.near) }, until: Self.stands)
  }

  private func fall(_ words: @escaping (Texts) -> String) -> FirstStep<ThroughTheEarth> {
    FirstStep(
      words, at: { globes.canDig ? StepTarget(button()) : globe(globes.discs.near) },
      until: { Self.happens($0) { if case .dug = $0 { true } else { false } } },
      allowing: Self.stands)
  }

  private func climb(_ words: @escaping (Texts) -> String) -> FirstStep<ThroughTheEarth> {
    FirstStep(
      { [table, globes] texts in
        globes.pair.isDigging || !table.state.isDug ? nil : words(texts)
      }, at: { StepTarget(button()) }, until: Self.stands)
  }

  private func globe(_ disc: Rect) -> StepTarget {
    StepTarget(globes.whole(disc), isRound: true)
  }

  private static func stands(_ change: Change<ThroughTheEarth>) -> Bool {
    happens(change) { if case .moved = $0 { true } else { false } }
  }

  private static func happens(
    _ change: Change<ThroughTheEarth>, _ isIt: (ThroughTheEarth.Event) -> Bool
  ) -> Bool { change.cause == .move && change.events.contains(where: isIt) }
}
