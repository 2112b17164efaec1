import Files
import GameKernel
import PictureScenes
import Stage

/// A picture finder with a few folders in memory.
@MainActor package final class MemoryFolders: PictureFinder {
  package let start: FilePath
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
        pictures: start.hasSuffix("empty") ? [] : names),
      FoundFolder(
        path: FoundFolder.path(of: "2025", in: start), folders: [], pictures: ["lake.png"]),
      FoundFolder(path: FoundFolder.path(of: "empty", in: start), folders: [], pictures: []),
      FoundFolder(path: "/home/ann", folders: ["Music", "Pictures"], pictures: []),
    ]
    folders = Dictionary(all.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  package func contents(of folder: FilePath, then: @escaping @MainActor (FoundFolder?) -> Void) {
    then(folders[folder])
  }

  package func thumbnail(of path: FilePath) -> PixelImage? { nil }
}
