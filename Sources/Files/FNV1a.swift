/// The 64-bit FNV-1a hash, which detects damaged bytes. It is no protection against forgery.
///
/// Source: Fowler, Noll and Vo, RFC 9923.
public enum FNV1a {
  /// Returns the hash of bytes. It is the same on every machine and in every run.
  public static func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}
