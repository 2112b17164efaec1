import Glibc

/// Keeps bitmaps as files of a folder, so that they need not be made again.
///
/// One that cannot be read or written is no error: it is made again. The same folder may be used by
/// several caches, programs and threads at once.
public struct BitmapCache: Sendable {
  private let folder: Folder?
  private let prefix: String
  private let capacity: Int

  /// - Parameters:
  ///   - folder: made when the first bitmap is kept; nil keeps nothing.
  ///   - prefix: tells the files of this cache from those of others.
  ///   - capacity: how many are kept, the youngest.
  public init(folder: FilePath?, prefix: String, capacity: Int) {
    (self.folder, self.prefix, self.capacity) = (folder.map(Folder.init), prefix, capacity)
  }

  /// The pixels kept under a name, or nil where there are none that are whole and of that size.
  public func load(_ name: String, width: Int, height: Int) -> [UInt32]? {
    folder.flatMap { BitmapFile(path(of: name, in: $0)).read(width: width, height: height) }
  }

  /// Keeps pixels, and forgets the oldest where there are too many.
  ///
  /// - Precondition: there are as many as the sides say.
  public func save(_ pixels: [UInt32], width: Int, height: Int, as name: String) {
    keep(name) { (path) throws(FileError) in
      try BitmapFile(path).write(pixels, width: width, height: height)
    }
  }

  /// The bitmaps kept together under a name; none where there are none that are whole.
  public func sheet(_ name: String) -> [BitmapSheet.Entry] {
    folder.map { BitmapSheet(path(of: name, in: $0)).read() } ?? []
  }

  /// Keeps bitmaps together, and forgets the oldest where there are too many files.
  public func save(_ sheet: [BitmapSheet.Entry], as name: String) {
    keep(name) { (path) throws(FileError) in try BitmapSheet(path).write(sheet) }
  }

  private func keep(_ name: String, _ write: (FilePath) throws(FileError) -> Void) {
    guard let folder else { return }
    let path = path(of: name, in: folder)
    do {
      try folder.make()
      try write(path)
    } catch {
      // They will be made again.
    }
    forgetOldest(in: folder, butFor: path)
  }

  private func path(of name: String, in folder: Folder) -> FilePath {
    folder.path(of: "\(prefix)-\(name).raw")
  }

  /// Removes all but the youngest, those of other versions too.
  ///
  /// - Parameter newest: stays whatever its date says, since many may be written within one step of the clock.
  private func forgetOldest(in folder: Folder, butFor newest: FilePath) {
    let names = folder.names.filter { $0.hasPrefix("\(prefix)-") && $0.hasSuffix(".raw") }
    let others = names.map(folder.path(of:)).filter { $0 != newest }.compactMap { path in
      (try? FileStatus(path)).map { (date: $0.date, path: path) }
    }.sorted { $0 > $1 }
    for old in others.dropFirst(capacity - 1) { unlink(old.path.cString) }
  }
}
