import BoxKit
import Commands
import Files
import PictureScenes
import SDLKit
import Stage

@testable import Matchwood
@testable import PictureDecoding
@testable import SlidingScenes

// Tests name files and folders, and write command lines, by texts.

nonisolated extension Invocation {
  init(_ arguments: [String], _ games: [any BoxGame.Type]) throws(UsageError) {
    try self.init(arguments.map { FilePath($0) }, games)
  }
}

nonisolated extension OpenedItem {
  init?(_ word: String) { self.init(FilePath(word)) }
}

nonisolated extension Language {
  static func chosen(
    setting: String?, environment: [String: String], among languages: [Language] = Language.all
  ) -> Language {
    chosen(
      setting: setting, environment: environment.mapValues { FilePath($0) }, among: languages)
  }
}

nonisolated extension FileReadResult {
  init(at path: String, as text: VersionedFormat<Value>) { self.init(at: FilePath(path), as: text) }
}

nonisolated extension PictureSource {
  init(path: String) throws(PictureError) { try self.init(path: FilePath(path)) }
}

nonisolated extension PictureDecoder {
  init(program: String, timeout: Duration = .seconds(10)) {
    self.init(program: FilePath(program), timeout: timeout)
  }
}

nonisolated extension ChildProcess {
  static func start(_ program: String, _ arguments: [String], input: File) -> ChildProcess? {
    start(FilePath(program), arguments, input: input)
  }
}

nonisolated extension PictureCopy {
  static func cleaned(_ path: String, _ kind: PictureFileKind) -> (stem: String, ending: String) {
    cleaned(FilePath(path), kind)
  }
}

nonisolated extension TableFile {
  init(folder: String) { self.init(folder: FilePath(folder)) }
}

@MainActor extension Folders {
  static func ofPictures(_ environment: [String: String]) -> FilePath? {
    ofPictures(environment.mapValues { FilePath($0) })
  }
}

@MainActor extension LockedFolder {
  convenience init(_ path: String) { self.init(FilePath(path)) }
  convenience init(reading path: String) { self.init(reading: FilePath(path)) }
}

@MainActor extension Catalogue {
  convenience init(folder: String) { self.init(folder: FilePath(folder)) }
}

@MainActor extension Trace {
  convenience init(path: String) throws(FileError) { try self.init(path: FilePath(path)) }
}

@MainActor extension Director {
  func importPicture(_ path: String) { importPicture(FilePath(path)) }
}

@MainActor extension PictureFolder {
  func add(
    _ path: String, side: Int,
    then: @escaping @MainActor (Result<PictureRow.ID, PictureError>) -> Void
  ) { add(FilePath(path), side: side, then: then) }
}
