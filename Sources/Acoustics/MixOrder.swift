/// What a ``Mixer`` is asked to do.
public struct MixOrder: Equatable, Sendable {
  /// What is to happen.
  public enum Kind: UInt8, Sendable {
    /// A voice begins.
    case start
    /// A voice is to be as loud, and to go on as fast, as the order says.
    case change
    /// A voice ends, softly.
    case end
    /// All voices end, softly.
    case hush
  }

  /// What is to happen.
  public var kind: Kind
  /// The voice that is meant; never used twice.
  public var voice: UInt32 = 0
  /// Where its samples are; they stay there for as long as the program runs.
  public var samples: UInt = 0
  /// How many there are.
  public var count: UInt32 = 0
  /// Whether they are heard again and again.
  public var isHeld = false
  /// How loud it is on either side.
  public var (left, right): (Float, Float) = (0, 0)
  /// How many samples go by in the time of one; 0 stands still, and is silent.
  public var rate: Float = 1
  /// When it is due, in nanoseconds on the clock of whoever mixes.
  public var due: UInt64 = 0

  /// An order.
  public init(_ kind: Kind, voice: UInt32 = 0) { (self.kind, self.voice) = (kind, voice) }
}

extension MixOrder {
  /// How many words an order takes.
  static let words = 5

  /// The order as whole numbers.
  var packed: InlineArray<5, UInt64> {
    [
      UInt64(kind.rawValue) | (isHeld ? 1 << 8 : 0) | UInt64(voice) << 32, UInt64(samples),
      UInt64(count) | UInt64(rate.bitPattern) << 32,
      UInt64(left.bitPattern) | UInt64(right.bitPattern) << 32, due,
    ]
  }

  /// The order that was packed so; nil for none.
  init?(packed: InlineArray<5, UInt64>) {
    guard let kind = Kind(rawValue: UInt8(truncatingIfNeeded: packed[0])) else { return nil }
    self.init(kind, voice: UInt32(packed[0] >> 32))
    isHeld = packed[0] & 1 << 8 != 0
    samples = UInt(packed[1])
    count = UInt32(truncatingIfNeeded: packed[2])
    rate = Float(bitPattern: UInt32(packed[2] >> 32))
    left = Float(bitPattern: UInt32(truncatingIfNeeded: packed[3]))
    right = Float(bitPattern: UInt32(packed[3] >> 32))
    due = packed[4]
  }
}
