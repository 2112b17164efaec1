import Acoustics
import Motion

/// A sound that plays until it is ended or released.
@MainActor public final class HeldSound {
  private let name: SoundName
  private let variant: Int
  private let voice: UInt32
  private weak var board: SoundBoard?
  private weak var group: Group?
  private var command: MixCommand
  /// The last command sent; `nil` before the start and after the end.
  private var sent: MixCommand?

  init(_ name: SoundName, variant: Int, voice: UInt32, group: Group?, board: SoundBoard) {
    (self.name, self.variant, self.voice) = (name, variant, voice)
    (self.group, self.board) = (group, board)
    command = MixCommand(.start, voice: voice)
    command.loops = true
  }

  isolated deinit { end() }

  /// Fades the sound out and ends it. Called on deinitialisation too.
  public func end() {
    guard sent != nil else { return }
    sent = nil
    board?.send(MixCommand(.end, voice: voice), name, variant)
  }

  /// Changes the position and the loudness.
  ///
  /// - Parameters:
  ///   - place: from −1 at the left to 1 at the right.
  ///   - strength: from 0 to 1.
  public func set(place: Double, strength: Double) {
    command.set(place: place, strength: strength)
    follow()
  }

  /// Starts the sound again, after the receiver has lost its voices.
  func beginAgain() { if sent != nil { begin() } }

  /// Starts the sound.
  func begin() {
    command.kind = .start
    command.rate = rate
    board?.send(command, name, variant)
    command.kind = .change
    sent = command
  }

  /// Sends a change if the group's rate, the position or the strength has changed.
  func follow() {
    guard sent != nil else { return }
    command.rate = rate
    guard command != sent else { return }
    board?.send(command, name, variant)
    sent = command
  }

  /// The playback rate: 0 while the group is paused, else the square root of its speed, which is clamped to 0…8.
  private var rate: Float {
    guard let group else { return 1 }
    if group.isPaused { return 0 }
    return Float(min(max(group.speed, 0), 8).squareRoot())
  }
}
