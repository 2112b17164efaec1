import GameScenes

/// What the reading process says before the pixels, in 16 bytes.
nonisolated struct PictureReply: Equatable {
  private var magic: UInt32 = 0x4D57_5031
  /// 0 where pixels follow, else the number of the trouble.
  private var problem: UInt32 = 0
  private(set) var width: UInt32 = 0
  private(set) var height: UInt32 = 0

  init(width: Int, height: Int) {
    (self.width, self.height) = (UInt32(clamping: width), UInt32(clamping: height))
  }

  init(_ trouble: PictureError) {
    let index = PictureError.allCases.firstIndex(of: trouble) ?? 0
    problem = UInt32(index + 1)
  }

  static let size = MemoryLayout<PictureReply>.size

  var bytes: [UInt8] { withUnsafeBytes(of: self) { Array($0) } }

  /// Nil where the bytes are no reply.
  init?(_ bytes: some Collection<UInt8>) {
    guard bytes.count == Self.size else { return nil }
    withUnsafeMutableBytes(of: &self) { $0.copyBytes(from: bytes) }
    guard magic == PictureReply(width: 0, height: 0).magic else { return nil }
  }

  /// What was wrong, by the reader's account; nil where pixels follow.
  var trouble: PictureError? {
    guard problem > 0 else { return nil }
    let index = Int(problem) - 1
    return index < PictureError.allCases.count ? PictureError.allCases[index] : .broken
  }
}
