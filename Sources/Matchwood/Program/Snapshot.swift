import Files
import SDLKit
import SDLStage

extension Program {
  /// Writes what was drawn last as a PNG file.
  func saveSnapshot(_ path: String) throws(RunError) {
    try save(path) { try self.viewport.painter.snapshot() }
  }
}

/// Writes the program's icon as a PNG file, 256 pixels square.
func saveIcon(_ path: String) throws(RunError) {
  try save(path) { Rasteriser.bitmap(of: AppIcon.drawing(size: 256)) }
}

private func save(_ path: String, _ picture: () throws -> Bitmap) throws(RunError) {
  do {
    try File.replace(path, with: try picture().png())
  } catch let error as FileError {
    throw .file(error)
  } catch let error as SDLError {
    throw .display(error)
  } catch {
    preconditionFailure("Nothing else is thrown: \(error)")
  }
}
