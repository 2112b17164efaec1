import BoxKit
import Files
import PictureScenes
import SDLKit
import Threads

/// The background services for the games, and their access to the desktop.
final class ProgramServices {
  /// The player's pictures.
  let pictures: PictureFolder
  /// The queues for the games' work on other threads.
  private var workQueues: [WorkQueue] = []
  private let makeWorkQueue: () -> WorkQueue
  private let cache: FilePath?

  /// Makes the services.
  ///
  /// - Parameters:
  ///   - data: the folder that contains the imported pictures. `nil` stores none.
  ///   - wake: called on another thread when there is something to collect. With `nil` all work runs synchronously
  ///     and nothing is cached, for runs that must be reproducible.
  init(
    _ folders: Folders, data: LockedFolder?, environment: [String: FilePath],
    wake: (@Sendable () -> Void)?
  ) {
    pictures = PictureFolder(PictureFolder.Locations(folders, data, environment), wake: wake)
    makeWorkQueue = { WorkQueue(wake: wake) }
    cache = wake == nil ? nil : folders.cache
  }

  /// Returns the services that the games can use.
  func gameServices(_ clipboard: Clipboard) -> Services {
    var services = Services()
    services.copyText = { text in
      Self.outcome { () throws(SDLError) in try clipboard.copy(text) } != nil
    }
    services.pasteText = { Self.outcome(clipboard.text) ?? nil }
    services.today = { .today }
    services.localDay = { .local(secondsSince1970: Int($0)) }
    services.doInBackground = { Background.start($0) }
    services.pictures = pictures
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

  /// Drops the work queues of the games, when those of another player open.
  func endGameWork() { workQueues = [] }

  /// Returns the result of a clipboard call, or `nil` if it failed.
  private static func outcome<Answer>(_ call: () throws(SDLError) -> Answer) -> Answer? {
    do {
      return try call()
    } catch {
      File.complain("\(error)")
      return nil
    }
  }

  /// Sets the function that is called when results of background work have been delivered.
  func onCollected(_ act: @escaping () -> Void) {
    pictures.workQueue.onCollected = act
    for queue in workQueues { queue.onCollected = act }
  }

  /// Whether work on a game's queue is unfinished, such as a search of the solver.
  var isWorking: Bool { workQueues.contains { $0.isBusy } }

  /// Delivers the results of the games' queues. Those of ``pictures`` are collected with the other stores.
  func collect() { for queue in workQueues { queue.collect() } }
}
