import Acoustics
import GameKernel
import Glibc
import Motion

/// Lets sounds be heard: what moves names them, and says where and when.
///
/// Of each sound another variant comes than the last time, and the same one never twice within 15 ms: a wave of
/// tiles is no louder than a few.
@MainActor public final class SoundBoard {
  /// Where they are heard; nil hears nothing.
  public var receiver: (any SoundReceiver)? { didSet { receiver?.setVolume(loudness) } }
  /// Whether everything is silent.
  public private(set) var isMuted = false

  private var volume = 1.0
  private var generator = SeededGenerator(seed: 1)
  private var variants: [SoundName: Int] = [:]
  private var times: [SoundName: Duration] = [:]
  private var held: [Weak] = []
  private var lastVoice: UInt32 = 0
  private var beginnings = 0

  /// What keeps a sound is whoever holds it.
  private struct Weak {
    weak var sound: HeldSound?
  }

  /// How soon the same sound may come again.
  private static let shortest = Duration.milliseconds(15)

  /// A board that nobody hears yet.
  public init() {}

  /// How loud everything is.
  ///
  /// - Parameter volume: from 0 to 1.
  public func set(volume: Double, isMuted: Bool) {
    (self.volume, self.isMuted) = (volume, isMuted)
    receiver?.setVolume(loudness)
  }

  /// Hears that the player does something, so that what may follow is heard at once.
  public func expect() { if loudness > 0 { receiver?.expectSound() } }

  /// Whether anything would be heard.
  var isHeard: Bool { receiver != nil && loudness > 0 }

  private var loudness: Double { isMuted ? 0 : volume }

  /// Lets a sound be heard once.
  ///
  /// - Parameters:
  ///   - place: where, from −1 at the left to 1 at the right.
  ///   - pitch: the ratio of its frequencies to the usual ones.
  ///   - strength: from 0 to 1.
  public func play(
    _ name: SoundName, at place: Double = 0, pitch: Double = 1, strength: Double = 1
  ) {
    guard let receiver, isHeard else { return }
    let now = receiver.now
    if let last = times[name], now - last < Self.shortest { return }
    times[name] = now
    var order = MixOrder(.start, voice: nextVoice())
    order.set(place: place, strength: strength)
    order.rate = Float(pitch)
    receiver.take(SoundRequest(name: name, variant: nextVariant(of: name), order: order))
  }

  /// Lets a sound be heard until it is let go of.
  ///
  /// - Parameter group: whose pauses and speed it follows.
  public func hold(
    _ name: SoundName, at place: Double = 0, strength: Double = 1, in group: Group? = nil
  ) -> HeldSound {
    let sound = HeldSound(
      name, variant: nextVariant(of: name), voice: nextVoice(), group: group, board: self)
    sound.set(place: place, strength: strength)
    held.append(Weak(sound: sound))
    sound.begin()
    return sound
  }

  /// Lets what is held follow its group, and begin again where the receiver has.
  public func advance() {
    guard !held.isEmpty else { return }
    held.removeAll { $0.sound == nil }
    let hasBegun = receiver.map { $0.beginnings != beginnings } ?? false
    beginnings = receiver?.beginnings ?? 0
    for case let sound? in held.map(\.sound) { hasBegun ? sound.beginAgain() : sound.follow() }
  }

  func send(_ order: MixOrder, _ name: SoundName, _ variant: Int) {
    receiver?.take(SoundRequest(name: name, variant: variant, order: order))
  }

  private func nextVoice() -> UInt32 {
    lastVoice &+= 1
    return lastVoice
  }

  /// Any of them but the last one.
  private func nextVariant(of name: SoundName) -> Int {
    let count = name.sound.variants
    let last = variants[name]
    let step = Int.random(in: 1..<count, using: &generator)
    let next = last.map { ($0 + step) % count } ?? 0
    variants[name] = next
    return next
  }
}

extension MixOrder {
  /// Puts a voice somewhere between the ears, at the same power everywhere; not wholly to one side.
  mutating func set(place: Double, strength: Double) {
    let angle = (1 + 0.7 * min(max(place, -1), 1)) * .pi / 4
    (left, right) = (Float(strength * cos(angle)), Float(strength * sin(angle)))
  }
}
