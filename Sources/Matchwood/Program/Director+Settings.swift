import GameScenes
import Stage

extension Director {
  /// Shows the settings of some games and of the box.
  func showSettings(of games: [SettingsGame]) {
    // Made now, it sees what changes.
    if games.contains(.matchsticks) { _ = matchsticks }
    if games.contains(.pairs) { _ = pairs }
    let settings = SettingsScene(settings: self.settings, context: context, games: games)
    settings.onChange = { [weak self] in self?.onSettings($0) }
    settings.onBack = { [weak self] in self?.leaveSettings($0, of: games) }
    settings.readPose = { [weak self] in self?.readPose() }
    settings.pasteText = { [weak self] in self?.clipboard.paste() }
    container.push(settings, .flip)
  }

  private func leaveSettings(_ settings: Settings, of games: [SettingsGame]) {
    onSettings(settings)
    container.pop(.flip)
    if games.contains(.matchsticks) { matchsticks.adopt(settings.matchsticks) }
    if games.contains(.pairs) { pairs.adopt(settings.pairs) }
    madeSliding?.adopt()
    // Last, since what goes wrong is told over the scene that stays.
    onSettingsDone()
  }
}
