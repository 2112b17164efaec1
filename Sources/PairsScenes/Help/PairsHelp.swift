import BoxKit
import PairsGame
import Stage

extension GameHelp {
  /// Returns the help of Pairs, for the turn rule and the layout in the settings.
  static func pairs(_ settings: SettingsModel, _ context: StageContext) -> GameHelp {
    GameHelp(
      rule: { PairsRule(settings.current.pairs, context: context) },
      hands: { device, texts in pairsHands(device, texts) },
      secret: { PairsSecret(settings.current.pairs, context: context) })
  }

  private static func pairsHands(_ device: InputDevice, _ texts: Texts) -> [HandLine] {
    // Translators: What a click on a card does.
    let turns = texts("Flip a card")
    let closes = texts("After a miss: turn both back")
    switch device {
    case .mouse:
      return [HandLine([.click], turns), HandLine([.click], closes)]
    case .touch:
      return [HandLine([.tap], turns), HandLine([.tap], closes)]
    case .keyboard:
      return [
        HandLine(
          // Translators: What the arrow keys do.
          [.key(.left), .key(.up), .key(.down), .key(.right)], texts("Choose a card")),
        HandLine([.key(.enter)], texts("Flip it, or go on")),
        HandLine([.key(.character("p"))], texts("Peek (playing alone)")),
      ]
    case .gamepad:
      return [
        HandLine([.cross], texts("Choose a card")),
        HandLine([.stick], texts("The same")),
        HandLine([.pad(.a)], texts("Flip it, or go on")),
      ]
    }
  }
}
