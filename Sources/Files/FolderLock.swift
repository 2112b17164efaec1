import Glibc
import Synchronization

/// A lock on a folder. Each ``acquire()`` acquires it again if acquiring has failed or the lock was lost.
///
/// ```swift
/// let lock = FolderLock(Folder("/home/ann/games"))
/// guard case .held = lock.acquire() else { return }
/// ```
public final class FolderLock: Sendable {
  /// The state of the lock.
  public enum State: Equatable, Sendable {
    /// This program may write. The number increases each time the lock is acquired again.
    case held(Int)
    /// Another process owns the lock.
    case inUse
    /// Acquiring the lock has failed, so the owner is unknown.
    case failed(FileError)
  }

  /// The folder to lock.
  public let folder: Folder
  private let runtime: Folder?
  private let current = Mutex(Current())

  private struct Current {
    var lock: InstanceLock?
    var number = 0
    var hasEnded = false
  }

  /// - Parameters:
  ///   - folder: created by the first call of ``acquire()``.
  ///   - runtime: the folder for the lock file if the file system of `folder` does not support locks.
  public init(_ folder: Folder, runtime: Folder? = nil) {
    (self.folder, self.runtime) = (folder, runtime)
  }

  /// Acquires the lock unless this program owns it already.
  ///
  /// Call this before each write. Any thread may call it.
  public func acquire() -> State {
    current.withLock { current in
      guard !current.hasEnded else { return .failed(FileError("lock", folder.path, code: EBADF)) }
      if current.lock?.isWhole == true { return .held(current.number) }
      current.lock = nil
      do throws(FileError) {
        current.lock = try newLock()
      } catch {
        return .failed(error)
      }
      guard current.lock != nil else { return .inUse }
      current.number += 1
      return .held(current.number)
    }
  }

  /// Releases the lock permanently: later calls of ``acquire()`` fail.
  public func end() {
    current.withLock { ($0.lock, $0.hasEnded) = (nil, true) }
  }

  /// Creates a lock, or returns `nil` if another process owns it. Retries if the file was removed before it was
  /// locked.
  private func newLock() throws(FileError) -> InstanceLock? {
    try folder.make()
    for _ in 1...Self.attempts {
      guard let lock = try InstanceLock(folder, runtime: runtime) else { return nil }
      if lock.isWhole { return lock }
    }
    throw FileError("lock", folder.path, code: ESTALE)
  }

  private static let attempts = 10
}
