import Files
import PictureScenes
import SDLKit
import TestSupport
import Testing

@testable import Matchwood

/// The home of a player who has one picture elsewhere, and stores of pictures that keep their copies there.
@MainActor struct PictureHome {
  let folder = TemporaryFolder()
  let data: LockedFolder

  init() throws {
    data = LockedFolder(folder.path + "/data")
    try put("elsewhere/Sea.png", .png)
  }

  var path: String { folder.path }
  var sea: String { path + "/elsewhere/Sea.png" }
  /// The names of the files that stores have copied.
  var copies: [String] { folder.names(in: "data/pictures") }
  /// The names of the files in the cache.
  var cached: [String] { folder.names(in: "cache") }

  /// A picture whose name is not UTF-8.
  var latin: FilePath { "\(path)/elsewhere/\(Self.latinName)" }
  static let latinName = FilePath(bytes: "Caf".utf8 + [0xE9] + ".png".utf8)

  /// Makes a file with a picture in it.
  func put(_ name: String, _ kind: PictureFileKind, turn: Int? = nil) throws {
    let path = "\(path)/\(name)"
    try SafeFile(path: path).folder.make()
    try File.replace(path, with: try Samples.file(kind, turn: turn))
  }

  func store(keeps: Bool = true) -> PictureFolder {
    PictureFolder(
      .init(data: keeps ? data : nil, pictures: "\(path)/Pictures", cache: "\(path)/cache"),
      decoder: .ofTests, wake: nil)
  }

  /// What a store answers when all is done at once.
  func answer<Value>(
    _ ask: (@escaping @MainActor (Result<Value, PictureError>) -> Void) -> Void
  ) throws -> Value {
    var answer: Result<Value, PictureError>?
    ask { answer = $0 }
    return try #require(answer).get()
  }
}
