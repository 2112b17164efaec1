import BoxKit
import MatchstickGame
import Stage

extension GameHelp {
  /// Returns the help for Matchsticks in the current form.
  static func matchsticks(_ settings: SettingsModel, _ context: StageContext) -> GameHelp {
    GameHelp(
      rule: {
        let settings = settings.current.matchsticks
        return settings.form == .pile
          ? MatchsticksRule(settings, context: context) as any HelpPage
          : GroupsRule(settings, context: context)
      },
      controlsLines: { device, texts in
        let settings = settings.current.matchsticks
        let hasMachine = settings.form == .pile && settings.setup.seating.machine != nil
        return hands(settings.form, device, texts)
          + (hasMachine && device == .keyboard ? machineHands(texts) : [])
      },
      secret: {
        let settings = settings.current.matchsticks
        return settings.form == .pile
          ? MatchsticksSecret(settings, context: context) as any HelpPage
          : GroupsSecret(settings, context: context)
      })
  }
}
