import BoxKit
import Files
import GameKernel
import PlayLog
import Stage
import TestSupport
import Testing
import Threads

@testable import Matchwood

@Suite("The log between two runs") @MainActor
struct LogStoreTests {
  private let folder = TemporaryFolder()
  private var path: FilePath { "\(FilePath(folder.path))/log" }

  private func store() -> LogStore {
    let folder = LockedFolder(FilePath(folder.path))
    var queue = PrefetchQueue()
    let preloaded = LogStore.preload(in: folder, &queue)
    queue.begin()
    return LogStore(in: folder, preloaded) { Moment(secondsSince1970: 1_795_000_000) }
  }

  private func game(_ number: UInt64) -> LoggedGame {
    LoggedGame(
      GameID(rawValue: number), at: Moment(secondsSince1970: 1_795_000_000),
      seats: [LoggedSeat(.player(.first))], game: "sliding", setup: "4:numbers",
      start: "sliding:1:4:seed=\(number)", isOver: true, time: .seconds(60))
  }

  @Test("has every game, in order, with its record")
  func roundTrip() {
    do {
      let store = store()
      store.model.append([.game(game(1), record: "one")])
      store.beginWriting()
      store.model.append([.game(game(2), record: "two"), .proof(GameID(rawValue: 1), least: 9)])
      #expect(store.model.record(of: GameID(rawValue: 2)) == "two")
      store.finish()
    }
    let model = store().model
    #expect(model.log.games().map(\.id.rawValue) == [1, 2])
    #expect(model.log[GameID(rawValue: 1)]?.least == 9)
    #expect(model.record(of: GameID(rawValue: 1)) == "one")
    #expect(model.record(of: GameID(rawValue: 3)) == nil)
  }

  @Test("tells of damaged lines once, and again of further ones")
  func damage() throws {
    do {
      let store = store()
      store.model.append([.game(game(1), record: "")])
      store.finish()
    }
    func damage() throws {
      let bytes = try #require(try SafeFile(path: path).read())
      folder.write(String(decoding: bytes, as: UTF8.self) + "half a line\n", to: "log")
    }
    func errors() -> [PersistenceError] {
      let store = store()
      #expect(store.model.log.games().count == 1)
      defer { store.finish() }
      return store.errors
    }
    try damage()
    #expect(errors() == [.damagedLines(1, path: path.shown)])
    #expect(errors().isEmpty)
    try damage()
    #expect(errors() == [.damagedLines(2, path: path.shown)])
    #expect(errors().isEmpty)
    let error = PersistenceError.damagedLines(2, path: "x")
    #expect(error.title(Texts()) == "Your games" && error.message(Texts()).hasPrefix("2 damaged"))
  }

  @Test("that cannot be read is left alone, and the run goes on without it")
  func unreadable() throws {
    try Folder(path).make()
    let store = store()
    guard case .unreadable(.log, _) = try #require(store.errors.first) else {
      Issue.record("\(store.errors)")
      return
    }
    store.model.append([.game(game(1), record: "")])
    store.finish()
    #expect(store.model.log.games().count == 1)
    #expect(try FileStatus(path).kind == .folder)
  }

  @Test("keeps entries that could not be written, and writes them with the next ones")
  func failure() throws {
    var failures: [PersistenceError] = []
    do {
      let store = store()
      store.onError = { failures.append($0) }
      try Folder(path).make()
      store.model.append([.game(game(1), record: "")])
      store.finish()
      #expect(failures.count == 1)
      Folder(path).remove()
      store.model.append([.game(game(2), record: "")])
      store.finish()
    }
    #expect(failures.count == 2 && failures.last == .savedAgain(folder: folder.path))
    #expect(store().model.log.games().map(\.id.rawValue) == [1, 2])
  }

  @Test("is not written by a copy of Matchwood without the folder's lock")
  func locked() {
    let first = store()
    var failures: [PersistenceError] = []
    do {
      let second = store()
      second.onError = { failures.append($0) }
      second.model.append([.game(game(2), record: "")])
      second.finish()
      #expect(second.model.log.games().count == 1)
    }
    first.finish()
    #expect(failures.isEmpty && store().model.log.games().isEmpty)
  }

  @Test(
    "has no line of a player who was forgotten, even if the program ends before the file is rewritten"
  )
  func forgotten() throws {
    let anna = PlayerID(rawValue: 10)
    do {
      let store = store()
      try store.model.change(anna, .add(name: "Anna", colour: 1, figure: 1))
      var game = game(1)
      game.seats = [LoggedSeat(.player(anna))]
      store.model.append([.game(game, record: "")])
      store.model.enter(anna)
      store.finish()
    }
    try LogFile(path).append([.player(anna, .forget)])
    do { store().finish() }
    let text = String(decoding: try #require(try SafeFile(path: path).read()), as: UTF8.self)
    #expect(!text.contains("Anna") && !text.contains("sliding"))
  }

  @Test("makes another player play when the one who plays is removed")
  func removed() throws {
    let model = PlayLogModel()
    let anna = PlayerID(rawValue: 10)
    #expect(throws: PlayerRefusal.nameMissing) {
      try model.change(anna, .add(name: " ", colour: 1, figure: 1))
    }
    try model.change(anna, .add(name: "Anna", colour: 1, figure: 1))
    model.enter(anna)
    #expect(model.profile?.name == "Anna")
    try model.change(anna, .remove)
    #expect(model.player == .first && model.profile?.name == nil)
    model.enter(anna)
    #expect(model.player == .first)
  }
}
