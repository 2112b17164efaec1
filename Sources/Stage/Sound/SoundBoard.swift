import Acoustics
import GameKernel
import Glibc
import Motion

/// Plays sounds by name, with a position and a strength.
///
/// A sound with several variants never plays the same one twice in a row. A sound played within 15 ms of the same
/// one is dropped, so that a wave of tiles is no louder than a few.
@MainActor public final class SoundBoard {
  /// The output for the sounds; `nil` for silence.
  public var receiver: (any SoundReceiver)? { didSet { receiver?.setVolume(loudness) } }
  /// Whether all sounds are muted.
  public private(set) var isMuted = false

  private var volume = 1.0
  private var generator = SeededGenerator(seed: 1)
  private var variants: [SoundName: Int] = [:]
  private var times: [SoundName: Duration] = [:]
  private var heldSounds: [Weak] = []
  private var lastVoice: UInt32 = 0
  private var lastStartCount = 0

  /// A weak reference: a held sound ends when its owner releases it.
  private struct Weak {
    weak var sound: HeldSound?
  }

  /// The shortest time between two plays of the same sound.
  private static let shortestInterval = Duration.milliseconds(15)

  /// Creates a board without an output.
  public init() {}

  /// Sets the overall volume.
  ///
  /// - Parameter volume: from 0 to 1.
  public func set(volume: Double, isMuted: Bool) {
    (self.volume, self.isMuted) = (volume, isMuted)
    receiver?.setVolume(loudness)
  }

  /// Announces that a sound may follow a player's action, so that the output can get its device ready.
  public func expect() { if loudness > 0 { receiver?.expectSound() } }

  /// Whether a sound would be audible.
  var isHeard: Bool { receiver != nil && loudness > 0 }

  private var loudness: Double { isMuted ? 0 : volume }

  /// Plays a sound once.
  ///
  /// - Parameters:
  ///   - place: from −1 at the left to 1 at the right.
  ///   - pitch: the factor for its frequencies.
  ///   - strength: from 0 to 1.
  public func play(
    _ name: SoundName, at place: Double = 0, pitch: Double = 1, strength: Double = 1
  ) {
    guard let receiver, isHeard else { return }
    let now = receiver.now
    if let last = times[name], now - last < Self.shortestInterval { return }
    times[name] = now
    var command = MixCommand(.start, voice: nextVoice())
    command.set(place: place, strength: strength)
    command.rate = Float(pitch)
    receiver.receive(SoundRequest(name: name, variant: nextVariant(of: name), command: command))
  }

  /// Starts a sound that plays until the returned object is ended or released.
  ///
  /// - Parameter group: the group whose pauses and speed the sound follows.
  public func hold(
    _ name: SoundName, at place: Double = 0, strength: Double = 1, in group: Group? = nil
  ) -> HeldSound {
    let sound = HeldSound(
      name, variant: nextVariant(of: name), voice: nextVoice(), group: group, board: self)
    sound.set(place: place, strength: strength)
    heldSounds.append(Weak(sound: sound))
    sound.begin()
    return sound
  }

  /// Updates held sounds to the state of their groups, and restarts them if the output has restarted.
  public func advance() {
    guard !heldSounds.isEmpty else { return }
    heldSounds.removeAll { $0.sound == nil }
    let hasRestarted = receiver.map { $0.startCount != lastStartCount } ?? false
    lastStartCount = receiver?.startCount ?? 0
    for case let sound? in heldSounds.map(\.sound) {
      hasRestarted ? sound.beginAgain() : sound.follow()
    }
  }

  func send(_ command: MixCommand, _ name: SoundName, _ variant: Int) {
    receiver?.receive(SoundRequest(name: name, variant: variant, command: command))
  }

  private func nextVoice() -> UInt32 {
    lastVoice &+= 1
    return lastVoice
  }

  /// Returns a random variant, other than the last one if there are several.
  private func nextVariant(of name: SoundName) -> Int {
    let count = name.sound.variants
    let last = variants[name]
    let step = count > 1 ? Int.random(in: 1..<count, using: &generator) : 0
    let next = last.map { ($0 + step) % count } ?? 0
    variants[name] = next
    return next
  }
}

extension MixCommand {
  /// Pans a voice at constant power. The range is reduced to 70 %, so that neither side is ever silent.
  mutating func set(place: Double, strength: Double) {
    let side = min(max(place, -1), 1)
    let angle = (1 + 0.7 * side) * Double.pi / 4
    (left, right) = (Float(strength * cos(angle)), Float(strength * sin(angle)))
  }
}
