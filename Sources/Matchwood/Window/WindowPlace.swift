import BoxKit
import SDLKit

/// The last place of the window, restored at the next start.
nonisolated struct WindowPlace: SettingsPart {
  static let part = "window"
  static let fields: [Field] = [
    Field("frame", \.frame, of: .machine, where: { $0.isPossible }),
    Field("extent", \.extent, of: .machine),
  ]

  /// The frame when the window is neither maximised nor full screen, in window units. `nil` if none was saved.
  var frame: Frame?
  var extent = Window.Extent.window

  /// A part of the desktop, in window units.
  struct Frame: Hashable, Codable, Sendable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    /// Whether a desktop could contain the frame.
    fileprivate var isPossible: Bool {
      let coordinates = -100_000...100_000
      return coordinates.contains(x) && coordinates.contains(y) && WindowSize.widths.contains(width)
        && WindowSize.heights.contains(height)
    }

    /// Returns the area in which the frame and a screen overlap.
    fileprivate func overlap(_ other: PixelRect) -> Int {
      let across = min(x + width, other.maxX) - max(x, other.x)
      let down = min(y + height, other.maxY) - max(y, other.y)
      return max(0, across) * max(0, down)
    }
  }

  /// Returns the frame, moved and limited to the screen that it overlaps most.
  ///
  /// - Parameter screens: the usable areas of the screens, in window units.
  /// - Returns: `nil` if no frame was saved or no screen overlaps it.
  func frame(on screens: [PixelRect]) -> PixelRect? {
    guard let frame, let screen = screens.max(by: { frame.overlap($0) < frame.overlap($1) }),
      frame.overlap(screen) > 0
    else { return nil }
    let size = WindowSize(width: frame.width, height: frame.height)
      .fitted(in: WindowSize(width: screen.width, height: screen.height))
    return PixelRect(
      x: min(max(frame.x, screen.x), screen.maxX - size.width),
      y: min(max(frame.y, screen.y), screen.maxY - size.height),
      width: size.width, height: size.height)
  }
}
