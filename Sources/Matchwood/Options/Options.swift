import BoxKit
import Files
import Stage

/// What the command line asks for; holds for this run and is never saved.
nonisolated struct Options: Sendable {
  /// How pixels reach the screen.
  enum Drawing: String, CaseIterable, Sendable { case auto, software }

  /// What is asked of the games, and the settings that the run borrows.
  var launch = Launch()
  /// The size of the window, in window units.
  var size: WindowSize?
  var isFullScreen = false
  var drawing = Drawing.auto
  var configFolder: FilePath?
  /// Where the trace goes, `-` for standard output.
  var trace: FilePath?
  var script: FilePath?
  var snapshot: FilePath?
  /// Where is written what would be heard.
  var sound: FilePath?
  /// Whether no option is set: then a window that is open already can do all that is asked.
  var isPlain = false
}

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
