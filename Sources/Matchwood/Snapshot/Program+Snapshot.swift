import SDLKit

extension Program {
  /// Writes what was drawn last as a PNG file.
  func saveSnapshot(_ path: String) throws(RunError) {
    do {
      let picture = try viewport.painter.snapshot()
      let image = PNG(width: picture.width, height: picture.height, pixels: picture.pixels)
      try File.writing(path).writeAll(image.bytes)
    } catch let error as FileError {
      throw .file(error)
    } catch let error as SDLError {
      throw .display(error)
    } catch {
      preconditionFailure("Nothing else is thrown: \(error)")
    }
  }
}
