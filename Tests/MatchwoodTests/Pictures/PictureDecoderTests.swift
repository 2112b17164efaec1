import Files
import Foundation
import PictureScenes
import Raster
import SDLKit
import SDLStage
import Stage
import TestSupport
import Testing

@testable import Matchwood
@testable import PictureDecoding

@Suite("Reading a picture in a process of its own", .serialized) @MainActor
struct PictureDecoderTests {
  private let folder = TemporaryFolder()
  private let decoder = PictureDecoder.ofTests

  private func write(_ bytes: [UInt8], to name: String = "picture") throws -> String {
    let path = "\(folder.path)/\(name)"
    try File.replace(path, with: bytes)
    return path
  }

  private func decode(
    _ path: String, part: Rect? = nil, limit: Int = 2048
  ) throws(PictureError) -> PixelImage {
    try decoder.decode(PictureSource(path: path), PictureRequest(part: part, limit: limit))
  }

  private func trouble(_ path: String) -> PictureError? {
    do throws(PictureError) {
      _ = try decode(path)
      return nil
    } catch {
      return error
    }
  }

  /// The nearest of the four colours of the samples, in each corner: left to right, top to bottom.
  private func corners(_ image: PixelImage) -> [UInt32] {
    let (right, bottom) = (image.width - 3, image.height - 3)
    return [(2, 2), (right, 2), (2, bottom), (right, bottom)].map { x, y in
      let pixel = image.pixels[y * image.width + x]
      return 0xFF00_0000
        | [16, 8, 0].reduce(0) { $0 | ((pixel >> $1 & 0xFF) > 0x80 ? 0xFF << $1 : 0) }
    }
  }

  @Test("gives the pixels of every kind", arguments: PictureFileKind.allCases)
  func kinds(kind: PictureFileKind) throws {
    let image = try decode(write(Samples.file(kind)))
    #expect((image.width, image.height) == (48, 40))
    #expect(corners(image) == [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FF00])
    if kind == .png || kind == .bmp { #expect(image.pixels == Samples.pixels) }
  }

  @Test("stands every picture upright, by the eight ways of EXIF", arguments: 1...8)
  func turns(turn: Int) throws {
    // What is seen at the corners, by the standard's words for where row 0 and column 0 are seen.
    let (red, green, blue, yellow): (UInt32, UInt32, UInt32, UInt32) = (
      0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FF00
    )
    let seen = [
      [red, green, blue, yellow], [green, red, yellow, blue], [yellow, blue, green, red],
      [blue, yellow, red, green], [red, blue, green, yellow], [blue, red, yellow, green],
      [yellow, green, blue, red], [green, yellow, red, blue],
    ][turn - 1]
    for kind in [PictureFileKind.png, .jpeg, .webp] {
      let image = try decode(write(Samples.file(kind, turn: turn)))
      #expect(corners(image) == seen)
      #expect(image.width == (turn < 5 ? 48 : 40))
    }
  }

  @Test(
    "cuts out a part of the picture as it is seen, and makes it as small as asked", arguments: 1...8
  )
  func parts(turn: Int) throws {
    let path = try write(Samples.file(.png, turn: turn))
    let whole = try decode(path)
    let part = Rect(4, 6, 30, 24)
    #expect(
      try decode(path, part: part).pixels == whole.scaled(part: part, width: 30, height: 24).pixels)
    let small = try decode(path, part: part, limit: 15)
    #expect((small.width, small.height) == (15, 12))
    let outside = try decode(path, part: Rect(500, 500, 10, 10))
    #expect(outside.pixels == whole.pixels)
  }

  @Test("lays clear pixels on white")
  func clear() throws {
    let bytes = try Bitmap(
      width: 40, height: 40, pixels: .init(repeating: 0x8000_0000, count: 1600)
    ).png()
    let image = try decode(write(bytes))
    #expect(image.pixels.allSatisfy { (0xFF7E_7E7E...0xFF80_8080).contains($0) })
  }

  @Test("cut short, a picture is refused", arguments: PictureFileKind.allCases)
  func cut(kind: PictureFileKind) throws {
    let file = try Samples.file(kind)
    for length in stride(from: 1, to: file.count, by: 64) {
      let trouble = trouble(try write(Array(file.prefix(length))))
      #expect(trouble == (length == 1 ? .unknownKind : .broken), "\(length) of \(file.count) bytes")
    }
  }

  @Test("refuses what is no plain file, without waiting for it")
  func noFile() throws {
    #expect(trouble(folder.path) == .notAFile)
    #expect(trouble("/dev/zero") == .notAFile)
    #expect(trouble(folder.path + "/none") == .missing)
    #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
    #expect(trouble(folder.path + "/pipe") == .notAFile)
    #expect(symlink("loop", folder.path + "/loop") == 0)
    #expect(trouble(folder.path + "/loop") == .unreadable)
    #expect(trouble(try write([], to: "empty")) == .empty)
    let long = try write([1], to: "long")
    #expect(truncate(long, off_t(PictureLimits.bytes + 1)) == 0)
    #expect(trouble(long) == .tooLong)
  }

  @Test("refuses what may not be read", .enabled(if: geteuid() != 0, "root may read everything"))
  func unreadable() throws {
    let path = try write(Samples.file(.png))
    chmod(path, 0)
    #expect(trouble(path) == .unreadable)
  }

  @Test("refuses a header that promises more than there is")
  func lies() throws {
    for kind in [PictureFileKind.png, .bmp] {
      var file = try Samples.file(kind)
      let sides = kind == .png ? 16..<24 : 18..<26
      let side = kind == .png ? Samples.big(8000) : Samples.little(8000)
      file.replaceSubrange(sides, with: side + side)
      #expect(trouble(try write(file)) == .broken)
    }
  }

  @Test("says so when the reading process cannot be started, is killed, is late or talks nonsense")
  func badReaders() throws {
    let path = try write(Samples.file(.png))
    func trouble(_ program: String, _ patience: Duration = TestTimeout.limit) -> PictureError? {
      do throws(PictureError) {
        let decoder = PictureDecoder(program: program, timeout: patience)
        _ = try decoder.decode(PictureSource(path: path), PictureRequest(limit: 99))
        return nil
      } catch {
        return error
      }
    }
    func script(_ words: String) throws -> String {
      let program = try write(Array("#!/bin/sh\n\(words)\n".utf8), to: "reader")
      chmod(program, 0o700)
      return program
    }
    #expect(trouble("/nowhere") == .noReader)
    #expect(trouble(try script("kill -KILL $$")) == .tooDemanding)
    // SIGXCPU, which the limit on time sends.
    #expect(trouble(try script("kill -24 $$")) == .tooDemanding)
    #expect(trouble(try script("kill -SEGV $$")) == .broken)
    #expect(trouble(try script("exit 1")) == .broken)
    #expect(trouble(try script("exec cat /dev/zero")) == .broken)
    #expect(trouble(try script("exec sleep 60"), .milliseconds(50)) == .tooDemanding)
    // Another size than was asked for, and a reply that ends before its pixels do.
    for (width, height, pixels) in [
      (100, 1, 100), (48, 40, 1919), (0, 0, 0), (1, 1, 1), (7, 7, 49), (99, 1, 99), (40, 48, 1920),
      (48, 39, 1872), (99, 99, 9801),
    ] {
      let reply =
        PictureReply(width: width, height: height).bytes
        + [UInt8](repeating: 0, count: pixels * 4)
      _ = try write(reply, to: "reply")
      #expect(trouble(try script("exec cat \(folder.path)/reply")) == .broken)
    }
    let whole = PictureReply(width: 48, height: 40).bytes + [UInt8](repeating: 0, count: 7680)
    _ = try write(whole, to: "reply")
    #expect(trouble(try script("exec cat \(folder.path)/reply")) == nil)
    // What was made of a file that is written meanwhile is of no use.
    #expect(
      trouble(try script("printf x >>\(path)\nexec cat \(folder.path)/reply")) == .changed)
    #expect(trouble(try script("touch -d @9 \(path)\nexit 1")) == .changed)
  }

  @Test("ended by a colour profile, the reading process is started once more without it")
  func badProfile() throws {
    let path = try write(Samples.file(.png))
    let reply = PictureReply(width: 48, height: 40).bytes
    _ = try write(reply, to: "head")
    _ = try write(reply + [UInt8](repeating: 7, count: 7680), to: "reply")
    let program = try write(
      Array(
        """
        #!/bin/sh
        echo $1 >>\(folder.path)/words
        if [ $1 = --read-picture ]; then cat \(folder.path)/head; kill -SEGV $$; fi
        cat \(folder.path)/reply

        """.utf8), to: "reader")
    chmod(program, 0o700)
    let decoder = PictureDecoder(program: program, timeout: .seconds(600))
    let image = try decoder.decode(PictureSource(path: path), PictureRequest(limit: 99))
    #expect(image.pixels.allSatisfy { $0 == 0x0707_0707 })
    let words = try SafeFile(path: folder.path + "/words").read() ?? []
    let lines = String(decoding: words, as: UTF8.self).split(separator: "\n")
    #expect(lines == ["--read-picture", "--read-picture-without-profile"])
  }

  @Test("leaves no process behind, whether it has ended by itself or not")
  func noProcess() throws {
    let file = try PictureSource(path: write(Samples.file(.png))).file
    for (program, signal) in [("/bin/true", nil), ("/bin/cat", nil), ("/bin/sleep", SIGKILL)] {
      let words = program == "/bin/sleep" ? ["60"] : []
      guard let child = ChildProcess.start(program, words, input: file) else {
        Issue.record("\(program) was not started")
        continue
      }
      let id = child.id
      let deadline = signal == nil ? ContinuousClock.now + TestTimeout.limit : nil
      #expect(child.end(by: deadline) == signal)
      let isGone = kill(id, 0) == -1 && errno == ESRCH
      #expect(isGone)
    }
  }

  @Test("leaves neither file nor pipe open")
  func noFiles() throws {
    let path = try write(Samples.file(.webp))
    let quick = PictureDecoder(program: "/bin/true", timeout: TestTimeout.limit)
    #expect(throws: PictureError.broken) {
      try quick.decode(PictureSource(path: path), PictureRequest(limit: 9))
    }
    #expect(!openFiles().contains(path))
    let pipe = try pipe(ofChildThatReads: path)
    #expect(pipe.hasPrefix("pipe:"))
    #expect(!openFiles().contains(pipe))
  }

  /// What the output of a process was called that has come and gone; empty where none came.
  private func pipe(ofChildThatReads path: String) throws -> String {
    let file = try PictureSource(path: path).file
    guard let child = ChildProcess.start("/bin/true", [], input: file) else { return "" }
    let pipe = Self.target(of: child.output.descriptor)
    _ = child.end(by: nil)
    return pipe ?? ""
  }

  /// What all open files of this process are; other tests open some at the same time.
  private func openFiles() -> [String] {
    TemporaryFolder.names(in: "/proc/self/fd").compactMap { Int32($0) }.compactMap(Self.target)
  }

  private static func target(of descriptor: Int32) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(descriptor)")
  }
}

extension PictureDecoder {
  /// A decoder that starts the program beside the tests, and waits as long as a busy machine may need.
  @MainActor static var ofTests: PictureDecoder {
    PictureDecoder(program: ProgramRun.program, timeout: TestTimeout.limit)
  }
}
