/// Constants and conversions for audio samples.
public enum Samples {
  /// The sample rate in hertz.
  public static let rate = 48_000.0

  /// Converts a sample from −1...1 to 16 bits. Values beyond the range are clipped.
  public static func whole(_ sample: Float) -> Int16 {
    Int16((min(max(sample, -1), 1) * 32_767).rounded())
  }

  /// Returns the number of samples in a duration in seconds.
  static func count(_ seconds: Double) -> Int { Int((seconds * rate).rounded()) }
}
