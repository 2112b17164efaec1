import CMalloc

/// What the program has asked of the allocator and not given back.
enum Heap {
  /// In bytes, large blocks that lie apart among them.
  static var bytes: Int {
    let info = mallinfo2()
    return Int(info.uordblks) + Int(info.hblkhd)
  }

  /// How many bytes more are in use after `body` than before.
  static func growth(_ body: () throws -> Void) rethrows -> Int {
    let before = bytes
    try body()
    return bytes - before
  }
}
