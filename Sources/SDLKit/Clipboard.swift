import CSDL2

/// The system clipboard.
@MainActor public struct Clipboard {
  private let library: SDLLibrary

  /// Creates access to the system clipboard.
  public init(_ library: SDLLibrary) { self.library = library }

  /// Returns the text in the clipboard, or `nil` if it is empty or contains no text.
  ///
  /// The text is untrusted input of any length.
  public func text() throws(SDLError) -> String? {
    // SDL returns an empty string on failure, so only its error message indicates the failure.
    SDL_ClearError()
    let copied = try unsafe made(SDL_GetClipboardText(), "SDL_GetClipboardText")
    defer { unsafe SDL_free(copied) }
    if unsafe copied.pointee != 0 { return unsafe String(cString: copied) }
    let failure = SDLError("SDL_GetClipboardText")
    if !failure.message.isEmpty { throw failure }
    return nil
  }

  /// Copies a text to the clipboard. Other programs can paste it while this one runs.
  public func copy(_ text: String) throws(SDLError) {
    try unsafe check(SDL_SetClipboardText(text), "SDL_SetClipboardText")
  }
}
