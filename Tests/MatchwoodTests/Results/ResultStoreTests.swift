import BoxKit
import Files
import GameKernel
import Stage
import TestSupport
import Testing

@testable import Matchwood

@Suite("Kept results") @MainActor
struct ResultStoreTests {
  private let folder = TemporaryFolder()
  private let category = ResultCategory("sliding", "4", "numbers")

  private func store() -> ResultStore { ResultStore(in: LockedFolder(folder.path)) }

  private func result(_ game: String) -> GameResult {
    GameResult(
      game: game, moves: 80, time: .seconds(90), day: Day(secondsSince1970: 1_795_219_200),
      usedUndo: false)
  }

  /// What the next start finds, after the store before has been let go.
  private func kept() -> Int { store().lists.book.list(category).results.count }

  @Test("are there at the next start, as soon as they were entered")
  func roundTrip() {
    do {
      let store = store()
      store.lists.add(result("a"), to: category)
      store.finish()
    }
    #expect(kept() == 1)
  }

  @Test("that were cleared are gone, and those brought back are there again")
  func cleared() {
    do {
      let store = store()
      store.lists.add(result("a"), to: category)
      let before = store.lists.book
      store.lists.replace(with: ResultBook())
      store.finish()
      store.lists.replace(with: before)
      store.finish()
    }
    #expect(kept() == 1)
  }

  @Test("that are broken are set aside and told, and a newer version's are left alone")
  func damaged() throws {
    folder.write("{\"kind\":\"results\",\"version\":1,\"value\":[]}", to: "results.json")
    do {
      let store = store()
      let aside = folder.path + "/results.broken-1.json"
      #expect(
        store.errors == [
          .broken(.results, path: folder.path + "/results.json", setAside: aside)
        ])
      store.lists.add(result("a"), to: category)
      store.finish()
    }
    #expect(kept() == 1)
    let newer = "{\"kind\":\"results\",\"version\":2,\"value\":{}}"
    folder.write(newer, to: "results.json")
    do {
      let store = store()
      #expect(store.errors == [.newer(.results, path: folder.path + "/results.json")])
      store.lists.add(result("b"), to: category)
      store.finish()
    }
    let bytes = try SafeFile(path: folder.path + "/results.json").read()
    #expect(bytes == [UInt8](newer.utf8))
  }

  @Test("that were found in the backup are written again, and told of once")
  func recovered() {
    do {
      let store = store()
      for game in ["a", "b"] {
        store.lists.add(result(game), to: category)
        store.finish()
      }
    }
    folder.write("{", to: "results.json")
    do {
      let store = store()
      #expect(store.errors.count == 1)
      store.finish()
    }
    let next = store()
    #expect(next.errors.isEmpty && next.lists.book.list(category).results.count == 1)
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
      #expect(error.title(Texts()) == "Best results" && !error.message(Texts()).isEmpty)
    }
  }
}
