import Acoustics

/// A request to start, change or end a sound.
public struct SoundRequest: Equatable, Sendable {
  /// The sound.
  public let name: SoundName
  /// The index of the sound's variant.
  public let variant: Int
  /// The command for the mixer, to which the receiver adds the samples and the time.
  public let command: MixCommand
}

/// A destination for sounds: a device or a file.
@MainActor public protocol SoundReceiver: AnyObject {
  /// Announces that a sound may follow soon, so that it need not wait for the device to open.
  func expectSound()
  /// Plays or changes a sound.
  func receive(_ request: SoundRequest)
  /// Sets the overall volume, from 0 to 1. At 0 no device is needed.
  func setVolume(_ volume: Double)
  /// The current time of the receiver's clock.
  var now: Duration { get }
  /// The number of times the receiver has started. Each start ends all voices, so held sounds must begin again.
  var startCount: Int { get }
}
