import Archive
import BoxKit
import Files
import GameKernel
import Stage

/// Saves everything in one file, and loads it when the program ends, as the player asks in the settings.
final class TakingAlong {
  /// The archive to load when everything is saved, or `nil`.
  private(set) var archive: FilePath?
  /// Presents a dialog.
  var present: (FileScene) -> Void = { _ in }
  /// Saves all changes. Returns when they are in their files.
  var saveAll: () -> Void = {}
  /// Ends the program.
  var end: () -> Void = {}

  private let box: BoxFiles
  private let saver: any FileSaver
  private let context: StageContext

  /// Makes an object, or returns `nil` without folders.
  init?(_ folders: Folders, _ saver: (any FileSaver)?, context: StageContext) {
    guard let config = folders.config, let data = folders.data, let saver else { return nil }
    box = BoxFiles(config: config, data: data)
    (self.saver, self.context) = (saver, context)
  }

  /// Offers both dialogs to the settings.
  func offer(to services: inout Services) {
    let today = services.today
    services.saveEverything = { [weak self] in self?.askWhereToSave(today()) }
    services.loadEverything = { [weak self] in self?.askWhatToLoad(today()) }
  }

  private static let ending = ".matchwood"

  /// Returns the name of the archive of a day.
  private static func name(_ day: Day) -> String { "Matchwood \(day)\(ending)" }

  private func askWhereToSave(_ day: Day) {
    let task = FileScene.Task.saving(saver) { [box, saveAll] (path) throws(FileError) in
      saveAll()
      try Folder(path.folder).make()
      try box.save(to: path)
    }
    present(
      FileScene(
        { texts in
          // Translators: Title of a dialog: it saves games, players, settings, pictures and decks.
          texts("Save everything")
        }, name: Self.name(day), task, saver, context: context))
  }

  private func askWhatToLoad(_ day: Day) {
    saveAll()
    let task = FileScene.Task.loading { [box] path in
      guard let different = try? box.compare(ArchiveFile(reading: path)).different.count,
        different > 0
      else { return nil }
      return { texts in
        texts.plural(
          // Translators: {count} is the number of files, such as a game in progress, the settings or a picture.
          "{count} file is different. Replace yours?",
          "{count} files are different. Replace yours?", different)
      }
    } _: { [weak self] path in
      do throws(ArchiveFile.Failure) {
        _ = try ArchiveFile(reading: path)
        self?.archive = path
        self?.end()
        return nil
      } catch {
        return error.words
      }
    }
    present(
      FileScene(
        { texts in
          // Translators: Title of a dialog: it loads games, players, settings, pictures and decks.
          texts("Load everything")
        }, name: newest ?? Self.name(day), task, saver, context: context))
  }

  /// The last name of an archive in the folder for files, or `nil`.
  private var newest: String? {
    let names = Folder(saver.folder).names.compactMap(\.utf8).filter { $0.hasSuffix(Self.ending) }
    return names.max()
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
