import BoxKit
import Files
import SDLKit
import SDLStage
import Stage
import Threads

/// The data that another thread loads while SDL opens the window.
///
/// Settings and games come before fontconfig in the queue. Loading fontconfig takes the global lock of `dlopen`,
/// which SDL needs at the same time for its own libraries.
struct Preload {
  /// The saved settings and games.
  let state: StatePreloader
  /// The log of games, or `nil` if this run has no folder.
  let log: LogStore.Preloaded?
  /// The first language, and whether its catalogue is intact.
  let language: Prefetched<(language: Language, isIntact: Bool)>
  /// The finder of fonts. A step of the queue makes it search for all weights.
  let fonts = FontFinder()
  /// The drawings of the first frame.
  let frame: StartupFrame
  /// The cache of first frames, from which ``frame`` is read.
  let startup: StartupCache

  /// Starts loading.
  init(
    _ launch: LaunchResources, _ folders: SaveFolders, cache: FilePath?,
    _ games: [any BoxGame.Type]
  ) {
    var queue = PrefetchQueue()
    state = StatePreloader(
      settingsIn: folders.config, as: RunSettings.format(games), tablesIn: folders.data,
      folders.games, of: games, in: &queue)
    // A snapshot has no folder of games, but may read the log from the folder of the command line.
    log = LogStore.preload(in: folders.data ?? folders.config, &queue)
    language = queue.add(launch.firstCatalogue(state.current))
    _ = queue.add { [fonts, current = state.current] in
      if let access = current?.value.access { fonts.wish = FontFinder.Wish(access) }
      fonts.searchAll()
    }
    startup = StartupCache(folder: cache)
    frame = StartupFrame(startup, in: &queue, key: launch.firstFrame(state.current))
    let scene = launch.options.firstScene
    if let read = games.first(where: { $0.name == scene })?.readAhead { _ = queue.add(read) }
    queue.begin()
  }
}
