import Files
import PlayLog
import TestSupport

@testable import Matchwood

/// Whole files of every kind of state, as version 0.1 wrote them and as they are written now.
@MainActor struct KeptSamples {
  /// The names of what is kept.
  static let names =
    ["matchsticks", "sliding", "pairs", "tunnel"].map { "\(games)/\($0).json" }
    + ["settings.json", "results.json", "pictures.json", "decks.json"]

  private static let games = "games/\(PlayerID.first)"

  /// As it is written now; version 0.1 knew no decks.
  private static let decks =
    #"{"kind":"decks","value":{"decks":[{"areNamed":true,"id":0,"name":"Zoë","pictures":["#
    + (1...9).map { "\"\($0).png\"" }.joined(separator: ",")
    + #"]}],"nextID":2},"version":1}"# + "\n"

  private let old: [String: [UInt8]]
  private let new: [String: [UInt8]]

  /// Plays a little with the old files, so that they are written anew.
  init() throws {
    let files = try OldFiles()
    files.folder.write(Self.decks, to: "decks.json")
    // The first start moves the games of version 0.1.
    var old: [String: [UInt8]] = [:]
    for name in Self.names {
      let earlier = name.replacing(Self.games, with: "games")
      old[name] = try SafeFile(path: "\(files.folder.path)/\(earlier)").read()
    }
    self.old = old
    var dice = Dice(seed: 7)
    let program = KeptProgram(in: files.folder.path)
    program.play(&dice)
    program.finish()
    new = try Self.files(in: files.folder.path)
  }

  /// What is in the files of a folder.
  static func files(in folder: String) throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for name in names { files[name] = try SafeFile(path: "\(folder)/\(name)").read() }
    return files
  }

  /// A new folder with either of them.
  func lay(_ isOld: Bool) throws -> TemporaryFolder {
    let folder = TemporaryFolder()
    try Folder("\(folder.path)/\(Self.games)").make()
    for (name, bytes) in isOld ? old : new {
      try SafeFile(path: "\(folder.path)/\(name)", protection: .reproducible).write(bytes)
    }
    return folder
  }
}
