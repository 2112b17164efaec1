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
  }

  /// Nil off the screen.
  let window: Window?
  private(set) var painter: Painter
  private let supplies: Supplies

  /// Opens a window.
  init(
    _ size: WindowSize, isFullScreen: Bool, _ drawing: RendererChoice, _ supplies: Supplies
  ) throws(SDLError) {
    self.supplies = supplies
    let window = try Window(
      supplies.library, title: "Matchwood", width: size.width, height: size.height,
      isFullScreen: isFullScreen)
    self.window = window
    painter = try Painter(
      window, drawing, text: supplies.text, tables: supplies.tables,
      onTableReady: { [queue = supplies.queue] in queue.wake() })
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

  /// Asks for another size, in window units; an event tells when it has come.
  func resize(to size: WindowSize) throws(SDLError) {
    if let window {
      window.resize(width: size.width, height: size.height)
    } else {
      painter = try Self.painter(offScreen: size, supplies)
      try supplies.queue.push(.sizeChanged(width: size.width, height: size.height))
    }
  }

  /// Gives the window the program's own icon.
  func showIcon() throws(SDLError) {
    guard let window else { return }
    let icon = Rasteriser.bitmap(of: AppIcon.drawing(size: 64))
    window.setIcon(
      try PixelSurface(width: icon.width, height: icon.height, pixels: icon.pixels))
  }

  /// Fills the screen, or goes back to a window.
  func switchFullScreen() throws(SDLError) {
    try window?.setFullScreen(window?.isFullScreen == false)
  }

  private static func painter(
    offScreen size: WindowSize, _ supplies: Supplies
  ) throws(SDLError) -> Painter {
    try Painter(
      offScreenWidth: size.width, height: size.height, text: supplies.text,
      tables: supplies.tables)
  }
}
