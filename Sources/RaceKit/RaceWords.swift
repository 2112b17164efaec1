import BoxKit
import GameKernel
import Stage

/// The texts of a race, in the language of the moment.
struct RaceWords {
  let texts: Texts
  /// Whether one person races against a ghost.
  let isAlone: Bool
  /// The players of the box who race.
  let names: RaceNames
  /// The make of the gamepad used last, for the names of buttons.
  let padKind: PadKind

  func name(_ side: Int) -> String {
    if let name = names[side] { return name }
    guard isAlone else { return Self.usualName(side, texts) }
    // Translators: Name of the opponent in a race: an earlier game of the player.
    return side == 0 ? texts("You") : texts("Ghost")
  }

  /// Returns the name of a side without a player of the box.
  static func usualName(_ side: Int, _ texts: Texts) -> String {
    // Translators: Name of a player without a name of its own.
    texts("Player {number}", ["number": String(side + 1)])
  }

  func title(_ size: String) -> String {
    // Translators: Title of the page of a race. {size} is such as “4 × 4”.
    texts("Race · {size}", ["size": size])
  }

  /// Returns the words over the board of a side that waits for its player.
  func invitation(_ side: Int) -> [String] {
    [
      // Translators: Two race: each joins with a press on the own keys, gamepad or half of the window.
      texts("Join in"),
      side == 0
        // Translators: Keys of the left player; do not translate the letters.
        ? texts("Press W, A, S, D or Space") : texts("Press an arrow or Enter"),
      // Translators: The second line of “Press W, A, S, D or Space”.
      texts("or a gamepad, or click or tap here."),
    ]
  }

  var joined: [String] {
    // Translators: This player has joined the race, the other has not yet.
    [texts("Ready!")]
  }

  /// Returns the words over a board before the start.
  ///
  /// - Parameter device: the device whose key for undo is named; `nil` for none.
  func countdown(_ seconds: Int, undo device: RaceDevice?) -> [String] {
    [String(seconds)] + [device.flatMap(undo)].compactMap(\.self)
  }

  private func undo(_ device: RaceDevice) -> String? {
    let key: String
    switch device {
    case .letters: key = "Q"
    // Translators: Label of a key.
    case .arrows: key = texts("Backspace")
    case .pad: key = padKind.name(of: .leftShoulder, in: texts)
    case .pointer: return nil
    }
    // Translators: {key} is the label of a key or a button.
    return texts("Undo: {key}", ["key": key])
  }

  func result(_ result: Race.Result) -> String {
    switch result {
    // Translators: Result of a race: both have finished at the same moment.
    case .tie: return texts("A tie!")
    case .won(let side) where isAlone:
      // Translators: Result of a race against an earlier game of the player.
      return side == 0 ? texts("You beat the ghost!") : texts("The ghost was faster.")
    case .won(let side):
      // Translators: Result of a race. {name} is such as “Player 1”.
      return texts("{name} wins!", ["name": name(side)])
    }
  }

  /// Returns a time with milliseconds, such as `0:42.318`.
  func time(_ time: Duration) -> String {
    let rest = String(time.components.attoseconds / 1_000_000_000_000_000)
    let padded = String(repeating: "0", count: max(0, 3 - rest.utf8.count)) + rest
    // Translators: A number with two decimals. Translate only the decimal point.
    return texts("{whole}.{hundredths}", ["whole": time.clockText, "hundredths": padded])
  }
}
