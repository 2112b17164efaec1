import BoxKit
import Files
import LabelScenes
import PlayLog
import PuzzleKit
import Stage
import StatisticsScenes
import Threads

/// The settings of this run: those of the files, and overlays that are never saved.
///
/// `settings.json` has the settings of the machine and the personal ones of the first player. Each other player has a
/// file for theirs.
final class RunSettings {
  /// The observable model of the current settings, including overlays.
  let model: SettingsModel
  /// The settings of the current player as loaded, without overlays.
  private(set) var stored: Settings
  /// The file of the machine and the first player.
  let file: PersistentFile<Settings>
  /// The file of the current player, unless it is ``file``.
  private(set) var own: PersistentFile<Settings>?
  private let makeOwn: (PlayerID) -> PersistentFile<Settings>
  private var overlays: [SettingOverlay]
  /// The last saved settings of the first player.
  private var first: Settings

  /// The parts of the settings that belong to no game.
  nonisolated static let parts: [any SettingsPart.Type] = [
    WindowPlace.self, SoundSettings.self, FirstStepsSettings.self, MenuSettings.self,
    CurrentPlayer.self, StatisticsSettings.self, PuzzleSettings.self, LabelSettings.self,
    AccessSettings.self,
  ]

  /// Returns the format of the files.
  static func format(_ games: [any BoxGame.Type]) -> VersionedFormat<Settings> {
    .settings(of: games.compactMap { $0.settings } + parts)
  }

  /// Loads the settings.
  ///
  /// - Parameters:
  ///   - overlays: the settings of the command line.
  ///   - own: makes the file of a player other than the first.
  init(
    _ file: PersistentFile<Settings>, _ overlays: [SettingOverlay],
    own: @escaping (PlayerID) -> PersistentFile<Settings>
  ) {
    (self.file, self.overlays, makeOwn) = (file, overlays, own)
    first = file.load { $0 } ?? Settings()
    stored = first
    model = SettingsModel()
    load(first.player)
    model.change { $0 = stored.with(overlays) }
  }

  /// The current settings.
  var current: Settings { model.current }

  /// Saves the current player's settings, and loads those of another player.
  func change(to player: PlayerID) {
    save()
    own?.finish()
    stored = saved
    load(player)
    model.change { $0 = stored.with(overlays) }
    save()
  }

  /// Deletes the personal settings of a player who does not play.
  func forget(_ player: PlayerID) {
    guard player == .first else {
      guard let folder = file.folder, folder.isHeld else { return }
      let file = folder.file(Settings.fileName(of: player))
      for path in [file?.path, file?.backup] { path?.unlink() }
      return
    }
    first = Settings().taking(.machine, from: first)
    save()
  }

  /// Makes ``stored`` the settings of a player. It has those of another player before. A new player begins with their
  /// language and display.
  private func load(_ player: PlayerID) {
    own = player == .first ? nil : makeOwn(player)
    let personal = own.map { [stored] in $0.load { $0 } ?? stored.general } ?? first
    stored = stored.taking(.player, from: personal)
    if stored.player != player { stored.player = player }
  }

  /// Adds an overlay for this run.
  func add(_ overlay: SettingOverlay) {
    overlays.append(overlay)
    model.change { $0 = $0.with([overlay]) }
  }

  private var saved: Settings { current.without(overlays, over: stored) }

  /// Saves the current settings without the overlays.
  func save() {
    let saved = saved
    if let own {
      own.save(Settings().taking(.player, from: saved))
      first = first.taking(.machine, from: saved)
    } else {
      first = saved
    }
    file.save(first)
  }
}
