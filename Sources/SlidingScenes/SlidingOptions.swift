import BoxKit
import Files
import PictureArt
import PictureScenes
import SlidingGame
import Stage

/// The options of the sliding puzzle on the command line.
nonisolated enum SlidingOptions {
  static let all = [
    GameOption("--length", "N") { texts in
      // Translators: What an option of the command line does.
      texts("the size of the sliding puzzle, 3 to 8 tiles per side")
    } apply: { launch, word in
      guard let length = Int(word), SlidingPuzzle.offeredLengths.contains(length) else {
        return "a length from 3 to 8"
      }
      launch.overrideSetting(\.sliding.chosenLength, length)
      launch.askForNewGame(of: SlidingPuzzle.name)
      return nil
    },
    GameOption("--position", "TEXT", excludes: ["--length", "--seed"]) { texts in
      // Translators: What an option of the command line does.
      texts("start the sliding puzzle from a board or a link")
    } apply: { launch, word in
      do throws(SlidingTextError) {
        launch[SlidingLink.self] = try SlidingLink(reading: word)
        return nil
      } catch {
        return "the text of a board or a link. \(error.words(Texts()))"
      }
    },
    GameOption("--picture", "NAME|FILE") { texts in
      // Translators: What an option does. {pictures} is a list of names separated by commas.
      texts("play with {pictures} or a file", ["pictures": pictures])
    } applyPath: { launch, word in
      guard !word.isEmpty else { return "\(pictures), or a file" }
      if let picture = word.utf8.flatMap(BuiltInPicture.init) {
        launch.overrideSetting(\.sliding.picture, .builtIn(picture))
      } else {
        let path = FilePath(address: word) ?? word
        launch.picture = Launch.PictureToImport(path: path) { id in
          SettingOverlay(\.sliding.picture, .own(id: id))
        }
      }
      return nil
    },
    GameOption("--numbers") { texts in
      // Translators: What an option of the command line does.
      texts("show numbers, on a picture too")
    } apply: { launch, _ in
      launch.overrideSetting(\.sliding.showsNumbers, true)
      // Without `--picture` the tiles are plain number tiles.
      launch.overlays.insert(SettingOverlay(\.sliding.picture, .numbers), at: 0)
      return nil
    },
  ]

  /// The names of the built-in pictures.
  private static let pictures = BuiltInPicture.allCases.map(\.rawValue).joined(separator: ", ")
}
