import BoxKit
import Files
import Stage
import Threads

/// The settings of this run: those of the file, and overlays that are never saved.
final class RunSettings {
  /// The observable model of the current settings, including overlays.
  let model: SettingsModel
  /// The settings as loaded, without overlays.
  let stored: Settings
  /// The file of the settings.
  let file: PersistentFile<Settings>
  private var overlays: [SettingOverlay]

  /// The parts of the settings that belong to no game.
  nonisolated static let parts: [any SettingsPart.Type] = [
    WindowPlace.self, SoundSettings.self, FirstStepsSettings.self, MenuSettings.self,
  ]

  /// Returns the format of the file.
  static func format(_ games: [any BoxGame.Type]) -> VersionedFormat<Settings> {
    .settings(of: games.compactMap { $0.settings } + parts)
  }

  /// Loads the settings.
  ///
  /// - Parameter overlays: the settings of the command line.
  init(_ file: PersistentFile<Settings>, _ overlays: [SettingOverlay]) {
    (self.file, self.overlays) = (file, overlays)
    stored = file.load { $0 } ?? Settings()
    model = SettingsModel(stored.with(overlays))
  }

  /// The current settings.
  var current: Settings { model.current }

  /// Adds an overlay for this run.
  func add(_ overlay: SettingOverlay) {
    overlays.append(overlay)
    model.change { $0 = $0.with([overlay]) }
  }

  /// Saves the current settings without the overlays.
  func save() { file.save(current.without(overlays, over: stored)) }
}
