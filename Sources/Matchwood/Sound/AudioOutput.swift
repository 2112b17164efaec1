import Acoustics
import BoxKit
import Files
import GameKernel
import Stage

/// The audio output of the program. It follows the settings and plays the sound of the fire.
final class AudioOutput {
  private let board: SoundBoard
  private let settings: SettingsModel
  private let player: SoundPlayer?
  private let recorder: SoundRecorder?
  private var fire: HeldSound?
  private var observation: Observation?

  /// Connects a sound board to the output.
  ///
  /// - Parameters:
  ///   - path: the file that records the sound instead of a device, or `nil`.
  ///   - isDeaf: whether no device is used, because the run does not take real time.
  init(_ board: SoundBoard, _ settings: SettingsModel, path: FilePath?, isDeaf: Bool) {
    self.board = board
    self.settings = settings
    recorder = path.map(SoundRecorder.init)
    player = path == nil && !isDeaf ? SoundPlayer() : nil
    board.receiver = recorder ?? player
    apply(settings.current.sound)
    observation = settings.changes.observe { [weak self] change in
      if change.after.sound != change.before.sound { self?.apply(change.after.sound) }
    }
  }

  private func apply(_ sound: SoundSettings) {
    board.set(volume: sound.amplitude, isMuted: sound.isMuted)
    setFire(sound.hasFire && !sound.isMuted && sound.volume > 0)
  }

  private func setFire(_ isBurning: Bool) {
    if !isBurning { fire = nil } else if fire == nil { fire = board.hold(.fire) }
  }

  /// Stops the sound of the fire while the window has no focus.
  func focusChanged(_ hasFocus: Bool) {
    if hasFocus { apply(settings.current.sound) } else { fire = nil }
  }

  /// Changes the volume as a key requests, and plays a sound at the new volume.
  func perform(_ command: Intent.SoundCommand) {
    settings.change { settings in
      switch command {
      case .mute: settings.sound.isMuted.toggle()
      case .louder: settings.sound.change(by: 1)
      case .softer: settings.sound.change(by: -1)
      }
    }
    board.play(.button)
  }

  /// Advances the time of a recording.
  func pass(_ elapsed: Duration) { recorder?.pass(elapsed) }

  /// Writes the recording, if there is one.
  func save() throws(FileError) { try recorder?.save() }

  /// A function that waits while the recording is being written. It works on any thread.
  var finalWrite: @Sendable () -> Void {
    { [recorder] in recorder?.finish() }
  }

  /// Closes the device, if one is open.
  func close() {
    fire = nil
    player?.end()
  }
}
