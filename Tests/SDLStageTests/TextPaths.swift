import Files
import SDLKit
import SDLStage

// Tests name their folders by texts.

extension FirstPictureStore {
  init(folder: String) { self.init(folder: FilePath(folder)) }
}

extension TableStore {
  init(folder: String) { self.init(folder: FilePath(folder)) }
}

extension FontMemory {
  init(folder: String, environment: [String: String]) {
    self.init(folder: FilePath(folder), environment: environment.mapValues { FilePath($0) })
  }
}
