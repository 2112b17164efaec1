import Files
import Stage

extension GameContext {
  /// A function that asks where to save a picture as a PNG file; `nil` without the services for it.
  package var savePicture: ((SavedPicture) -> Void)? {
    guard let save = services.saveFile, let render = services.renderPicture else { return nil }
    return { [weak self] picture in
      guard let self else { return }
      let list = picture.list(stage.look)
      let file = FileToSave(
        { texts in
          // Translators: Button, and title of a dialog: it saves a picture as a file.
          texts("Save picture")
        }, name: "Matchwood \(services.today()).png",
        write: { (path) throws(FileError) in
          let bytes = try render(SavedPicture.size, list, path)
          try SafeFile(path: path, protection: .durable).write(bytes)
        })
      save(file)
    }
  }
}
