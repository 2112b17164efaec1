import Files
import SDLKit
import SlidingGame

/// Keeps the finer tables of solvers as files, so that the next start need not make them.
///
/// A file that cannot be read or written, or holds anything else, is no error: the tables are made
/// again. The same folder may be used by several programs and threads at once.
nonisolated struct TableFile: Sendable {
  private let folder: String?

  /// - Parameter folder: made when the first tables are kept; nil keeps nothing.
  init(folder: String?) {
    self.folder = folder
  }

  /// Gives a solver its finer tables, where its shape has some: those that were kept, or new ones.
  ///
  /// Call it on a thread that may take its time: new ones take a second, kept ones some 20 ms.
  ///
  /// - Parameter isCancelled: asked every few milliseconds; once it says yes, no more are made.
  func refine(
    _ solver: SlidingSolver, isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    guard solver.refinements > 0, !load(into: solver) else { return }
    Background.forEach(solver.refinements) { solver.refine($0, isCancelled: isCancelled) }
    save(solver)
  }

  /// Gives a solver the finer tables that were kept.
  ///
  /// - Returns: whether there were any.
  func load(into solver: SlidingSolver) -> Bool {
    guard let file = file(solver.shape),
      let bytes = try? file.read(atMost: Self.largest)
    else { return false }
    return solver.refine(from: bytes)
  }

  /// Keeps the finer tables of a solver, if it has them.
  func save(_ solver: SlidingSolver) {
    guard let folder, let file = file(solver.shape), let bytes = solver.refinedBytes else { return }
    do {
      try Folder(folder).make()
      try file.write(bytes)
    } catch {
      // They will be made again.
    }
  }

  /// What is larger is no file of tables.
  private static let largest = 1 << 26

  private func file(_ shape: SlidingPuzzle.Shape) -> SafeFile? {
    folder.map { SafeFile(path: "\($0)/tiles-\(shape).tables", care: .durable) }
  }
}
