import BoxKit
import Commands
import Files
import PictureScenes
import SDLKit
import Stage

/// A reason why the program cannot start or continue.
nonisolated enum RunError: Error, CustomStringConvertible {
  case file(FileError)
  /// The script has a syntax error.
  case badScript(ScriptError)
  /// A step of the script failed.
  case script(ScriptError)
  case display(SDLError)
  case noDisplay(SDLError)
  case noFont(SDLError)
  /// The picture file of an option cannot be used.
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

  /// Returns the line for standard error.
  ///
  /// - Parameter usesGraphics: whether a graphics processor should show the window. Software rendering may work
  ///   instead.
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
