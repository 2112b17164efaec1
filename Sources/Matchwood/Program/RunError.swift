import BoxKit
import Files
import PictureScenes
import SDLKit
import Stage

/// Why the program cannot start or go on.
nonisolated enum RunError: Error, CustomStringConvertible {
  case file(FileError)
  /// A line of the script makes no sense.
  case badScript(ScriptError)
  /// A step of the script could not be played.
  case script(ScriptError)
  case display(SDLError)
  case noDisplay(SDLError)
  case noFont(SDLError)
  /// The picture that was asked for.
  case picture(FilePath, PictureError)

  var description: String {
    switch self {
    case .file(let error): error.description
    case .badScript(let error), .script(let error): error.description
    case .display(let error): "drawing failed: \(error)"
    case .noDisplay(let error):
      "no display can be opened: \(error.message)"
        + (error.call == "Wayland" ? "" : "; is DISPLAY or WAYLAND_DISPLAY set?")
    case .picture(let path, let error): "\(path): \(error.message(Texts()))"
    case .noFont(let error): error.message
    }
  }

  /// The line for standard error.
  ///
  /// - Parameter usesGraphics: whether a graphics processor was to show it; software may do what it cannot.
  func line(usesGraphics: Bool) -> String {
    guard case .display = self, usesGraphics else { return description }
    return "\(self); --renderer software may help"
  }

  var exitCode: Int32 {
    switch self {
    case .badScript: UsageError.exitCode
    case .file, .script, .display, .noDisplay, .noFont, .picture: 1
    }
  }
}
