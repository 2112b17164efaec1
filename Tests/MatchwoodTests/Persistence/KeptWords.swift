import Files
import GameKernel
import TestSupport

@testable import Matchwood

/// A kept file of some words, in a folder of its own.
@MainActor struct KeptWords {
  let folder = TemporaryFolder()
  var path: String { folder.path + "/words.json" }
  var backup: String { path + ".bak" }

  /// The file as the next start of the program finds it.
  func file(version: Int = 1, in held: LockedFolder? = nil) -> PersistentFile<[String]> {
    PersistentFile(
      "words.json", VersionedFormat(kind: "words", version: version), .game,
      in: held ?? LockedFolder(folder.path))
  }

  func keep(_ words: [String]...) {
    let file = file()
    _ = file.load { $0 }
    for words in words {
      file.save(words)
      file.finish()
    }
  }

  func text(_ name: String) -> String? {
    guard let bytes = try? SafeFile(path: "\(folder.path)/\(name)").read() else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
