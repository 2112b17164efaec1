import BoxKit
import FileScenes
import Files
import GameKernel
import PictureDecoding
import PictureScenes
import Stage
import Threads

/// Finds files in any folder, on background threads.
final class FileFinder: FolderReader {
  let changes = ObserverList<FilePath>()
  private let start: (pictures: FilePath, documents: FilePath)
  private let workQueue: WorkQueue
  private let decodingQueue: PriorityWorkQueue
  private let thumbnails: Thumbnails
  /// The thumbnail inputs of the examined files, with `nil` for files that are not pictures.
  private var orders: [FilePath: Thumbnails.Order?] = [:]
  /// The files that have not been examined. The most recent request is last.
  private var waiting: [FilePath] = []
  private var isExamining = false

  /// The maximum number of requests that wait. The list never shows more files at once.
  private static let waitingLimit = 48

  /// Makes a finder that starts in a folder, or in its nearest parent that exists.
  ///
  /// - Parameters:
  ///   - start: absolute paths of the folders of pictures and of documents.
  ///   - pictures: provides the queues and the decoder.
  init(start: (pictures: FilePath, documents: FilePath), _ pictures: PictureFolder) {
    self.start = start
    (workQueue, decodingQueue) = (pictures.workQueue, pictures.loader.line)
    // Pictures that are only browsed are not worth space in the cache folder.
    thumbnails = Thumbnails(decodingQueue, pictures.loader.decoder, folder: nil)
    thumbnails.onReady = { [weak self] in FilePath(text: $0.text).map { self?.changes.send($0) } }
  }

  func start(of kind: FileKind) -> FilePath {
    FoundFolder.existing(kind == .pictures ? start.pictures : start.documents)
  }

  func contents(
    of folder: FilePath, _ kind: FileKind?, then: @escaping @MainActor (FoundFolder?) -> Void
  ) {
    (orders, waiting) = ([:], [])
    workQueue.perform {
      FoundFolder(reading: folder, kind)
    } then: {
      then($0)
    }
  }

  func thumbnail(of path: FilePath) -> PixelImage? {
    if let order = orders[path] { return order.flatMap { thumbnails.image($0) } }
    waiting.removeAll { $0 == path }
    waiting.append(path)
    if waiting.count > Self.waitingLimit { waiting.removeFirst() }
    examineNext()
    return nil
  }

  private func examineNext() {
    guard !isExamining, let path = waiting.popLast() else { return }
    isExamining = true
    decodingQueue.perform(.visible) {
      Self.order(path)
    } then: { [weak self] order in
      guard let self else { return }
      isExamining = false
      orders[path] = .some(order)
      if let order { _ = thumbnails.image(order) }
      examineNext()
    }
  }

  private nonisolated static func order(_ path: FilePath) -> Thumbnails.Order? {
    guard let source = try? PictureSource(path: path), let header = try? source.header() else {
      return nil
    }
    let found = PicturePlace.Found(id: PictureName(path.text), source, header)
    let row = PictureRow(id: found.id, name: "", size: found.size, bytes: 0, date: 0)
    return Thumbnails.Order(found, square: row.square)
  }
}

nonisolated extension FoundFolder {
  /// Reads a folder. Returns `nil` if that fails.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of entries.
  init?(reading path: FilePath, _ kind: FileKind?) {
    guard let entries = Folder(path).entries else { return nil }
    let shown = entries.filter { !$0.name.hasPrefix(".") }
    func sorted(_ names: [FilePath]) -> [FilePath] {
      names.map { (key: $0.shown.lowercased(), name: $0) }
        .sorted { ($0.key, $0.name) < ($1.key, $1.name) }.map(\.name)
    }
    self.init(
      path: path, folders: sorted(shown.filter(\.isFolder).map(\.name)),
      files: sorted(
        shown.filter { !$0.isFolder && kind?.includes($0.name) == true }.map(\.name)))
  }
}
