import BoxKit
import Files
import Stage

/// The options of the command line. They apply to this run only and are never saved.
nonisolated struct Options: Sendable {
  /// The renderers that can draw the window.
  enum Drawing: String, CaseIterable, Sendable { case auto, software }

  /// The options for the games, and the settings for this run only.
  var launch = Launch()
  /// The requested size of the window, in window units, or `nil` for none.
  var size: WindowSize?
  var isFullScreen = false
  var drawing = Drawing.auto
  var configFolder: FilePath?
  /// The path of the trace, or `-` for standard output. `nil` writes no trace.
  var trace: FilePath?
  var script: FilePath?
  var snapshot: FilePath?
  /// The path of the file that records the sound, or `nil` to play it.
  var sound: FilePath?
  /// Whether the command line has no options, only games, links and pictures. Then a window that is already open
  /// can handle the request.
  var isPlain = false
}

/// A size in window units, written as `1280x800`.
nonisolated struct WindowSize: Hashable, Sendable, LosslessStringConvertible {
  let width: Int
  let height: Int

  /// The widths and heights, in window units, that the layout supports and SDL can open.
  static let widths = 480...7680
  static let heights = 320...4320
  static let usual = WindowSize(width: 1280, height: 800)

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Parses `WxH`. Returns `nil` if a window cannot have that size.
  init?(_ description: String) {
    let parts = description.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]),
      Self.widths.contains(width), Self.heights.contains(height)
    else { return nil }
    self.init(width: width, height: height)
  }

  var description: String { "\(width)x\(height)" }

  /// Returns the size, limited to that of a screen.
  func fitted(in screen: WindowSize) -> WindowSize {
    WindowSize(width: min(width, screen.width), height: min(height, screen.height))
  }
}
