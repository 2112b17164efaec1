import CSDL2

/// The text that programs hand to each other by copying and pasting.
@MainActor public struct Clipboard {
  private let library: SDLLibrary

  /// The one clipboard of the desktop.
  public init(_ library: SDLLibrary) { self.library = library }

  /// What was copied last, by whichever program; nil where that is no text, or an empty one.
  ///
  /// Comes from outside: it may be of any length and say anything.
  public func text() throws(SDLError) -> String? {
    // SDL answers a failure with an empty text, so only its message tells them apart.
    SDL_ClearError()
    let copied = try made(SDL_GetClipboardText(), "SDL_GetClipboardText")
    defer { SDL_free(copied) }
    if copied.pointee != 0 { return String(cString: copied) }
    let failure = SDLError("SDL_GetClipboardText")
    if !failure.message.isEmpty { throw failure }
    return nil
  }

  /// Lets other programs paste a text, for as long as this one runs.
  public func copy(_ text: String) throws(SDLError) {
    try check(SDL_SetClipboardText(text), "SDL_SetClipboardText")
  }
}
