import BoxKit
import Files
import PictureScenes
import SDLKit
import Threads

/// What the program does for its games beside the main thread, and what it lends them of the desktop.
final class ProgramServices {
  /// The player's pictures.
  let pictures: PictureFolder
  /// Walks through folders to others.
  private let finder: FolderFinder?
  /// For what games do beside the main thread.
  private var workQueues: [WorkQueue] = []
  private let makeWorkQueue: () -> WorkQueue
  private let cache: FilePath?

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
    makeWorkQueue = { WorkQueue(wake: wake) }
    cache = wake == nil ? nil : folders.cache
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
    services.cache = cache
    services.makeWorkQueue = { [weak self] in
      guard let self else { return WorkQueue(wake: nil) }
      let queue = makeWorkQueue()
      queue.onCollected = pictures.workQueue.onCollected
      workQueues.append(queue)
      return queue
    }
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
    for queue in workQueues { queue.onCollected = act }
  }

  /// Whether games have work done beside the main thread.
  var isWorking: Bool { workQueues.contains { $0.isBusy } }

  /// Hands in the results of the games' work; ``pictures`` are collected with what is kept.
  func collect() { for queue in workQueues { queue.collect() } }
}
