import BoxKit
import PairsGame
import Stage

extension GameHelp {
  /// Returns the help of Pairs, for the turn rule and the layout in the settings.
  static func pairs(_ settings: SettingsModel, _ context: StageContext) -> GameHelp {
    GameHelp(
      rule: { PairsRule(settings.current.pairs, context: context) },
      controlsLines: { device, texts in pairsHands(device, texts) },
      secret: { PairsSecret(settings.current.pairs, context: context) })
  }

  private static func pairsHands(_ device: InputDevice, _ texts: Texts) -> [ControlsLine] {
    // Translators: What a click on a card does.
    let turns = texts("Flip a card")
    let closes = texts("After a miss: flip both back")
    switch device {
    case .mouse:
      return [ControlsLine([.click], turns), ControlsLine([.click], closes)]
    case .touch:
      return [ControlsLine([.tap], turns), ControlsLine([.tap], closes)]
    case .keyboard:
      return [
        ControlsLine(
          // Translators: What the arrow keys do.
          [.key(.left), .key(.up), .key(.down), .key(.right)], texts("Choose a card")),
        ControlsLine([.key(.enter)], texts("Flip it, or go on")),
        ControlsLine([.key(.character("p"))], texts("Peek (playing alone)")),
      ]
    case .gamepad:
      return [
        ControlsLine([.cross], texts("Choose a card")),
        ControlsLine([.stick, .otherStick], texts("The same")),
        ControlsLine([.pad(.a)], texts("Flip it, or go on")),
        ControlsLine([.pad(.y)], texts("Peek (playing alone)")),
      ]
    }
  }
}
