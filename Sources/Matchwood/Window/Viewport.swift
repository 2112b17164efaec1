import BoxKit
import Files
import SDLKit
import SDLStage
import Stage

/// What the program draws on: a window, or pixels off the screen.
final class Viewport {
  /// What a viewport needs besides its size.
  struct Supplies {
    let library: SDLLibrary
    let queue: EventQueue
    let text: TextCache
    let tables: TableStore
    let pictures: FirstPictureStore
  }

  /// Nil off the screen.
  let window: Window?
  private(set) var painter: Painter
  private let supplies: Supplies
  /// Where the window was when it covered no more of the desktop than its own place.
  private var frame: WindowPlace.Frame?

  /// Opens a window.
  ///
  /// - Parameters:
  ///   - size: what it has where its place names no frame, in window units.
  ///   - place: where it is to be.
  init(
    _ size: WindowSize, at place: WindowPlace, usesGraphicsProcessor: Bool, _ supplies: Supplies
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
      window, text: supplies.text, tables: supplies.tables,
      pictures: supplies.pictures, onTableReady: { [queue = supplies.queue] in queue.wake() })
  }

  /// Draws off the screen, where a window unit is an output pixel.
  init(offScreen size: WindowSize, _ supplies: Supplies) throws(SDLError) {
    self.supplies = supplies
    window = nil
    painter = try Self.painter(offScreen: size, supplies)
  }

  /// In output pixels.
  var size: Size {
    guard let size = window?.outputSize else { return painter.size }
    return Size(Double(size.width), Double(size.height))
  }

  /// Window units in an output pixel; less than one on displays of high density.
  var unitsPerPixel: Double {
    guard let window, size.width > 0 else { return 1 }
    return Double(window.size.width) / size.width
  }

  /// The UI scale that the desktop asks for, in percent and in steps of ten; nil where it asks for none.
  ///
  /// That of Wayland is none: there a window unit has more output pixels.
  var wantedScale: Int? {
    window?.wantedScale.map { 10 * Int(($0 * 10).rounded()) }
      .map { min(max($0, Settings.scales.lowerBound), Settings.scales.upperBound) }
  }

  /// Asks for another size, in window units; an event tells when it has come.
  func resize(to size: WindowSize) throws(SDLError) {
    if let window {
      window.resize(width: size.width, height: size.height)
    } else {
      painter = try Self.painter(offScreen: size, supplies)
      try supplies.queue.push(.sizeChanged(width: size.width, height: size.height))
    }
  }

  /// Brings the window to the front, as far as the desktop lets it.
  func raise() { window?.raise() }

  /// Gives the window the program's own icon.
  func showIcon() throws(SDLError) {
    guard let window else { return }
    let icon = Rasteriser.bitmap(of: AppIcon.drawing(size: 64))
    window.setIcon(
      try PixelSurface(width: icon.width, height: icon.height, pixels: icon.pixels))
  }

  /// Fills the screen, or goes back to a window.
  func switchFullScreen() throws(SDLError) {
    noteFrame()
    try window?.setFullScreen(window?.extent != .fullScreen)
  }

  /// Lets the settings show whether the window fills the screen, and change it.
  func lendFullScreen(to services: inout Services) {
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

  /// Where the window is now; nil off the screen.
  var place: WindowPlace? {
    guard let window else { return nil }
    noteFrame()
    return WindowPlace(frame: frame, extent: window.extent)
  }

  /// A window that covers the desktop says nothing of where it would be without.
  private func noteFrame() {
    guard let window, window.extent == .window else { return }
    let now = window.frame
    frame = WindowPlace.Frame(x: now.x, y: now.y, width: now.width, height: now.height)
  }

  private static func painter(
    offScreen size: WindowSize, _ supplies: Supplies
  ) throws(SDLError) -> Painter {
    try Painter(
      offScreenWidth: size.width, height: size.height, text: supplies.text,
      tables: supplies.tables, pictures: supplies.pictures)
  }
}
