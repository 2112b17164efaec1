/// The WAVE file format.
///
/// Source: Microsoft and IBM, *Multimedia programming interface and data specifications 1.0* (1991), chapter 3.
public enum WaveFile {
  /// Returns the bytes of a 16-bit stereo file.
  ///
  /// - Parameter samples: interleaved samples, left first.
  public static func bytes(_ samples: [Int16]) -> [UInt8] {
    let size = UInt32(2 * samples.count)
    let rate = UInt32(Samples.rate)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(44 + Int(size))
    bytes += Array("RIFF".utf8) + word(36 + size) + Array("WAVEfmt ".utf8)
    bytes += word(16) + half(1) + half(2) + word(rate) + word(4 * rate) + half(4) + half(16)
    bytes += Array("data".utf8) + word(size)
    for sample in samples { bytes += half(UInt16(bitPattern: sample)) }
    return bytes
  }

  private static func word(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * UInt32($0))) }
  }

  private static func half(_ value: UInt16) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
  }
}
