import Files
import Glibc

/// Where the window that holds a folder listens to later starts: a socket in the runtime folder.
///
/// The folder stays open, so that nobody can put another one in its place, and so that its path may be as long as it likes.
nonisolated struct HandOverPlace: Sendable {
  private let folder: File
  private let name: FilePath
  private let patience: Int

  /// - Parameters:
  ///   - data: the folder that is held; whoever holds another one is not meant.
  ///   - runtime: made where it is missing.
  ///   - patience: how long a start waits for the window that is open, in seconds.
  /// - Throws: where the runtime folder, or the one that it lies in, is not the player's alone.
  init(of data: Folder, in runtime: Folder, patience: Int = 2) throws(FileError) {
    self.patience = patience
    name = FilePath("\(try File(data.path, O_RDONLY | O_DIRECTORY, "open").identity()).socket")
    let session = Folder(runtime.path.folder)
    try session.make()
    let above = try Self.owned(session.path, session.path, keptFrom: 0o022, followsLinks: true)
    let path = Self.path(of: runtime.path.name, in: above)
    _ = mkdir(path.cString, 0o700)
    folder = try Self.owned(path, runtime.path, keptFrom: 0o077)
  }

  /// Opens a folder that belongs to the player, and to which others have none of these rights.
  ///
  /// - Parameter name: for errors.
  private static func owned(
    _ path: FilePath, _ name: FilePath, keptFrom rights: mode_t, followsLinks: Bool = false
  ) throws(FileError) -> File {
    let links = followsLinks ? 0 : O_NOFOLLOW
    let folder = try File(path, O_RDONLY | O_DIRECTORY | links, "open", named: name)
    var status = stat()
    guard fstat(folder.descriptor, &status) == 0 else { throw FileError("read", name) }
    guard status.st_uid == geteuid(), status.st_mode & rights == 0 else {
      throw FileError("use", name, code: EPERM)
    }
    return folder
  }

  private static func path(of name: FilePath, in folder: File) -> FilePath {
    "/proc/self/fd/\(folder.descriptor)/\(name)"
  }

  private var path: FilePath { Self.path(of: name, in: folder) }

  /// For errors: the path without the open folder's number.
  private var shownPath: FilePath { "\(folder.path)/\(name)" }

  /// Listens there; what an earlier window has left, or whatever else has the name, gives way.
  ///
  /// - Returns: the socket, and its number in the file system.
  func listen() throws(FileError) -> (LocalSocket, ino_t?) {
    unlinkat(folder.descriptor, name.cString, 0)
    let socket = try LocalSocket(listeningAt: path, named: shownPath)
    return (socket, number)
  }

  /// Connects with the window that listens there; follows no links.
  ///
  /// - Returns: nil where none does, or one of somebody else.
  func connect() -> LocalSocket? {
    guard number != nil,
      let socket = try? LocalSocket(connectedTo: path, named: shownPath, patience: patience),
      socket.isOfThisPlayer
    else { return nil }
    return socket
  }

  /// Removes the socket with this number, and no other that has its name by now.
  func remove(_ number: ino_t) {
    if self.number == number { unlinkat(folder.descriptor, name.cString, 0) }
  }

  /// The number of the socket that is there now; nil where there is none of this player's.
  private var number: ino_t? {
    var status = stat()
    guard fstatat(folder.descriptor, name.cString, &status, AT_SYMLINK_NOFOLLOW) == 0,
      status.st_mode & S_IFMT == S_IFSOCK, status.st_uid == geteuid()
    else { return nil }
    return status.st_ino
  }
}

nonisolated extension HandOverPlace {
  /// What the window answers to each thing that it has taken.
  static let answer = [UInt8]("taken".utf8)

  /// Hands things over to the window that listens there.
  ///
  /// - Returns: false where it has not taken the first one.
  func handOver(_ things: [HandedThing]) -> Bool {
    guard let window = connect() else { return false }
    for (index, thing) in things.enumerated() {
      let isTaken =
        thing.message.count <= HandedThing.limit && window.send(thing.message)
        && window.receive(atMost: Self.answer.count) == .message(Self.answer)
      guard !isTaken else { continue }
      if index == 0 { return false }
      File.complain("the window that is open has not taken \(thing.text ?? thing.kind)")
      return true
    }
    return true
  }
}
