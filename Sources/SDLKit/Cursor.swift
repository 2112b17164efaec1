import CSDL2

/// A drawn mouse pointer.
@safe @MainActor public final class Cursor {
  private let pointer: OpaquePointer

  /// Creates a pointer whose tip is the upper left corner of the picture.
  public init(_ surface: PixelSurface) throws(SDLError) {
    unsafe pointer = try made(
      SDL_CreateColorCursor(surface.pointer, 0, 0), "SDL_CreateColorCursor")
  }

  isolated deinit { unsafe SDL_FreeCursor(pointer) }

  /// Shows the pointer in all windows.
  public func show() { unsafe SDL_SetCursor(pointer) }

  /// Shows the pointer of the desktop.
  public static func showUsual() { unsafe SDL_SetCursor(SDL_GetDefaultCursor()) }
}
