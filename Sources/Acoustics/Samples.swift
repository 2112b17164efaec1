/// What all samples have in common.
public enum Samples {
  /// How many there are in a second.
  public static let rate = 48_000.0

  /// A sample from −1 to 1 as a whole number; what is beyond is cut off.
  public static func whole(_ sample: Float) -> Int16 {
    Int16((min(max(sample, -1), 1) * 32_767).rounded())
  }

  /// How many there are in so many seconds.
  static func count(_ seconds: Double) -> Int { Int((seconds * rate).rounded()) }
}
