import CSDL2

/// Text input from keys, input methods and on-screen keyboards.
///
/// Initially off. While it is on, text arrives as `Event.text`.
@MainActor public struct TextInput {
  private let library: SDLLibrary

  /// Creates the text input of a library, which has only one.
  public init(_ library: SDLLibrary) { self.library = library }

  /// Whether text input is on.
  public var isOn: Bool { SDL_IsTextInputActive() == SDL_TRUE }

  /// Starts text input.
  ///
  /// - Parameter place: the position of the text in window units. Input methods show their candidates beside it.
  public func begin(at place: PixelRect) {
    var rect = place.sdl
    unsafe SDL_SetTextInputRect(&rect)
    if !isOn { SDL_StartTextInput() }
  }

  /// Stops text input.
  public func end() { SDL_StopTextInput() }
}
