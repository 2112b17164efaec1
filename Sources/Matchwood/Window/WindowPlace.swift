import BoxKit
import SDLKit

/// The last place of the window, restored at the next start.
nonisolated struct WindowPlace: SettingsPart {
  static let part = "window"

  /// The frame when the window is neither maximised nor full screen, in window units. `nil` if none was saved.
  var frame: Frame?
  var extent = Window.Extent.window

  /// A part of the desktop, in window units.
  struct Frame: Hashable, Codable, Sendable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    /// The frame, or `nil` if no desktop could contain it.
    fileprivate var possible: Frame? {
      let far = -100_000...100_000
      let isPossible =
        far.contains(x) && far.contains(y) && WindowSize.widths.contains(width)
        && WindowSize.heights.contains(height)
      return isPossible ? self : nil
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

nonisolated extension WindowPlace {
  /// Decodes the place. Missing and invalid values get their defaults.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    frame = (try? values.decodeIfPresent(Frame.self, forKey: .frame))?.possible
    extent = (try? values.decode(Window.Extent.self, forKey: .extent)) ?? .window
  }
}
