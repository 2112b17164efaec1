import Acoustics
import Stage

/// Notes what is to be heard, and plays nothing.
@MainActor public final class HeardSounds: SoundReceiver {
  /// All that was asked for.
  public private(set) var requests: [SoundRequest] = []
  /// How loud everything is.
  public private(set) var volume = 0.0
  /// How often it was told that somebody is there.
  public private(set) var expectations = 0
  /// The time on its clock; whoever tests lets it pass.
  public var now = Duration.zero
  /// How often it has begun anew.
  public var beginnings = 0

  /// Has heard nothing yet.
  public init() {}

  /// What has begun to be heard, in order.
  public var names: [SoundName] { requests.filter { $0.order.kind == .start }.map(\.name) }

  public func expectSound() { expectations += 1 }
  public func take(_ request: SoundRequest) { requests.append(request) }
  public func setVolume(_ volume: Double) { self.volume = volume }
}
