import Files
import Glibc
import Synchronization

/// The file of the log, to which lines are appended. Any thread may use it.
///
/// After a kill or a power cut, all entries that ``append(_:)`` has written are complete. ``read()`` passes over a
/// half line after them.
///
/// ```swift
/// let file = LogFile("/home/ann/matchwood/log", lock: lock)
/// var log = try file.read().log
/// log.add(entry)
/// try file.append([entry])
/// ```
public final class LogFile: Sendable {
  /// The error of writing to the log.
  public enum Failure: Error, Equatable {
    /// Another process owns the folder.
    case inUse
    /// The system's error.
    case file(FileError)
  }

  /// The path of the file, which need not exist.
  public let path: FilePath
  private let lock: FolderLock?
  private let protection: SafeFile.Protection
  private let places = Mutex([GameID: Range<Int>]())

  /// - Parameters:
  ///   - path: a path in a folder that must exist before writing.
  ///   - lock: the lock of the folder, which is acquired before each write. `nil` writes without a lock.
  ///   - protection: `reproducible` does not flush the file to disk, as in tests.
  public init(
    _ path: FilePath, lock: FolderLock? = nil, protection: SafeFile.Protection = .durable
  ) {
    (self.path, self.lock, self.protection) = (path, lock, protection)
  }

  // MARK: Reading

  /// Reads the log. A missing file is an empty log.
  ///
  /// - Complexity: O(bytes) time. Memory for the games, but not for their records.
  public func read() throws(FileError) -> LogReading {
    try places.withLock { (places) throws(FileError) in
      let reading = try wholeReading()
      places = reading.places
      return reading
    }
  }

  private func wholeReading() throws(FileError) -> LogReading {
    guard let file = try openForReading() else { return LogReading(length: 0) }
    var reading = LogReading(length: try file.status().length)
    var shared = SharedValues()
    try Self.lines(of: file) { reading.take($0, at: $1, &shared) }
    return reading
  }

  /// Returns the record of a game, or `nil` if the log has none.
  public func record(of game: GameID) throws(FileError) -> String? {
    try places.withLock { (places) throws(FileError) in
      guard let place = places[game], let file = try openForReading() else { return nil }
      let line: [UInt8] = try file.values(at: place.lowerBound, count: place.count)
      var shared = SharedValues()
      guard case .entry(.game(let found, let record), _) = LogLine.read(line[...], &shared),
        found.id == game, !record.isEmpty
      else { return nil }
      return record
    }
  }

  private func openForReading() throws(FileError) -> File? {
    do throws(FileError) {
      return try File.plain(path)
    } catch {
      if error.isMissing { return nil }
      throw error
    }
  }

  private static func lines(
    of file: File, _ take: (ArraySlice<UInt8>?, _ place: Int) -> Void
  ) throws(FileError) {
    var lines = LineSplitter()
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = try file.read(into: &part), count > 0 {
      lines.split(part[..<count], take)
    }
    lines.finish(take)
  }

  // MARK: Writing

  /// Appends the lines of entries in one write, and flushes them to disk.
  ///
  /// A half line at the end, from a kill, is closed by a newline first. After an error the entries can be appended
  /// again: adding one twice changes nothing.
  public func append(_ entries: [LogEntry]) throws(Failure) {
    guard !entries.isEmpty else { return }
    try write { (places) throws(FileError) in
      var (lines, ranges): ([UInt8], [GameID: Range<Int>]) = ([], [:])
      for entry in entries {
        let line = LogLine.bytes(entry)
        if case .game(let game, _) = entry {
          ranges[game.id] = lines.count..<lines.count + line.count - 1
        }
        lines += line
      }
      let start = try add(lines)
      for (game, range) in ranges {
        places[game] = start + range.lowerBound..<start + range.upperBound
      }
    }
  }

  /// Appends the lines of another log that this one lacks, in one write. Damaged lines are left out.
  ///
  /// - Parameter log: the bytes of the other log.
  public func merge(_ log: [UInt8]) throws(Failure) {
    try write { (places) throws(FileError) in
      var known: Set<[UInt8]> = []
      if let file = try openForReading() {
        try Self.lines(of: file) { line, _ in if let line { known.insert(Array(line)) } }
      }
      var (splitter, shared, lines) = (LineSplitter(), SharedValues(), [UInt8]())
      func take(_ line: ArraySlice<UInt8>?, _: Int) {
        guard let line, known.insert(Array(line)).inserted else { return }
        switch LogLine.read(line, &shared, skipsRecord: true) {
        // Each log counts its own damage.
        case .damaged, .entry(.damage, _): break
        case .entry, .unknown: lines += line + [FieldWriter.newline]
        }
      }
      splitter.split(log[...], take)
      splitter.finish(take)
      guard !lines.isEmpty else { return }
      _ = try add(lines)
      places = try wholeReading().places
    }
  }

  /// Appends whole lines, and flushes them to disk.
  ///
  /// - Returns: the position of the first one in the file.
  private func add(_ lines: [UInt8]) throws(FileError) -> Int {
    let isNew = (try? FileStatus(path)) == nil
    let file = try File(path, O_RDWR | O_CREAT | O_APPEND | O_NONBLOCK | O_NOCTTY, "write")
    let status = try file.status()
    guard status.kind == .plain else { throw FileError("write", path, code: ENOTSUP) }
    let last: [UInt8] = try file.values(at: status.length - 1, count: min(1, status.length))
    let isHalf = last.first.map { $0 != FieldWriter.newline } ?? false
    do throws(FileError) {
      try file.writeAll(isHalf ? [FieldWriter.newline] + lines : lines)
      if protection != .reproducible { try file.synchronize() }
    } catch {
      // Removes the half line that a full disk leaves.
      file.truncate(to: status.length)
      throw error
    }
    if isNew, protection != .reproducible { try Folder(path.folder).synchronize() }
    return status.length + (isHalf ? 1 : 0)
  }

  /// Removes all lines of a player, and makes them a nameless guest in games with other players.
  ///
  /// Append a ``PlayerChange/forget`` first. Its line remains, so a merged log does not bring the player back. If
  /// the program ends before the file is replaced, ``LogReading/unforgotten`` has the player at the next start.
  public func forget(_ player: PlayerID) throws(Failure) {
    try write { (places) throws(FileError) in
      guard let old = try openForReading() else { return }
      var lines = ForgettingCopy(player)
      let safeFile = SafeFile(
        path: path, protection: protection == .reproducible ? .reproducible : .durable)
      try safeFile.write { (new) throws(FileError) in
        var failure: FileError?
        var bytes: [UInt8] = []
        try Self.lines(of: old) { line, _ in
          bytes += line.flatMap { lines.copy($0) } ?? []
          guard bytes.count > 1 << 16, failure == nil else { return }
          do throws(FileError) { try new.writeAll(bytes) } catch { failure = error }
          bytes = []
        }
        if let failure { throw failure }
        try new.writeAll(bytes)
      }
      places = try wholeReading().places
    }
  }

  private func write(
    _ write: (inout [GameID: Range<Int>]) throws(FileError) -> Void
  ) throws(Failure) {
    try places.withLock { (places) throws(Failure) in
      switch lock?.acquire() {
      case .held, nil: break
      case .inUse: throw .inUse
      case .failed(let error): throw .file(error)
      }
      do throws(FileError) {
        try write(&places)
      } catch {
        throw .file(error)
      }
    }
  }
}
