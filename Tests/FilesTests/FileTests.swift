import Files
import Glibc
import TestSupport
import Testing

@Suite("An open file")
struct FileTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.path + "/a" }

  @Test("gives back what was written, in one piece or part by part")
  func parts() throws {
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 / 3) }
    try File.writing(path).writeAll(bytes)
    #expect(try File.reading(path).readAll(atMost: 1 << 20) == bytes)
    let file = try File.reading(path)
    #expect(try file.values(at: 1000, count: 5000) == Array(bytes[1000..<6000]))
    #expect(try file.values(at: 199_990, count: 5000) == Array(bytes[199_990...]))
    #expect(try file.values(at: 300_000, count: 1) == [UInt8]())
    // Reading at a place does not move where the file stands.
    #expect(try file.readAll(atMost: 1 << 20) == bytes)
    #expect(try file.status().length == bytes.count)
  }

  @Test("is read to a limit, and more is an error")
  func limit() throws {
    folder.write("12345", to: "a")
    #expect(try File.reading(path).readAll(atMost: 5).count == 5)
    let error = #expect(throws: FileError.self) { try File.reading(path).readAll(atMost: 4) }
    #expect(error?.code == EFBIG)
  }

  @Test("gives numbers as they were written, and only whole ones")
  func numbers() throws {
    try File.writing(path).writeAll([7, 8, 9] as [UInt32])
    let file = try File.reading(path)
    #expect(try file.values(at: 0, count: 2) == [7, 8] as [UInt32])
    #expect(try file.values(at: 6, count: 2) == [9 << 16] as [UInt32])
  }

  @Test("keeps the date that it is given, as finely as the file system does")
  func date() throws {
    let file = try File.writing(path)
    file.setDate(.seconds(1_000_000_000))
    #expect(try file.status().date == .seconds(1_000_000_000))
    #expect(try FileStatus(path).date == file.status().date)
  }

  @Test("is closed when nobody holds it any more")
  func closed() throws {
    let descriptor = try File.writing(path).descriptor
    var name = [CChar](repeating: 0, count: 4096)
    // Its number may belong to another file by now, but to none of this name.
    let count = readlink("/proc/self/fd/\(descriptor)", &name, name.count)
    let leads = name.prefix(max(0, count)).map(UInt8.init(bitPattern:))
    #expect(String(decoding: leads, as: UTF8.self) != path)
  }

  @Test("is replaced whole; what is no plain file is written to")
  func replaced() throws {
    for word in ["one", "two"] { try File.replace(path, with: Array(word.utf8)) }
    #expect(try SafeFile(path: path).read() == Array("two".utf8))
    #expect(folder.names == ["a"])
    try File.replace("/dev/null", with: [1])
    #expect(try FileStatus("/dev/null").kind == .other)
    #expect(throws: FileError.self) { try File.replace("/dev/full", with: [1]) }
  }

  @Test("A pipe takes what there is room for, and one that nobody reads is given up")
  func pipes() throws {
    mkfifo(path, 0o600)
    let unread = #expect(throws: FileError.self) {
      try File.replace(path, with: [1], timeout: .zero)
    }
    #expect(unread?.description == "cannot write \(path): no program reads it")
    let reader = try File(path, O_RDWR | O_NONBLOCK, "read")
    let bytes = (0..<50_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    try File.replace(path, with: bytes, timeout: .seconds(600))
    var read = [UInt8](repeating: 0, count: 100_000)
    #expect(try reader.read(into: &read) == bytes.count)
    #expect(read.starts(with: bytes))
    let full = #expect(throws: FileError.self) {
      try File.replace(path, with: bytes + bytes, timeout: .zero)
    }
    #expect(full?.code == ETIMEDOUT)
  }
}
