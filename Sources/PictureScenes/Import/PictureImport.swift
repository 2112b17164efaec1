import Files

/// A queue of picture files that are added to the store, two at a time. It also counts the progress.
///
/// Files that are dropped meanwhile join the same batch.
public final class PictureImport {
  /// A closure that receives the result for a file.
  public typealias Answer = @MainActor (Result<PictureRow.ID, PictureError>) -> Void

  /// A file that could not be added.
  public struct Failure {
    /// The name of the file.
    public let name: String
    /// The reason.
    public let error: PictureError

    public init(_ name: String, _ error: PictureError) { (self.name, self.error) = (name, error) }
  }

  /// The number of files in the batch, without cancelled ones.
  public private(set) var total = 0
  /// The number of finished files.
  public private(set) var done = 0
  /// The failures in order of occurrence.
  public private(set) var failures: [Failure] = []
  /// Called with each added picture, and whether it is the first of the batch.
  public var onPicture: (_ id: PictureRow.ID, _ isFirst: Bool) -> Void = { _, _ in }
  /// Called when a file has finished and others remain.
  public var onProgress: () -> Void = {}
  /// Called when the last file has finished. The counts are reset afterwards.
  public var onEnd: () -> Void = {}

  /// The number of files processed at the same time.
  private static let workers = 2

  private let add: (FilePath, @escaping Answer) -> Void
  private var waiting: ArraySlice<FilePath> = []
  private var runningCount = 0

  /// - Parameter add: adds a file and calls back with the result.
  public init(add: @escaping (_ path: FilePath, _ then: @escaping Answer) -> Void) {
    self.add = add
  }

  /// The number of unfinished files.
  public var left: Int { waiting.count + runningCount }

  /// Adds a file to the queue.
  public func enqueue(_ path: FilePath) {
    total += 1
    waiting.append(path)
    next()
  }

  /// Removes the waiting files from the queue. Files in progress are completed.
  public func cancel() {
    total -= waiting.count
    waiting = []
  }

  private func next() {
    while runningCount < Self.workers, let path = waiting.popFirst() {
      runningCount += 1
      add(path) { [weak self] in self?.finish(path, $0) }
    }
  }

  private func finish(_ path: FilePath, _ result: Result<PictureRow.ID, PictureError>) {
    runningCount -= 1
    let isFirst = done == failures.count
    done += 1
    switch result {
    case .success(let id): onPicture(id, isFirst)
    case .failure(let error):
      failures.append(Failure(path.name.shown, error))
    }
    next()
    if left > 0 { return onProgress() }
    onEnd()
    (total, done, failures) = (0, 0, [])
  }
}
