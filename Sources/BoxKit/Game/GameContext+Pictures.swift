import Files
import Stage

extension GameContext {
  /// A function that asks where to save a picture as a PNG file; `nil` without the services for it.
  package var savePicture: ((SavedPicture) -> Void)? {
    guard let saver = services[(any FileSaver).self], let render = services.renderPicture else {
      return nil
    }
    return { [weak self] picture in
      guard let self else { return }
      let list = picture.list(stage)
      let task = FileScene.Task.saving(saver) { (path) throws(FileError) in
        try saver.save(try render(SavedPicture.size, list, path), to: path)
      }
      let scene = FileScene(
        { texts in
          // Translators: Button, and title of a dialog: it saves a picture as a file.
          texts("Save picture")
        }, name: "Matchwood \(services.today()).png", task, saver, context: stage)
      scene.onClose = { [weak navigator, weak scene] in
        if let scene { navigator?.dismiss(scene) }
      }
      navigator?.present(scene)
    }
  }
}
