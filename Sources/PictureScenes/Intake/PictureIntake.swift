import Files

/// Takes in pictures that were dropped, one after the other by two workers, and knows how that stands.
///
/// What is dropped while others are coming in belongs to them.
public final class PictureIntake {
  /// Hears what has become of a file.
  public typealias Answer = @MainActor (Result<PictureRow.ID, PictureError>) -> Void

  /// A file that was no use.
  public struct Failure {
    /// The name of the file.
    public let name: String
    /// Why.
    public let error: PictureError

    /// What the player is told of it.
    public init(_ name: String, _ error: PictureError) { (self.name, self.error) = (name, error) }
  }

  /// How many files were dropped.
  public private(set) var total = 0
  /// How many have been dealt with.
  public private(set) var done = 0
  /// Those that were no use, in the order in which that was found out.
  public private(set) var failures: [Failure] = []
  /// Hears of each picture that has come, and whether it is the first of them.
  public var onPicture: (_ id: PictureRow.ID, _ isFirst: Bool) -> Void = { _, _ in }
  /// Hears of every file that has been dealt with while others are still to come.
  public var onProgress: () -> Void = {}
  /// Hears that the last one has been dealt with; what is known of them is forgotten after that.
  public var onEnd: () -> Void = {}

  /// As many files are asked for at a time.
  private static let workers = 2

  private let add: (FilePath, @escaping Answer) -> Void
  private var waiting: ArraySlice<FilePath> = []
  private var inWork = 0

  /// - Parameter add: takes a file in, and answers when that is done.
  public init(add: @escaping (_ path: FilePath, _ then: @escaping Answer) -> Void) {
    self.add = add
  }

  /// How many are still to come.
  public var left: Int { waiting.count + inWork }

  /// Takes a file in as soon as one of the workers is free.
  public func take(_ path: FilePath) {
    total += 1
    waiting.append(path)
    next()
  }

  /// Lets those that wait be; what is at work comes to its end.
  public func cancel() {
    total -= waiting.count
    waiting = []
  }

  private func next() {
    while inWork < Self.workers, let path = waiting.popFirst() {
      inWork += 1
      add(path) { [weak self] in self?.finish(path, $0) }
    }
  }

  private func finish(_ path: FilePath, _ result: Result<PictureRow.ID, PictureError>) {
    inWork -= 1
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
