import BoxKit
import MatchstickGame
import Stage

extension GameHelp {
  /// Returns the help for Matchsticks with the current take limit.
  static func matchsticks(_ settings: SettingsModel, _ context: StageContext) -> GameHelp {
    GameHelp(
      rule: { MatchsticksRule(settings.current.matchsticks, context: context) },
      hands: { device, texts in matchsticksHands(device, texts) },
      secret: { MatchsticksSecret(settings.current.matchsticks, context: context) })
  }

  private static func matchsticksHands(_ device: InputDevice, _ texts: Texts) -> [HandLine] {
    switch device {
    case .mouse:
      [
        HandLine([.click], texts("Take the match and all after it")),
        HandLine([.bar(.hint)], texts("Show the best take")),
      ]
    case .touch:
      [
        HandLine([.tap], texts("Take the match and all after it")),
        HandLine([.bar(.hint)], texts("Show the best take")),
      ]
    case .keyboard:
      [
        HandLine(
          ["1", "2", "3"].map { .key(.character($0)) }, texts("Take that many matches")),
        HandLine([.key(.left), .key(.right)], texts("Choose how many")),
        // Translators: A key takes the matchsticks that were chosen.
        HandLine([.key(.enter)], texts("Take them")),
        HandLine([.key(.character("h"))], texts("Show the best take")),
      ]
    case .gamepad:
      [
        HandLine([.cross], texts("Choose how many")),
        HandLine([.stick], texts("Choose how many")),
        // Translators: A button takes the matchsticks that were chosen.
        HandLine([.pad(.a)], texts("Take them")),
        HandLine([.pad(.y)], texts("Show the best take")),
      ]
    }
  }
}
