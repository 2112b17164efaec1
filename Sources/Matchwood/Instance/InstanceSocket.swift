import Files
import Glibc

/// The address at which the window that has locked a folder receives requests: a socket in the runtime folder.
///
/// The folder stays open, so that it cannot be replaced. Its descriptor also keeps the socket's path short,
/// however long the path of the folder is.
nonisolated struct InstanceSocket: Sendable {
  private let folder: File
  private let name: FilePath
  private let timeout: Int

  /// Opens the runtime folder.
  ///
  /// - Parameters:
  ///   - data: the locked folder. Its identity gives the socket its name.
  ///   - runtime: the runtime folder. It is made if it is missing.
  ///   - timeout: the longest wait for the open window in each call, in seconds.
  /// - Throws: if one of the folders cannot be opened, or if another user owns the runtime folder or its parent,
  ///   can access the former or can write to the latter.
  init(of data: Folder, in runtime: Folder, timeout: Int = 2) throws(FileError) {
    self.timeout = timeout
    name = FilePath("\(try File(data.path, O_RDONLY | O_DIRECTORY, "open").identity()).socket")
    let parent = Folder(runtime.path.folder)
    try parent.make()
    let openParent = try Self.owned(parent.path, parent.path, denying: 0o022, followsLinks: true)
    let path = Self.path(of: runtime.path.name, in: openParent)
    _ = mkdir(path.cString, 0o700)
    folder = try Self.owned(path, runtime.path, denying: 0o077)
  }

  /// Opens a folder that the player owns and to which others have none of the given rights.
  ///
  /// - Parameter name: the path for errors.
  private static func owned(
    _ path: FilePath, _ name: FilePath, denying rights: mode_t, followsLinks: Bool = false
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

  /// The path for errors, without the descriptor's number.
  private var shownPath: FilePath { "\(folder.path)/\(name)" }

  /// Starts listening. Removes the socket of an earlier window, or any other file of that name.
  ///
  /// - Returns: the socket, and its inode number for ``remove(_:)``.
  func listen() throws(FileError) -> (LocalSocket, ino_t?) {
    unlinkat(folder.descriptor, name.cString, 0)
    let socket = try LocalSocket(listeningAt: path, named: shownPath)
    return (socket, number)
  }

  /// Connects to the window that listens at this address. Follows no symbolic links.
  ///
  /// - Returns: `nil` if no window listens, or one of another user.
  func connect() -> LocalSocket? {
    guard number != nil,
      let socket = try? LocalSocket(connectedTo: path, named: shownPath, timeout: timeout),
      socket.isOfThisPlayer
    else { return nil }
    return socket
  }

  /// Removes the socket with this inode number. A newer file of the same name stays.
  func remove(_ number: ino_t) {
    if self.number == number { unlinkat(folder.descriptor, name.cString, 0) }
  }

  /// The inode number of the current socket, or `nil` if the player has none there.
  private var number: ino_t? {
    var status = stat()
    guard fstatat(folder.descriptor, name.cString, &status, AT_SYMLINK_NOFOLLOW) == 0,
      status.st_mode & S_IFMT == S_IFSOCK, status.st_uid == geteuid()
    else { return nil }
    return status.st_ino
  }
}

nonisolated extension InstanceSocket {
  /// The window's answer to each accepted request.
  static let answer = [UInt8]("taken".utf8)

  /// Sends requests to the window that listens at this address, until it rejects one. If that is not the first
  /// one, the rejection is reported on standard error.
  ///
  /// - Returns: whether the window has accepted the first request.
  func send(_ things: [OpenRequest]) -> Bool {
    guard let window = connect() else { return false }
    for (index, thing) in things.enumerated() {
      let isTaken =
        thing.message.count <= OpenRequest.limit && window.send(thing.message)
        && window.receive(atMost: Self.answer.count) == .message(Self.answer)
      guard !isTaken else { continue }
      if index == 0 { return false }
      File.complain("the window that is open has not taken \(thing.text ?? thing.kind)")
      return true
    }
    return true
  }
}
