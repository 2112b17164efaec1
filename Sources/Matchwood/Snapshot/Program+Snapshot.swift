import SDLKit
import SDLStage

extension Program {
  /// Writes what was drawn last as a PNG file.
  func saveSnapshot(_ path: String) throws(RunError) {
    do {
      try File.replace(path, with: try viewport.painter.snapshot().png())
    } catch let error as FileError {
      throw .file(error)
    } catch let error as SDLError {
      throw .display(error)
    } catch {
      preconditionFailure("Nothing else is thrown: \(error)")
    }
  }
}
