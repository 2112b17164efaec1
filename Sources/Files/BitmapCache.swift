/// A cache of bitmaps in the files of a folder.
///
/// A bitmap that cannot be read or written causes no error: the caller draws it again. Several caches, programs and
/// threads may share one folder.
public struct BitmapCache: Sendable {
  private let folder: Folder?
  private let prefix: String
  private let capacity: Int

  /// - Parameters:
  ///   - folder: created when the first bitmap is saved. `nil` disables the cache.
  ///   - prefix: the prefix of this cache's file names, which separates them from those of other caches.
  ///   - capacity: the largest number of files to retain. The newest ones are retained.
  public init(folder: FilePath?, prefix: String, capacity: Int) {
    (self.folder, self.prefix, self.capacity) = (folder.map(Folder.init), prefix, capacity)
  }

  /// Returns the pixels saved under a name, or `nil` if the file is missing, damaged or of another size.
  public func load(_ name: String, width: Int, height: Int) -> [UInt32]? {
    folder.flatMap { BitmapFile(path(of: name, in: $0)).read(width: width, height: height) }
  }

  /// Saves pixels, and deletes the oldest files beyond the capacity.
  ///
  /// - Precondition: `pixels.count == width * height`.
  public func save(_ pixels: [UInt32], width: Int, height: Int, as name: String) {
    store(name) { (path) throws(FileError) in
      try BitmapFile(path).write(pixels, width: width, height: height)
    }
  }

  /// Returns the bitmaps saved together under a name, or an empty array if the file is missing or damaged.
  public func sheet(_ name: String) -> [BitmapSheet.Entry] {
    folder.map { BitmapSheet(path(of: name, in: $0)).read() } ?? []
  }

  /// Saves bitmaps together in one file, and deletes the oldest files beyond the capacity.
  public func save(_ sheet: [BitmapSheet.Entry], as name: String) {
    store(name) { (path) throws(FileError) in try BitmapSheet(path).write(sheet) }
  }

  private func store(_ name: String, _ write: (FilePath) throws(FileError) -> Void) {
    guard let folder else { return }
    let path = path(of: name, in: folder)
    do {
      try folder.make()
      try write(path)
    } catch {
      // The bitmaps are drawn again next time.
    }
    deleteOldest(in: folder, except: path)
  }

  private func path(of name: String, in folder: Folder) -> FilePath {
    folder.path(of: "\(prefix)-\(name).raw")
  }

  /// Deletes all but the newest files of this cache, including those of other versions of the program.
  ///
  /// - Parameter newest: a file that is always retained. Several files may have the same date, since clocks of file
  ///   systems are coarse.
  private func deleteOldest(in folder: Folder, except newest: FilePath) {
    let names = folder.names.filter { $0.hasPrefix("\(prefix)-") && $0.hasSuffix(".raw") }
    let others = names.map(folder.path(of:)).filter { $0 != newest }.compactMap { path in
      (try? FileStatus(path)).map { (date: $0.date, path: path) }
    }.sorted { $0 > $1 }
    for old in others.dropFirst(capacity - 1) { old.path.unlink() }
  }
}
