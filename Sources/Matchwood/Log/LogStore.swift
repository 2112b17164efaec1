import Files
import GameKernel
import Glibc
import PlayLog
import Threads

/// Persists the log of all games: loads it once, and appends each new entry on a background thread.
final class LogStore: PersistentStore {
  /// The log for scenes and tables. Every entry that is appended to it is saved.
  let model: PlayLogModel
  var onError: (PersistenceError) -> Void = { _ in }
  private(set) var errors: [PersistenceError] = []

  private let folder: LockedFolder?
  /// `nil` while saving is impossible.
  private var writer: LogWriter?
  private var observation: Observation?
  /// Whether there are entries that ``beginWriting()`` has not seen, or failed ones that must be tried again.
  private var mayHaveUnwritten = false
  private var attempts = 0
  private var lastFailure: PersistenceError?

  /// The file of the log, and its contents, which another thread reads.
  struct Preloaded {
    fileprivate let file: LogFile
    fileprivate let reading: Prefetched<Result<LogReading, FileError>>
  }

  /// Schedules reading the log on another thread. Returns `nil` if there is no folder.
  static func preload(in folder: LockedFolder?, _ queue: inout PrefetchQueue) -> Preloaded? {
    guard let path = folder?.path else { return nil }
    let file = LogFile(path + "/log", lock: folder?.lock)
    let reading = queue.add {
      Result { () throws(FileError) in try file.read() }
    }
    return Preloaded(file: file, reading: reading)
  }

  /// Loads the log.
  ///
  /// - Parameters:
  ///   - folder: the folder of the log. `nil` saves nothing.
  ///   - earlier: the best games of a version without a log, which are not in the log yet.
  ///   - now: returns the current time.
  ///   - wake: called on another thread when there is something to collect.
  init(
    in folder: LockedFolder?, _ preloaded: Preloaded?, earlier: ResultBook? = nil,
    now: @escaping () -> Moment = { .now }, wake: @escaping @Sendable () -> Void = {}
  ) {
    self.folder = folder
    lastFailure = folder?.error
    switch preloaded?.reading.value {
    case nil: model = PlayLogModel(earlier: earlier, now: now)
    case .failure(let error):
      model = PlayLogModel(earlier: earlier, now: now)
      errors = [.unreadable(.log, error)]
    case .success(let reading):
      let file = preloaded?.file
      model = PlayLogModel(
        reading.log, earlier: earlier, now: now, storedRecord: { try? file?.record(of: $0) })
      if let file, folder?.lock != nil { writer = LogWriter(file, onProgress: wake) }
      follow()
      settle(reading, file?.path.shown ?? "")
    }
  }

  private func follow() {
    observation = model.changes.observe { [weak self] change in
      guard let self, case .appended(let entries) = change else { return }
      writer?.append(entries)
      mayHaveUnwritten = true
    }
  }

  /// Reports damaged lines, but not those that an earlier start has reported. Completes an interrupted forgetting.
  private func settle(_ reading: LogReading, _ path: String) {
    if reading.damagedLines > reading.log.reportedDamage {
      errors.append(.damagedLines(reading.damagedLines, path: path))
      model.append([.damage(lines: reading.damagedLines)])
    }
    for player in reading.unforgotten { model.append([.player(player, .forget)]) }
  }

  /// Writes all entries.
  ///
  /// - Returns: whether they are in the file.
  func flush() -> Bool {
    finish()
    return writer != nil && lastFailure == nil
  }

  // MARK: PersistentStore

  var finalWrite: (@Sendable () -> Void)? {
    guard let writer else { return nil }
    return { writer.finish() }
  }

  func save() { mayHaveUnwritten = true }

  func beginWriting() {
    guard mayHaveUnwritten else { return }
    mayHaveUnwritten = false
    writer?.begin()
  }

  func collect() {
    guard let progress = writer?.progress, progress.tries > attempts else { return }
    attempts = progress.tries
    if let failure = progress.failure {
      if failure != lastFailure { onError(failure) }
    } else if lastFailure != nil, let path = folder?.path {
      onError(.savedAgain(folder: path.shown))
    }
    lastFailure = progress.failure
  }

  var isBusy: Bool { writer.map { $0.isBusy || $0.progress.tries > attempts } ?? false }

  func finish() {
    writer?.finish()
    collect()
  }
}

extension Moment {
  /// The current time, with the offset of the player's time zone.
  static var now: Moment {
    var (seconds, parts) = (time(nil), tm())
    let isKnown = localtime_r(&seconds, &parts) != nil
    return Moment(
      secondsSince1970: Int64(seconds), offset: isKnown ? parts.tm_gmtoff / 60 : 0)
  }
}
