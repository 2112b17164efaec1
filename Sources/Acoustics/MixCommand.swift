/// A command for a ``Mixer``.
public struct MixCommand: Equatable, Sendable {
  /// The kind of a command.
  public enum Kind: UInt8, Sendable {
    /// Starts a voice.
    case start
    /// Sets the volume and the playback rate of a voice.
    case change
    /// Fades out a voice.
    case end
    /// Fades out all voices.
    case endAll
  }

  public var kind: Kind
  /// The ID of the voice. IDs are never reused.
  public var voice: UInt32 = 0
  /// The address of the samples, which must remain valid while the program runs.
  public var samples: UInt = 0
  /// The number of samples.
  public var count: UInt32 = 0
  /// Whether the voice loops.
  public var loops = false
  /// The gain of each channel.
  public var (left, right): (Float, Float) = (0, 0)
  /// The playback rate: 1 is the original speed, 0 pauses the voice silently.
  public var rate: Float = 1
  /// The due time in nanoseconds, on the clock that ``Mixer/mix(into:at:)`` receives.
  public var due: UInt64 = 0

  public init(_ kind: Kind, voice: UInt32 = 0) { (self.kind, self.voice) = (kind, voice) }
}

extension MixCommand {
  /// The number of 64-bit words of a packed command.
  static let words = 5

  /// The command as 64-bit words.
  var packed: InlineArray<5, UInt64> {
    [
      UInt64(kind.rawValue) | (loops ? 1 << 8 : 0) | UInt64(voice) << 32, UInt64(samples),
      UInt64(count) | UInt64(rate.bitPattern) << 32,
      UInt64(left.bitPattern) | UInt64(right.bitPattern) << 32, due,
    ]
  }

  /// Unpacks a command. Returns `nil` for an unknown kind.
  init?(packed: InlineArray<5, UInt64>) {
    guard let kind = Kind(rawValue: UInt8(truncatingIfNeeded: packed[0])) else { return nil }
    self.init(kind, voice: UInt32(packed[0] >> 32))
    loops = packed[0] & 1 << 8 != 0
    samples = UInt(packed[1])
    count = UInt32(truncatingIfNeeded: packed[2])
    rate = Float(bitPattern: UInt32(packed[2] >> 32))
    left = Float(bitPattern: UInt32(truncatingIfNeeded: packed[3]))
    right = Float(bitPattern: UInt32(packed[3] >> 32))
    due = packed[4]
  }
}
