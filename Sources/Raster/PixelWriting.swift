extension UnsafeMutablePointer<UInt32> {
  /// Writes four pixels, or only the first `count` of them.
  @inlinable @inline(__always) package func write(_ four: SIMD4<UInt32>, atMost count: Int) {
    if count > 3 {
      UnsafeMutableRawPointer(self).storeBytes(of: four, as: SIMD4<UInt32>.self)
      return
    }
    if count > 0 { self[0] = four.x }
    if count > 1 { self[1] = four.y }
    if count > 2 { self[2] = four.z }
  }
}
