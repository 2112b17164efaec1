/// A size in window units, written as `1280x800`.
nonisolated struct WindowSize: Hashable, Sendable, LosslessStringConvertible {
  let width: Int
  let height: Int

  /// The sizes that can be laid out and that SDL can open.
  static let widths = 480...7680
  static let heights = 320...4320
  static let usual = WindowSize(width: 1280, height: 800)

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Reads `WxH`; nil where it is no size that a window can have.
  init?(_ description: String) {
    let parts = description.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]),
      Self.widths.contains(width), Self.heights.contains(height)
    else { return nil }
    self.init(width: width, height: height)
  }

  var description: String { "\(width)x\(height)" }

  /// The size, or as much of it as a screen has.
  func fitted(in screen: WindowSize) -> WindowSize {
    WindowSize(width: min(width, screen.width), height: min(height, screen.height))
  }
}
