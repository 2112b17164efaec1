import BoxKit
import Files
import PictureScenes
import SDLKit
import SlidingScenes

/// What the program does for its games beside the main thread, and what it lends them of the desktop.
final class ProgramServices {
  /// The player's pictures.
  let pictures: PictureFolder
  /// Walks through folders to others.
  private let finder: FolderFinder?
  private let adviser: BackgroundAdviser

  /// - Parameters:
  ///   - data: where copies of pictures are kept; nil keeps none.
  ///   - wake: called on another thread when there is something to collect; nil does all at once, for runs that
  ///     are to be the same each time, and keeps nothing in the cache.
  init(
    _ folders: Folders, data: HeldFolder?, environment: [String: FilePath],
    wake: (@Sendable () -> Void)?
  ) {
    pictures = PictureFolder(PictureFolder.Rooms(folders, data, environment), wake: wake)
    let start = Folders.ofPictures(environment) ?? environment["HOME"]
    finder = FolderFinder(start: start, pictures)
    adviser = BackgroundAdviser(TableFile(folder: wake == nil ? nil : folders.cache), wake: wake)
  }

  /// As the games know them.
  func lent(_ clipboard: Clipboard) -> Services {
    var services = Services()
    services.copyText = { text in
      Self.outcome { () throws(SDLError) in try clipboard.copy(text) } != nil
    }
    services.pasteText = { Self.outcome(clipboard.text) ?? nil }
    services.today = { .today }
    services.doInBackground = { Background.start($0) }
    services.pictures = pictures
    services[(any PictureFinder).self] = finder
    services[(any SlidingAdviser).self] = adviser
    return services
  }

  /// What a call of the clipboard has answered; nil where it has simply not worked.
  private static func outcome<Answer>(_ call: () throws(SDLError) -> Answer) -> Answer? {
    do {
      return try call()
    } catch {
      File.complain("\(error)")
      return nil
    }
  }

  /// Called when results of slow work have been handed in.
  func onCollected(_ act: @escaping () -> Void) {
    pictures.workQueue.onCollected = act
    adviser.workQueue.onCollected = act
  }

  /// Whether a way home is searched for, or tables for one are made.
  var isSolving: Bool { adviser.workQueue.isBusy }

  /// Hands in what has been found out about ways home; ``pictures`` are collected as what is kept is.
  func collect() { adviser.workQueue.collect() }
}
