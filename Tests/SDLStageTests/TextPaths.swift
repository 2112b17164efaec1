import Files
import SDLStage

// Tests name their folders by texts.

extension StartupCache {
  init(folder: String) { self.init(folder: FilePath(folder)) }
}
