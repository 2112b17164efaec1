import Acoustics
import BoxKit
import Files
import GameKernel
import Stage

/// What is heard of the program: follows the settings, and keeps the fire beside the table.
final class Ears {
  private let board: SoundBoard
  private let settings: SettingsModel
  private let player: SoundPlayer?
  private let recorder: SoundRecorder?
  private var fire: HeldSound?
  private var observation: Observation?

  /// - Parameters:
  ///   - path: of a file in place of a device, if any.
  ///   - isDeaf: whether nothing is heard by a device, since the run is over at once.
  init(_ board: SoundBoard, _ settings: SettingsModel, path: FilePath?, isDeaf: Bool) {
    self.board = board
    self.settings = settings
    recorder = path.map(SoundRecorder.init)
    player = path == nil && !isDeaf ? SoundPlayer() : nil
    board.receiver = recorder ?? player
    follow(settings.current.sound)
    observation = settings.changes.observe { [weak self] change in
      if change.after.sound != change.before.sound { self?.follow(change.after.sound) }
    }
  }

  private func follow(_ sound: SoundSettings) {
    board.set(volume: sound.amplitude, isMuted: sound.isMuted)
    hearFire(sound.hasFire && !sound.isMuted && sound.volume > 0)
  }

  private func hearFire(_ isBurning: Bool) {
    if !isBurning { fire = nil } else if fire == nil { fire = board.hold(.fire) }
  }

  /// The fire waits for a player who has gone elsewhere.
  func focusChanged(_ hasFocus: Bool) {
    if hasFocus { follow(settings.current.sound) } else { fire = nil }
  }

  /// Does what a key asks for, and lets it be heard.
  func obey(_ command: Intent.SoundCommand) {
    settings.change { settings in
      switch command {
      case .mute: settings.sound.isMuted.toggle()
      case .louder: settings.sound.change(by: 1)
      case .softer: settings.sound.change(by: -1)
      }
    }
    board.play(.button)
  }

  /// Lets time pass for a file.
  func pass(_ elapsed: Duration) { recorder?.pass(elapsed) }

  /// Writes the file, if one was asked for.
  func save() throws(FileError) { try recorder?.save() }

  /// Waits for the file that is being written, if one is; may be called on any thread.
  var finishing: @Sendable () -> Void {
    { [recorder] in recorder?.finish() }
  }

  /// Closes the device, if one is open.
  func close() {
    fire = nil
    player?.end()
  }
}
