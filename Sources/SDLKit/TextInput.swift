import CSDL2

/// The way in which keys write texts, input methods and keyboards on the screen included.
///
/// Off until it is begun; then what is written comes as `Event.text`.
@MainActor public struct TextInput {
  private let library: SDLLibrary

  /// The one text input of a library.
  public init(_ library: SDLLibrary) { self.library = library }

  /// Whether texts come.
  public var isOn: Bool { SDL_IsTextInputActive() == SDL_TRUE }

  /// Lets texts come.
  ///
  /// - Parameter place: where the text stands, in window units; input methods show their choices beside it.
  public func begin(at place: PixelRect) {
    var rect = place.sdl
    SDL_SetTextInputRect(&rect)
    if !isOn { SDL_StartTextInput() }
  }

  /// Lets no more texts come.
  public func end() { SDL_StopTextInput() }
}
