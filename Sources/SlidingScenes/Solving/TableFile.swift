import Files
import SlidingGame
import Threads

/// Keeps the finer tables of solvers as files, so that the next start need not make them.
///
/// A file that cannot be read or written, or holds anything else, is no error: the tables are made
/// again. The same folder may be used by several programs and threads at once.
package nonisolated struct TableFile: Sendable {
  private let folder: FilePath?

  /// - Parameter folder: made when the first tables are kept; nil keeps nothing.
  package init(folder: FilePath?) {
    self.folder = folder
  }

  /// Gives a solver its finer tables, where its shape has some: those that were kept, or new ones.
  ///
  /// Call it on a thread that may take its time: new ones take half a second, kept ones some 20 ms.
  ///
  /// - Parameter isCancelled: asked every few milliseconds; once it says yes, no more are made.
  package func refine(
    _ solver: SlidingSolver, isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    guard solver.refinements > 0, !load(into: solver) else { return }
    Background.forEach(solver.refinements) { solver.refine($0, isCancelled: isCancelled) }
    save(solver)
  }

  /// Gives a solver its hard tables, where its shape has some: those that were kept, or new ones.
  ///
  /// New ones take some five seconds of each of two threads, kept ones a fraction of one.
  ///
  /// - Parameter isCancelled: asked every few milliseconds; once it says yes, no more are made.
  package func harden(
    _ solver: SlidingSolver, isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    let hard = solver.hardTables
    guard hard.parts > 0 else { return }
    let file = file(solver.shape, "-hard")
    if let bytes = read(file), hard.take(bytes) { return }
    Background.forEach(hard.parts) { hard.make($0, isCancelled: isCancelled) }
    write(hard.bytes, to: file)
  }

  /// Gives a solver the finer tables that were kept.
  ///
  /// - Returns: whether there were any.
  package func load(into solver: SlidingSolver) -> Bool {
    guard let bytes = read(file(solver.shape)) else { return false }
    return solver.refine(from: bytes)
  }

  /// Keeps the finer tables of a solver, if it has them.
  package func save(_ solver: SlidingSolver) {
    write(solver.refinedBytes, to: file(solver.shape))
  }

  private func read(_ file: SafeFile?) -> [UInt8]? { try? file?.read(atMost: Self.largest) }

  private func write(_ bytes: [UInt8]?, to file: SafeFile?) {
    guard let folder, let file, let bytes else { return }
    do {
      try Folder(folder).make()
      try file.write(bytes)
    } catch {
      // They will be made again.
    }
  }

  /// What is larger is no file of tables.
  private static let largest = 1 << 26

  private func file(_ shape: BoardShape, _ kind: String = "") -> SafeFile? {
    folder.map { SafeFile(path: "\($0)/tiles-\(shape)\(kind).tables", care: .durable) }
  }
}
