extension Duration {
  /// Whole nanoseconds, rounded down; exact as a `Double` for up to 104 days.
  @inline(__always) var nanoseconds: Double {
    let attoseconds = self.attoseconds
    let short = Int64(truncatingIfNeeded: attoseconds)
    // Up to nine seconds fit into 64 bits, whose division costs a fraction of that of 128.
    if Int128(short) == attoseconds, short >= 0 { return Double(short / 1_000_000_000) }
    return longNanoseconds
  }

  @inline(never) private var longNanoseconds: Double {
    let (seconds, attoseconds) = components
    return (Double(seconds) * 1e9) + Double(attoseconds / 1_000_000_000)
  }
}
