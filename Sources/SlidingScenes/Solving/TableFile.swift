import Files
import SlidingGame
import Threads

/// The folder with the files of solvers' tables, so that they need not be made at the next start.
///
/// Missing and invalid files are no errors, because the tables can be made again. Several programs and threads may
/// use the same folder at once.
package nonisolated struct TableFile: Sendable {
  private let folder: FilePath?

  /// Creates a reference to a folder of tables.
  ///
  /// - Parameter folder: the folder, made when the first tables are stored. `nil` stores nothing.
  package init(folder: FilePath?) {
    self.folder = folder
  }

  /// Loads a solver's finer tables, or makes and stores them. Does nothing for a shape without finer tables.
  ///
  /// Call it on a background thread: making them takes half a second, and loading them some 20 ms.
  ///
  /// - Parameter isCancelled: called every few milliseconds. Once it returns true, no more tables are made.
  package func refine(
    _ solver: SlidingSolver, isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    guard solver.fineTables.parts > 0, !load(into: solver) else { return }
    Background.forEach(solver.fineTables.parts) {
      solver.fineTables.make($0, isCancelled: isCancelled)
    }
    save(solver)
  }

  /// Loads a solver's larger tables for long searches, or makes and stores them. Does nothing for a shape without
  /// them.
  ///
  /// Making them takes some five seconds of two threads. Loading them takes a fraction of a second.
  ///
  /// - Parameter isCancelled: called every few milliseconds. Once it returns true, no more tables are made.
  package func loadHardTables(
    _ solver: SlidingSolver, isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    let hard = solver.hardTables
    guard hard.parts > 0 else { return }
    let file = file(solver.shape, "-hard")
    if let bytes = read(file), hard.load(bytes) { return }
    Background.forEach(hard.parts) { hard.make($0, isCancelled: isCancelled) }
    write(hard.bytes, to: file)
  }

  /// Loads the finer tables of a solver.
  ///
  /// - Returns: whether the file exists and is valid.
  package func load(into solver: SlidingSolver) -> Bool {
    guard let bytes = read(file(solver.shape)) else { return false }
    return solver.fineTables.load(bytes)
  }

  /// Stores the finer tables of a solver, if it has them.
  package func save(_ solver: SlidingSolver) {
    write(solver.fineTables.bytes, to: file(solver.shape))
  }

  private func read(_ file: SafeFile?) -> [UInt8]? { try? file?.read(atMost: Self.largest) }

  private func write(_ bytes: [UInt8]?, to file: SafeFile?) {
    guard let folder, let file, let bytes else { return }
    do {
      try Folder(folder).make()
      try file.write(bytes)
    } catch {
      // The tables are made again when they are next needed.
    }
  }

  /// The size limit of a file, in bytes. A larger file contains no tables.
  private static let largest = 1 << 26

  private func file(_ shape: BoardShape, _ kind: String = "") -> SafeFile? {
    folder.map { SafeFile(path: "\($0)/tiles-\(shape)\(kind).tables", protection: .durable) }
  }
}
