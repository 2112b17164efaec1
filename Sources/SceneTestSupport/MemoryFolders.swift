import BoxKit
import FileScenes
import Files
import GameKernel
import Stage

/// The player's folder of pictures, in which no file exists.
package final class MemoryPlaces: FilePlaces {
  package let documents: FilePath = "/home/ann/Pictures"

  package init() {}

  package func path(of text: String, in folder: FilePath) -> FilePath { "\(folder)/\(text)" }
  package func exists(_ path: FilePath) -> Bool { false }
}

/// A few folders in memory, with pictures.
@MainActor package final class MemoryFolders: FolderReader {
  private let start: FilePath
  package let changes = ObserverList<FilePath>()
  private let folders: [FilePath: FoundFolder]

  /// - Parameters:
  ///   - start: the first folder. If its path ends in `empty`, it has no contents.
  ///   - pictures: the number of pictures in the first folder.
  package init(start: FilePath = "/home/ann/Pictures", pictures: Int = 3) {
    self.start = start
    let names: [FilePath] = (0..<pictures).map { "Photograph \($0).jpg" }
    let all = [
      FoundFolder(
        path: start, folders: start.hasSuffix("empty") ? [] : ["2025", "closed", "empty"],
        files: start.hasSuffix("empty") ? [] : names),
      FoundFolder(
        path: FoundFolder.path(of: "2025", in: start), folders: [], files: ["lake.png"]),
      FoundFolder(path: FoundFolder.path(of: "empty", in: start), folders: [], files: []),
      FoundFolder(path: "/home/ann", folders: ["Music", "Pictures"], files: []),
    ]
    folders = Dictionary(all.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  package func start(of kind: FileKind) -> FilePath { start }

  package func contents(
    of folder: FilePath, _ kind: FileKind?, then: @escaping @MainActor (FoundFolder?) -> Void
  ) {
    then(
      folders[folder].map {
        FoundFolder(path: $0.path, folders: $0.folders, files: kind == nil ? [] : $0.files)
      })
  }

  package func thumbnail(of path: FilePath) -> PixelImage? { nil }
}
