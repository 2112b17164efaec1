import Acoustics

/// Something that is to be heard now, or no longer.
public struct SoundRequest: Equatable, Sendable {
  /// What is to be heard.
  public let name: SoundName
  /// Which of its variants.
  public let variant: Int
  /// What a mixer is to do; who takes the request knows where the samples are, and the time.
  public let order: MixOrder
}

/// Where sounds are heard: by a device, or in a file.
@MainActor public protocol SoundReceiver: AnyObject {
  /// Hears that somebody is there: a sound may follow, and is not to wait for the device.
  func expectSound()
  /// Takes a request.
  func take(_ request: SoundRequest)
  /// Takes how loud everything is, from 0 to 1; 0 needs no device.
  func setVolume(_ volume: Double)
  /// The time on its clock.
  var now: Duration { get }
  /// How often it has begun anew, without any voice.
  var beginnings: Int { get }
}
