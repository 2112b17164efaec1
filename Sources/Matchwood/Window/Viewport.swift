import BoxKit
import Files
import Glibc
import Raster
import SDLKit
import SDLStage
import Stage

/// The output of the program: a window, or an off-screen bitmap.
final class Viewport {
  /// The objects that a viewport needs, apart from its size.
  struct Dependencies {
    let library: SDLLibrary
    let queue: EventQueue
    let text: TextCache
    let startup: StartupCache
  }

  /// The window, or `nil` off screen.
  let window: Window?
  private(set) var painter: Painter
  private let supplies: Dependencies
  /// The frame that the window last had when it was neither maximised nor full screen.
  private var frame: WindowPlace.Frame?

  /// Opens a window.
  ///
  /// - Parameters:
  ///   - size: the size if `place` has no frame, in window units.
  ///   - place: the stored position and extent.
  init(
    _ size: WindowSize, at place: WindowPlace, usesGraphicsProcessor: Bool, _ supplies: Dependencies
  ) throws(SDLError) {
    self.supplies = supplies
    let screens = Screen.usableAreas
    frame = place.frame
    let known = place.frame(on: screens)
    let screen = screens.first.map { WindowSize(width: $0.width, height: $0.height) }
    let free = screen.map(size.fitted) ?? size
    let window = try Window(
      supplies.library, title: "Matchwood", width: known?.width ?? free.width,
      height: known?.height ?? free.height, at: known.map { ($0.x, $0.y) }, extent: place.extent,
      usesGraphicsProcessor: usesGraphicsProcessor)
    self.window = window
    painter = try Painter(
      window, text: supplies.text, startup: supplies.startup,
      onTableReady: { [queue = supplies.queue] in queue.wake() })
  }

  /// Draws off screen. A window unit is then an output pixel.
  init(offScreen size: WindowSize, _ supplies: Dependencies) throws(SDLError) {
    self.supplies = supplies
    window = nil
    painter = try Self.painter(offScreen: size, supplies)
  }

  /// The size in output pixels.
  var size: Size {
    guard let size = window?.outputSize else { return painter.size }
    return Size(Double(size.width), Double(size.height))
  }

  /// The number of window units per output pixel. It is below 1 on displays of high density.
  var unitsPerPixel: Double {
    guard let window, size.width > 0 else { return 1 }
    return Double(window.size.width) / size.width
  }

  /// The UI scale of the desktop in percent, rounded to tens and limited to the allowed scales. `nil` if the desktop
  /// sets none.
  ///
  /// Wayland sets none: there a window unit has more output pixels instead.
  var wantedScale: Int? {
    window?.wantedScale.map { 10 * Int(($0 * 10).rounded()) }
      .map { min(max($0, Settings.scales.lowerBound), Settings.scales.upperBound) }
  }

  /// Requests another size, in window units. An event reports when the size has changed.
  func resize(to size: WindowSize) throws(SDLError) {
    if let window {
      window.resize(width: size.width, height: size.height)
    } else {
      painter = try Self.painter(offScreen: size, supplies)
      try supplies.queue.push(.sizeChanged(width: size.width, height: size.height))
    }
  }

  /// Brings the window to the front if the desktop allows it.
  func raise() { window?.raise() }

  /// Sets the window's icon.
  func showIcon() throws(SDLError) {
    guard let window else { return }
    let icon = Rasteriser.bitmap(of: AppIcon.drawing(size: 64))
    window.setIcon(
      try PixelSurface(width: icon.width, height: icon.height, pixels: icon.pixels))
  }

  /// Switches between full screen and a window.
  func switchFullScreen() throws(SDLError) {
    storeFrame()
    try window?.setFullScreen(window?.extent != .fullScreen)
  }

  /// Adds functions that read and change full screen to the services, for the settings.
  func addFullScreen(to services: inout Services) {
    services.isFullScreen = { [weak self] in self?.window.map { $0.extent == .fullScreen } }
    services.setFullScreen = { [weak self] isOn in
      guard let self, let window, isOn != (window.extent == .fullScreen) else { return }
      do {
        try switchFullScreen()
      } catch {
        File.complain("\(error)")
      }
    }
  }

  /// Adds a function that draws the pictures of files to the services.
  func addPictures(to services: inout Services, _ look: Look) {
    services.renderPicture = { [supplies, look] (size, list, path) throws(FileError) in
      do {
        let painter = try Painter(
          offScreenWidth: Int(size.width), height: Int(size.height), text: supplies.text)
        try painter.paint(list, theme: look.theme)
        return try painter.snapshot().png()
      } catch {
        throw FileError("draw", path, code: EIO)
      }
    }
  }

  /// The current place of the window, or `nil` off screen.
  var place: WindowPlace? {
    guard let window else { return nil }
    storeFrame()
    return WindowPlace(frame: frame, extent: window.extent)
  }

  /// Stores the frame of the window, unless it is maximised or full screen.
  private func storeFrame() {
    guard let window, window.extent == .window else { return }
    let now = window.frame
    frame = WindowPlace.Frame(x: now.x, y: now.y, width: now.width, height: now.height)
  }

  private static func painter(
    offScreen size: WindowSize, _ supplies: Dependencies
  ) throws(SDLError) -> Painter {
    try Painter(
      offScreenWidth: size.width, height: size.height, text: supplies.text,
      startup: supplies.startup)
  }
}
