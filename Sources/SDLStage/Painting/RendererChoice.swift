import SDLKit

/// Who turns display lists into pixels.
public enum RendererChoice: String, Hashable, Sendable, CaseIterable {
  /// The graphics processor where there is one, else software.
  case auto
  /// The program itself, straight into the window's surface.
  case software
  /// OpenGL, even where a program plays the graphics processor; for comparisons.
  case accelerated

  /// The canvas for a window.
  ///
  /// OpenGL is asked only where the machine has a render node: without one it would load Mesa and
  /// LLVM, 80 ms and 66 MB, and paint no faster. Where it fails, software does it.
  func canvas(for window: Window) throws(SDLError) -> any Canvas {
    switch self {
    case .auto where Screen.hasGraphicsProcessor:
      if let canvas = try? AcceleratedCanvas(window) { return canvas }
      return try SoftwareCanvas(window)
    case .auto, .software: return try SoftwareCanvas(window)
    case .accelerated: return try AcceleratedCanvas(window)
    }
  }
}
