import Glibc
import Synchronization

/// Holds a folder for this program, and tries again where that could not be, or where the lock was lost.
///
/// ```swift
/// let hold = FolderHold(Folder("/home/ann/kept"))
/// guard case .held = hold.take() else { return }
/// ```
public final class FolderHold: Sendable {
  /// How it stands with the folder.
  public enum Standing: Equatable, Sendable {
    /// This program may write there; the number rises whenever it could not have for a while.
    case held(Int)
    /// Another program may.
    case inUse
    /// Nobody knows who may.
    case failed(FileError)
  }

  /// What is held.
  public let folder: Folder
  private let runtime: Folder?
  private let current = Mutex(Current())

  private struct Current {
    var lock: InstanceLock?
    var number = 0
    var isOver = false
  }

  /// - Parameters:
  ///   - folder: made with the first try.
  ///   - runtime: takes the lock where the folder has none.
  public init(_ folder: Folder, runtime: Folder? = nil) {
    (self.folder, self.runtime) = (folder, runtime)
  }

  /// Takes hold of the folder, unless this program holds it still.
  ///
  /// Ask before each write, on any thread.
  public func take() -> Standing {
    current.withLock { current in
      guard !current.isOver else { return .failed(FileError("lock", folder.path, code: EBADF)) }
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

  /// Gives the folder free for good, whoever has this hold still.
  public func end() {
    current.withLock { ($0.lock, $0.isOver) = (nil, true) }
  }

  /// A lock whose file may be removed as soon as it is opened is none.
  private func newLock() throws(FileError) -> InstanceLock? {
    try folder.make()
    for _ in 1...Self.tries {
      guard let lock = try InstanceLock(folder, runtime: runtime) else { return nil }
      if lock.isWhole { return lock }
    }
    throw FileError("lock", folder.path, code: ESTALE)
  }

  private static let tries = 10
}
