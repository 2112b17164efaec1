import Files
import GameKernel
import PictureScenes
import SDLKit
import Stage
import TestSupport
import Testing

@testable import Matchwood
@testable import PictureDecoding

@Suite("The first bytes of a picture file") @MainActor struct PictureHeaderTests {
  private func problem(_ bytes: [UInt8]) -> PictureHeader.Problem? {
    do throws(PictureHeader.Problem) {
      _ = try PictureHeader(bytes)
      return nil
    } catch {
      return error
    }
  }

  /// A PNG that says its size and then begins its pixels.
  private func png(_ width: Int, _ height: Int, before pixels: [UInt8] = []) -> [UInt8] {
    PNGHeader.signature + Samples.big(13) + Array("IHDR".utf8) + Samples.big(width)
      + Samples.big(height) + [8, 2, 0, 0, 0] + Samples.big(0) + pixels + Samples.big(0)
      + Array("IDAT".utf8)
  }

  private func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    Samples.big(bytes.count) + Array(name.utf8) + bytes + Samples.big(0)
  }

  @Test("tell kind and size", arguments: PictureFileKind.allCases)
  func samples(kind: PictureFileKind) throws {
    let header = try PictureHeader(try Samples.file(kind))
    #expect(header.kind == kind)
    #expect(header.upright == Size(48, 40))
    #expect(header.turn == .none)
  }

  @Test("tell which way up, and the size as it is seen", arguments: 1...8)
  func turns(turn: Int) throws {
    for kind in [PictureFileKind.png, .jpeg, .webp] {
      let header = try PictureHeader(try Samples.file(kind, turn: turn))
      #expect(header.turn.rawValue == turn)
      #expect(header.upright == (turn < 5 ? Size(48, 40) : Size(40, 48)))
    }
  }

  @Test("tell the day on which the picture was taken, in every file that can say so")
  func taken() throws {
    let day = try #require(Day(year: 2026, month: 7, day: 4))
    let exif = Self.exif("2026:07:04 12:30:00")
    #expect(EXIF.dateTaken(in: exif[...]) == day)
    let segment = Array("Exif".utf8) + [0, 0] + exif
    let length = segment.count + 2
    let jpeg = Samples.jpeg()
    let dated =
      jpeg[..<2] + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + segment + jpeg[2...]
    #expect(try PictureHeader(Array(dated)).dateTaken == day)
    #expect(try PictureHeader(jpeg).dateTaken == nil)
  }

  @Test(
    "tell no day where it makes no sense or leads nowhere",
    arguments: ["0000:00:00 00:00:00", "2026:13:04 12:30:00", "    :  :     :  :  ", "x"])
  func senselessDay(text: String) {
    #expect(EXIF.dateTaken(in: Self.exif(text)[...]) == nil)
  }

  @Test("end at directories that lead to themselves or out of the file")
  func hostileDirectories() {
    var exif = Self.exif("2026:07:04 12:30:00")
    for place in exif.indices {
      for byte: UInt8 in [0, 1, 8, 0x7F, 0xFF] {
        let old = exif[place]
        exif[place] = byte
        _ = EXIF.dateTaken(in: exif[...])
        _ = EXIF.turn(in: exif[...])
        exif[place] = old
      }
      _ = EXIF.dateTaken(in: exif[..<place])
    }
  }

  /// A TIFF whose second directory says when the picture was taken.
  private static func exif(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    return Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 0x87, 0x69, 0, 4, 0, 0, 0, 1]
      + [0, 0, 0, 26, 0, 0, 0, 0, 0, 1, 0x90, 0x03, 0, 2] + Samples.big(bytes.count)
      + Samples.big(44) + [0, 0, 0, 0] + bytes
  }

  @Test("are upright where the tag makes no sense", arguments: [0, 9, 256, 65_535])
  func senselessTurn(turn: Int) throws {
    #expect(try PictureHeader(try Samples.file(.jpeg, turn: turn)).turn == .none)
  }

  @Test(
    "refuse what is too large or too small, whatever the file holds",
    arguments: [
      (30_000, 30_000, PictureError.tooLarge), (16_385, 32, .tooLarge), (8_193, 8_192, .tooLarge),
      (8_192, 8_192, nil), (16_384, 4_096, nil), (32, 32, nil), (31, 400, .tooSmall),
      (400, 1, .tooSmall), (0, 400, .broken), (0xFFFF_FFFF, 0xFFFF_FFFF, .tooLarge),
    ] as [(Int, Int, PictureError?)])
  func sizes(width: Int, height: Int, trouble: PictureError?) {
    #expect(problem(png(width, height)) == trouble.map { .refused($0) })
  }

  @Test("of a BMP may say that rows come from the top")
  func upsideDown() throws {
    var file = try Samples.file(.bmp)
    file.replaceSubrange(22..<26, with: Samples.little(-40))
    #expect(try PictureHeader(file).height == 40)
    file.replaceSubrange(22..<26, with: Samples.little(Int(Int32.min)))
    #expect(problem(file) == .refused(.tooLarge))
  }

  @Test("tell whether a picture moves: one that has a single frame does not")
  func moving() throws {
    for (frames, moves) in [(0, false), (1, false), (2, true), (500, true)] {
      let control = chunk("acTL", Samples.big(frames) + Samples.big(0))
      #expect(try PictureHeader(png(48, 40, before: control)).isAnimated == moves)
    }
    for (frames, moves) in [(1, false), (2, true)] {
      let places = Array(repeating: (x: 0, y: 0), count: frames)
      let header = try PictureHeader(Samples.movingWebP(48, 40, frames: places))
      #expect(header.isAnimated == moves && header.upright == Size(48, 40))
    }
    #expect(problem(Samples.movingWebP(48, 40, frames: [])) == .refused(.broken))
  }

  @Test("tell which way up where that is said behind the pixels", arguments: 1...8)
  func turnBehindPixels(turn: Int) throws {
    let file = try Samples.file(.png)
    let words = chunk("tEXt", [UInt8](repeating: 65, count: 300_000))
    let turned = file.dropLast(12) + words + chunk("eXIf", Samples.exif(turn)) + file.suffix(12)
    #expect(try PictureHeader(Array(turned)).turn.rawValue == turn)
    // In a file too, of which only parts are read.
    let folder = TemporaryFolder()
    try File.replace(folder.path + "/turned.png", with: Array(turned))
    let source = try PictureSource(path: folder.path + "/turned.png")
    #expect(try source.header().turn.rawValue == turn)
  }

  @Test("are found behind junk between the segments of a JPEG, as decoders find them")
  func junk() throws {
    let file = try Samples.file(.jpeg, turn: 6)
    let plain = try PictureHeader(file)
    let junk: [[UInt8]] = [
      Array("hello".utf8), [0], [0xFF, 0, 7], [0xFF, 0xFF, 0xFF], .init(repeating: 7, count: 9_999),
    ]
    for junk in junk {
      var (place, dirty) = (2, Array(file[..<2]))
      while file[place + 1] != 0xDA {
        let length = 2 + Int(file[place + 2]) << 8 + Int(file[place + 3])
        dirty += junk + file[place..<place + length]
        place += length
      }
      let header = try PictureHeader(dirty + file[place...])
      #expect(header.upright == plain.upright && header.turn == .right)
    }
    // Nobody looks for ever.
    let endless = [0xFF, 0xD8] + [UInt8](repeating: 1, count: 2 << 20)
    #expect(problem(endless) == .refused(.broken))
  }

  @Test("refuse kinds of JPEG and BMP that no decoder knows as such, and not as damaged")
  func unreadableKinds() throws {
    let jpeg = try Samples.file(.jpeg)
    let frame = try PictureHeader(jpeg).frame
    for (place, byte) in [(1, 0xC3), (1, 0xC7), (1, 0xCB), (1, 0xF7), (4, 12), (9, 2)] {
      var other = jpeg
      other[frame + place] = UInt8(byte)
      #expect(problem(other) == .refused(.unreadableKind), "\(byte) at \(place)")
    }
    for method in [4, 5, 11, 99] {
      var bmp = try Samples.file(.bmp)
      bmp[30] = UInt8(method)
      #expect(problem(bmp) == .refused(.unreadableKind), "\(method)")
    }
  }

  @Test("refuse colours for a press, and every other kind of file")
  func kinds() throws {
    var jpeg = try Samples.file(.jpeg)
    let frame = try PictureHeader(jpeg).frame
    jpeg[frame + 9] = 4
    #expect(problem(jpeg) == .refused(.printColours))
    let gif =
      Array("GIF89a".utf8) + [0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0] + [UInt8](repeating: 0, count: 22)
    #expect(problem(gif) == .refused(.unknownKind))
    for beginning in ["P6 9 9 255 ", "PK\u{3}\u{4}", "<svg", "II*\0", "RIFF1234WAVE", "\u{7F}ELF"] {
      #expect(problem(Array(beginning.utf8)) == .refused(.unknownKind))
    }
    #expect(problem([]) == .refused(.empty))
  }

  @Test("may have more before the size than is looked at first")
  func late() throws {
    let words = chunk("tEXt", [UInt8](repeating: 65, count: 100_000))
    let file = png(48, 40, before: words + chunk("eXIf", Samples.exif(6)))
    #expect(try PictureHeader(file).turn == .right)
    #expect(problem(Array(file.prefix(64 << 10))) == .needsMore)
  }

  @Test(
    "cut anywhere ask for more, and never say anything else", arguments: PictureFileKind.allCases)
  func cut(kind: PictureFileKind) throws {
    let file = try Samples.file(kind, turn: kind == .bmp ? nil : 3)
    let header = try PictureHeader(file)
    for length in 12..<file.count {
      let cut = Array(file.prefix(length))
      if problem(cut) == nil {
        #expect(try PictureHeader(cut) == header)
      } else {
        #expect(problem(cut) == .needsMore)
      }
    }
  }

  @Test("never trip the reader, whatever they are", arguments: 1...40 as ClosedRange<UInt64>)
  func noise(seed: UInt64) throws {
    var dice = Dice(seed: seed)
    for kind in PictureFileKind.allCases {
      var file = try Samples.file(kind, turn: 6)
      for _ in 0..<200 {
        file[Int.random(in: 4..<min(file.count, 80), using: &dice)] = .random(
          in: 0...255, using: &dice)
        if let header = try? PictureHeader(file) {
          #expect(header.width * header.height <= PictureLimits.pixels)
          #expect(min(header.width, header.height) >= PictureLimits.sides.lowerBound)
        }
      }
    }
  }
}
