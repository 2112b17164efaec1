import Archive
import BoxKit
import Files
import GameKernel
import Stage

/// Saves everything in one file, and loads it when the program ends, as the player asks in the settings.
final class TakingAlong {
  /// The archive to load when everything is saved, or `nil`.
  private(set) var archive: FilePath?
  /// Shows questions and messages.
  weak var navigator: (any SceneNavigator)?
  /// Saves all changes. Returns when they are in their files.
  var saveAll: () -> Void = {}
  /// Ends the program.
  var end: () -> Void = {}

  private let box: BoxFiles
  private let context: StageContext

  /// Makes an object, or returns `nil` without folders.
  init?(_ folders: Folders, context: StageContext) {
    guard let config = folders.config, let data = folders.data else { return nil }
    box = BoxFiles(config: config, data: data)
    self.context = context
  }

  /// Offers both to the settings, where files can be saved and opened.
  func offer(to services: inout Services) {
    services.saveEverything = services.saveFile.map { saveFile in
      { [weak self, today = services.today] in
        if let self { saveFile(file(of: today())) }
      }
    }
    services.loadEverything = services.openFile.map { openFile in
      { [weak self] in
        // Translators: Title of a dialog: it loads games, players, settings, pictures and decks.
        openFile(FileToOpen({ texts in texts("Load everything") }, .archives) { self?.load($0) })
      }
    }
  }

  private func file(of day: Day) -> FileToSave {
    FileToSave(
      // Translators: Title of a dialog: it saves games, players, settings, pictures and decks.
      { texts in texts("Save everything") }, name: "Matchwood \(day).matchwood",
      write: { [box, saveAll] (path) throws(FileError) in
        saveAll()
        try Folder(path.folder).make()
        try box.save(to: path)
      })
  }

  /// Loads an archive. Asks first if files here are different.
  private func load(_ path: FilePath) {
    saveAll()
    do throws(ArchiveFile.Failure) {
      let different = try box.compare(ArchiveFile(reading: path)).different.count
      different == 0 ? end(with: path) : confirm(path, different)
    } catch {
      navigator?.presentMessage({ texts in texts("Load everything") }, error.words)
    }
  }

  private func end(with path: FilePath) {
    archive = path
    end()
  }

  private func confirm(_ path: FilePath, _ different: Int) {
    let scene = MessageScene(
      asking: "loading", context: context, title: { texts in texts("Load everything") },
      message: { texts in
        texts.plural(
          // Translators: {count} is the number of files, such as a game in progress, the settings or a picture.
          "{count} file is different. Replace yours?",
          "{count} files are different. Replace yours?", different)
      },
      answers: [
        MessageScene.Answer("replace", { texts in texts("Replace") }) { [weak self] in
          self?.end(with: path)
        },
        MessageScene.Answer("cancel", { texts in texts("Cancel") }),
      ])
    scene.onClose = { [weak self, weak scene] in
      if let scene { self?.navigator?.dismiss(scene) }
    }
    navigator?.present(scene)
  }
}

extension ArchiveFile.Failure {
  /// The reason for the player.
  fileprivate var words: (Texts) -> String {
    switch self {
    // Translators: About a file that the player has named to load everything from it.
    case .damaged:
      { texts in texts("This file is damaged or of another kind. Nothing has changed.") }
    case .newer: { texts in texts("This file comes from a newer version of Matchwood.") }
    case .file: { texts in texts("This file cannot be read.") }
    }
  }
}
