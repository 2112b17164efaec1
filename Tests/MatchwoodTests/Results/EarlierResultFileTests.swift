import BoxKit
import Files
import GameKernel
import Stage
import TestSupport
import Testing

@testable import Matchwood

@Suite("Results of a version without a log") @MainActor
struct EarlierResultFileTests {
  private let folder = TemporaryFolder()

  private func file() -> EarlierResultFile {
    EarlierResultFile(in: LockedFolder(FilePath(folder.path)))
  }

  @Test("that are broken are set aside and told, and a newer version's are left alone")
  func damaged() throws {
    folder.write("{\"kind\":\"results\",\"version\":1,\"value\":[]}", to: "results.json")
    let aside = folder.path + "/results.broken-1.json"
    do {
      let file = file()
      #expect(
        file.errors == [.broken(.results, path: folder.path + "/results.json", setAside: aside)])
      #expect(file.book == nil)
    }
    folder.write("{\"kind\":\"results\",\"version\":2,\"value\":{}}", to: "results.json")
    let file = file()
    #expect(file.errors == [.newer(.results, path: folder.path + "/results.json")])
    #expect(file.book == nil)
  }

  @Test("are set aside with their backup, and not read again")
  func setAside() {
    for name in ["results.json", "results.json.bak"] {
      folder.write("{\"kind\":\"results\",\"version\":1,\"value\":{}}", to: name)
    }
    do {
      let file = file()
      #expect(file.book != nil)
      file.setAside()
    }
    let file = file()
    #expect(file.book == nil && file.errors.isEmpty)
    #expect(folder.names(in: "").contains("results.earlier-1.json"))
  }

  @Test("have their title and a sentence for every error")
  func words() {
    let unreadable = FileError("read", "x", code: 1)
    let errors: [PersistenceError] = [
      .broken(.results, path: "x", setAside: "y"), .broken(.results, path: "x", setAside: nil),
      .recovered(.results, path: "x", setAside: nil), .unreadable(.results, unreadable),
      .newer(.results, path: "x"),
    ]
    for error in errors {
      #expect(error.title(Texts()) == "Best games" && !error.message(Texts()).isEmpty)
    }
  }
}
