import Files
import Glibc

/// The folders in which a run saves its files, and the socket on which later starts send their requests.
struct SaveFolders {
  /// The folder of the settings, or `nil` if this run has none.
  let config: LockedFolder?
  /// The folder of the games, or `nil` if this run saves none.
  let data: LockedFolder?
  /// The folders of the players' games in ``data``.
  let games: GameFolders
  /// The server socket, open while the run holds the lock of the games' folder. `nil` if no later start can connect.
  let server: InstanceServer?

  /// Locks the folders.
  ///
  /// A snapshot does not touch the player's folders, so that it looks the same whatever was played before. It
  /// reads settings only from a folder named on the command line.
  ///
  /// - Returns: `nil` if an open window that holds the lock has accepted this run's request.
  init?(_ options: Options, _ folders: Folders) {
    guard options.snapshot == nil else {
      config = options.configFolder.map { LockedFolder(reading: $0) }
      (data, server, games) = (nil, nil, GameFolders(in: nil))
      return
    }
    var data = LockedFolder(folders.data, runtime: folders.runtime)
    if options.isPlain, folders.runtime != nil {
      let things = options.launch.requests(from: Self.workingFolder)
      // Repeats both attempts: a window that has just started will soon listen, and one that is quitting will soon
      // release the lock.
      let end = ContinuousClock.now + Self.timeout
      while data.isInUse, .now < end {
        if Self.socket(data, folders)?.send(things) == true { return nil }
        usleep(Self.pause)
        data = LockedFolder(folders.data, runtime: folders.runtime)
      }
    }
    self.data = data
    games = GameFolders(in: data)
    config =
      folders.data == folders.config ? data : LockedFolder(folders.config, runtime: folders.runtime)
    server = data.isHeld ? Self.server(data, folders) : nil
  }

  private static let timeout = Duration.milliseconds(400)
  /// The time between two attempts, in microseconds.
  private static let pause: useconds_t = 20_000

  private static var workingFolder: FilePath? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return FilePath(cString: path)
  }

  private static func socket(_ data: LockedFolder, _ folders: Folders) -> InstanceSocket? {
    guard let path = data.path, let runtime = folders.runtime else { return nil }
    return try? InstanceSocket(of: Folder(path), in: Folder(runtime))
  }

  /// Opens the server socket. If that fails, the run continues without it.
  private static func server(_ data: LockedFolder, _ folders: Folders) -> InstanceServer? {
    guard let path = data.path, let runtime = folders.runtime else { return nil }
    do {
      return try InstanceServer(InstanceSocket(of: Folder(path), in: Folder(runtime)))
    } catch {
      File.complain("\(error); later starts cannot hand anything over")
      return nil
    }
  }
}

extension LockedFolder {
  /// Whether another copy of Matchwood had locked the folder when this object was made.
  fileprivate var isInUse: Bool {
    if case .inUse = error { true } else { false }
  }
}
