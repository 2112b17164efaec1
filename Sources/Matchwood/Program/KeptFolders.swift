import Files
import Glibc

/// The folders that a run keeps things in, and the door at which it hears of later starts.
struct KeptFolders {
  /// Where the settings are; nil where this run has none.
  let config: HeldFolder?
  /// Where games are kept; nil where this run keeps none.
  let data: HeldFolder?
  /// Open while the run holds the folder of its games; nil where nobody can come.
  let door: HandOverDoor?

  /// Takes hold of the folders.
  ///
  /// What is drawn off screen leaves the player's alone, is the same whatever was played before, and reads the
  /// settings of a folder that was named.
  ///
  /// - Returns: nil where the window that holds them has taken over what is asked for.
  init?(_ options: Options, _ folders: Folders) {
    guard options.snapshot == nil else {
      config = options.configFolder.map { HeldFolder(reading: $0) }
      (data, door) = (nil, nil)
      return
    }
    var data = HeldFolder(folders.data, runtime: folders.runtime)
    if options.isPlain, folders.runtime != nil {
      let things = options.launch.handed(from: Self.workingFolder)
      // A window that has just come or is about to go listens soon, or is gone.
      let end = ContinuousClock.now + Self.patience
      while data.isInUse, .now < end {
        if Self.place(data, folders)?.handOver(things) == true { return nil }
        usleep(Self.pause)
        data = HeldFolder(folders.data, runtime: folders.runtime)
      }
    }
    self.data = data
    config =
      folders.data == folders.config ? data : HeldFolder(folders.config, runtime: folders.runtime)
    door = data.isHeld ? Self.door(data, folders) : nil
  }

  private static let patience = Duration.milliseconds(400)
  /// In microseconds.
  private static let pause: useconds_t = 20_000

  private static var workingFolder: FilePath? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return FilePath(cString: path)
  }

  private static func place(_ data: HeldFolder, _ folders: Folders) -> HandOverPlace? {
    guard let path = data.path, let runtime = folders.runtime else { return nil }
    return try? HandOverPlace(of: Folder(path), in: Folder(runtime))
  }

  /// A run to which nothing can be handed over is played all the same.
  private static func door(_ data: HeldFolder, _ folders: Folders) -> HandOverDoor? {
    guard let path = data.path, let runtime = folders.runtime else { return nil }
    do {
      return try HandOverDoor(HandOverPlace(of: Folder(path), in: Folder(runtime)))
    } catch {
      File.complain("\(error); later starts cannot hand anything over")
      return nil
    }
  }
}

extension HeldFolder {
  /// Whether another program held it at first.
  fileprivate var isInUse: Bool {
    if case .inUse = error { true } else { false }
  }
}
