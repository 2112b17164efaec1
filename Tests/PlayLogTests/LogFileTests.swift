import Files
import Glibc
import TestSupport
import Testing

@testable import PlayLog

@Suite("The file of the log") struct LogFileTests {
  private let folder = TemporaryFolder()
  private var path: FilePath { "\(folder.path)/log" }
  private var file: LogFile { LogFile(path) }

  private func bytes() throws -> [UInt8] { try SafeFile(path: path).read() ?? [] }

  private func damage(_ change: (inout [UInt8]) -> Void) throws {
    var bytes = try bytes()
    change(&bytes)
    try File.writing(path).writeAll(bytes)
  }

  @Test("is an empty log if there is none")
  func missing() throws {
    let reading = try file.read()
    #expect(reading.log == PlayLog())
    #expect(reading.damagedLines == 0)
    #expect(folder.names == [])
  }

  @Test("is the log of all entries that were appended")
  func appending() throws {
    let file = file
    for entry in LogEntry.everyKind { try file.append([entry]) }
    let reading = try LogFile(path).read()
    #expect(reading.log == PlayLog(LogEntry.everyKind))
    #expect(folder.names == ["log"])
    try file.append(LogEntry.everyKind)
    #expect(try LogFile(path).read().log == reading.log, "Nothing counts twice")
  }

  @Test("returns the record of a game, whether it was read or appended")
  func records() throws {
    let file = file
    try file.append([.addAnna, .game(.full, record: "a\tb\n\\")])
    try file.append([.game(.sample(9), record: "zwei")])
    try file.append([.game(.sample(9), record: "drei"), .game(.sample(10), record: "")])
    for file in [file, LogFile(path)] {
      _ = try file.read()
      #expect(try file.record(of: LoggedGame.full.id) == "a\tb\n\\")
      #expect(try file.record(of: LoggedGame.sample(9).id) == "drei")
      #expect(try file.record(of: LoggedGame.sample(10).id) == nil)
      #expect(try file.record(of: LoggedGame.sample(11).id) == nil)
    }
  }

  @Test("closes a half line before it appends")
  func halfLine() throws {
    try file.append([.addAnna, .addBen])
    try damage { $0.removeLast(4) }
    try file.append([.game(.sample(1))])
    let reading = try file.read()
    #expect(reading.damagedLines == 1)
    #expect(reading.log.players.present.map(\.name) == [nil, "Anna"])
    #expect(reading.log.games().count == 1)
  }

  @Test("is not written while another process owns the folder")
  func inUse() throws {
    let owner = FolderLock(Folder(FilePath(folder.path)))
    #expect(owner.acquire() == .held(1))
    let file = LogFile(path, lock: FolderLock(Folder(FilePath(folder.path))))
    #expect(throws: LogFile.Failure.inUse) { try file.append([.addAnna]) }
    #expect(throws: LogFile.Failure.inUse) { try file.forget(anna) }
    #expect(folder.names == ["lock"])
    owner.end()
    try file.append([.addAnna])
    #expect(try file.read().log.players.named("anna") != nil)
  }

  @Test("is read and written only if it is a regular file")
  func pipe() throws {
    #expect(mkfifo("\(folder.path)/log", 0o600) == 0)
    #expect(throws: FileError.self) { try file.read() }
    #expect(throws: LogFile.Failure.self) { try file.append([.addAnna]) }
    #expect(throws: LogFile.Failure.self) { try file.forget(anna) }
  }
}
