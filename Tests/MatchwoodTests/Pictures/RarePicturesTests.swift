import Files
import PictureScenes
import SDLKit
import Stage
import TestSupport
import Testing

@testable import Matchwood
@testable import PictureDecoding

@Suite("Rarer pictures, read in a process of its own", .serialized) @MainActor
struct RarePicturesTests {
  private let folder = TemporaryFolder()

  private func decode(_ bytes: [UInt8], limit: Int = 2048) throws -> PixelImage {
    let path = "\(folder.path)/picture"
    try File.replace(path, with: bytes)
    return try PictureDecoder.ofTests.decode(
      PictureSource(path: path), PictureRequest(limit: limit))
  }

  /// How far two pictures differ, at most, in one colour of a pixel.
  private func difference(_ a: [UInt32], _ b: [UInt32]) -> Int {
    zip(a, b).flatMap { a, b in
      [0, 8, 16].map { abs(Int(a >> $0 & 0xFF) - Int(b >> $0 & 0xFF)) }
    }.max() ?? 0
  }

  private func trouble(_ bytes: [UInt8]) -> PictureError? {
    do {
      _ = try decode(bytes)
      return nil
    } catch {
      return error as? PictureError
    }
  }

  @Test("a grey PNG with a clear shade is as the same with alpha", arguments: [1, 2, 4, 8, 16])
  func clearGrey(depth: Int) throws {
    let (clear, alpha) = Samples.greyPair(depth: depth)
    let (image, other) = (try decode(clear), try decode(alpha))
    #expect(image.pixels == other.pixels)
    #expect(image.pixels[0] == 0xFFFF_FFFF && image.pixels[1] != 0xFFFF_FFFF)
    #expect(try decode(clear, limit: 9).pixels == decode(alpha, limit: 9).pixels)
  }

  @Test("a colour profile is followed in every kind of file", arguments: PictureFileKind.allCases)
  func profile(kind: PictureFileKind) throws {
    let plain = try decode(Samples.file(kind)).pixels
    let swapped = plain.map { $0 & 0xFF00_00FF | $0 << 8 & 0xFF_0000 | $0 >> 8 & 0xFF00 }
    let converted = try decode(Samples.file(kind, profile: Samples.profile(isSwapped: true)))
    #expect(difference(converted.pixels, swapped) <= 3)
  }

  @Test("a profile of sRGB leaves the pixels as they are", arguments: PictureFileKind.allCases)
  func plainProfile(kind: PictureFileKind) throws {
    let profile = Samples.profile(isSwapped: false)
    #expect(
      try decode(Samples.file(kind, profile: profile)).pixels == decode(Samples.file(kind)).pixels)
  }

  @Test("a grey profile is followed in grey pictures, and in no others")
  func greyProfile() throws {
    let shades = (0..<40).map { y in (0..<40).map { UInt8(($0 + y) * 3) } }
    let profile = Array("any".utf8) + [0, 0] + Samples.stored(Samples.linearGrey)
    let file = Samples.png(
      40, depth: 8, color: 0, shades, before: Samples.chunk("iCCP", profile))
    let image = try decode(file)
    // A third of the light is 156 of 255 in sRGB.
    #expect(abs(Int(image.pixels[28] & 0xFF) - 156) <= 1)
    let colors = try decode(Samples.file(.png, profile: Samples.linearGrey))
    #expect(colors.pixels == Samples.pixels)
  }

  @Test("the parts of a profile in a JPEG may come in any order, and one without all is none")
  func parts() throws {
    let plain = try Samples.file(.jpeg)
    let parts = Samples.segments(Samples.profile(isSwapped: true), part: 60)
    func file(_ parts: [[UInt8]]) -> [UInt8] { plain[..<2] + parts.flatMap(\.self) + plain[2...] }
    let whole = try decode(file(parts)).pixels
    #expect(try whole != decode(plain).pixels)
    #expect(try decode(file(parts.reversed())).pixels == whole)
    #expect(try decode(file(Array(parts.dropLast()))).pixels == decode(plain).pixels)
    #expect(try decode(file(parts + [parts[0]])).pixels == decode(plain).pixels)
  }

  @Test("however a profile is damaged, the picture is shown", arguments: PictureFileKind.allCases)
  func damagedProfile(kind: PictureFileKind) throws {
    let whole = Samples.profile(isSwapped: true)
    for seed in 0..<UInt64(Thoroughness.isFull ? 60 : 6) {
      var damage = Damage(seed: seed)
      let bytes = damage.damaged(whole, isText: false)
      guard !bytes.isEmpty else { continue }
      let image = try decode(Samples.file(kind, profile: bytes, part: 1000))
      #expect((image.width, image.height) == (48, 40))
    }
    // Packed bytes that say more than they hold, and that never end.
    let plain = try Samples.file(.png)
    for packed in [[0x78], [0x78, 0x01, 0, 0xFF, 0xFF, 0, 0], .init(repeating: 0, count: 999)] {
      let chunk = Samples.chunk("iCCP", Array("any".utf8) + [0, 0] + packed.map { UInt8($0) })
      #expect(try decode(plain[..<33] + chunk + plain[33...]).pixels == Samples.pixels)
    }
  }

  @Test("of a picture that moves the first frame is shown, where it lies")
  func moving() throws {
    let still = try decode(Samples.file(.webp))
    let both = [(x: 0, y: 0), (x: 2, y: 4)]
    let one = try decode(Samples.movingWebP(48, 40, frames: both))
    #expect(one.pixels == still.pixels)
    let placed = try decode(Samples.movingWebP(96, 80, frames: [(x: 20, y: 30)] + both))
    #expect((placed.width, placed.height) == (96, 80))
    for y in 0..<80 {
      for x in 0..<96 {
        let isInside = (20..<68).contains(x) && (30..<70).contains(y)
        let expected = isInside ? still.pixels[(y - 30) * 48 + x - 20] : 0xFFFF_FFFF
        guard placed.pixels[y * 96 + x] != expected else { continue }
        Issue.record("\(x), \(y)")
        return
      }
    }
    #expect(trouble(Samples.movingWebP(48, 40, frames: [(x: 2, y: 0)])) == .broken)
    let control = Samples.chunk("acTL", Samples.big(3) + Samples.big(0))
    let file = try Samples.file(.png)
    #expect(try decode(file[..<33] + control + file[33...]).pixels == Samples.pixels)
  }

  @Test("a BMP whose colours lie where no decoder looks is of a kind that cannot be read")
  func oddMasks() throws {
    func file(_ masks: [Int]) -> [UInt8] {
      let (head, row) = (66, [UInt8](repeating: 0x5A, count: 160))
      let bytes = (0..<40).flatMap { _ in row }
      return Array("BM".utf8) + Samples.little(head + bytes.count) + Samples.little(0)
        + Samples.little(head) + Samples.little(40) + Samples.little(40) + Samples.little(40)
        + [1, 0, 32, 0] + Samples.little(3) + [UInt8](repeating: 0, count: 20)
        + masks.flatMap(Samples.little) + bytes
    }
    #expect(trouble(file([0xFF_0000, 0xFF00, 0xFF])) == nil)
    #expect(trouble(file([0xFF00_0000, 0xFF0, 0xFF_0000])) == .unreadableKind)
    #expect(trouble(file([0x3FF0_0000, 0xF_FC00, 0x3FF])) == .unreadableKind)
  }
}
