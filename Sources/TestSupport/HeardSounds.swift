import Acoustics
import Stage

/// A sound receiver that records requests and plays nothing.
@MainActor public final class HeardSounds: SoundReceiver {
  /// The recorded requests.
  public private(set) var requests: [SoundRequest] = []
  /// The volume that was set last, 0 to 1.
  public private(set) var volume = 0.0
  /// The number of calls of `expectSound()`.
  public private(set) var expectations = 0
  /// The current time, which the test sets.
  public var now = Duration.zero
  /// The number of times that the output was reopened, which ends all voices. The test sets it.
  public var startCount = 0

  public init() {}

  /// The names of the started sounds, in order.
  public var names: [SoundName] { requests.filter { $0.command.kind == .start }.map(\.name) }

  public func expectSound() { expectations += 1 }
  public func receive(_ request: SoundRequest) { requests.append(request) }
  public func setVolume(_ volume: Double) { self.volume = volume }
}
