import Foundation
import SDLKit
import SDLStage

@testable import Matchwood
@testable import PictureDecoding

/// Rarer files: with colour profiles, clear colours, several frames.
extension Samples {
  // MARK: PNG

  static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + data
    return big(data.count) + named + big(Int(crc(named)))
  }

  /// Bytes as zlib packs them without making them smaller.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var packed: [UInt8] = [0x78, 0x01]
    let parts = stride(from: 0, to: max(1, bytes.count), by: 60_000).map {
      bytes[$0..<min($0 + 60_000, bytes.count)]
    }
    for (number, part) in parts.enumerated() {
      let sides = [UInt8(part.count & 0xFF), UInt8(part.count >> 8)]
      packed += [number == parts.count - 1 ? 1 : 0] + sides + sides.map { ~$0 } + part
    }
    let sums = bytes.reduce((a: 1, b: 0)) { sums, byte in
      let a = (sums.a + Int(byte)) % 65_521
      return (a, (sums.b + a) % 65_521)
    }
    return packed + big(sums.b << 16 | sums.a)
  }

  /// A PNG of whole rows.
  static func png(
    _ width: Int, depth: Int, color: Int, _ rows: [[UInt8]], before pixels: [UInt8] = []
  ) -> [UInt8] {
    let head = big(width) + big(rows.count) + [UInt8(depth), UInt8(color), 0, 0, 0]
    return PNGHeader.signature + chunk("IHDR", head) + pixels
      + chunk("IDAT", stored(rows.flatMap { [0] + $0 })) + chunk("IEND", [])
  }

  /// The same grey picture of 40 × 40 twice, with a clear shade and with alpha.
  ///
  /// - Parameter depth: bits of a shade, 1 to 16.
  static func greyPair(depth: Int) -> (clear: [UInt8], alpha: [UInt8]) {
    let (side, most) = (40, 1 << depth - 1)
    // Of 16 bits some differ from the clear shade in the lower byte alone.
    let clear = most - most * 2 / 5
    let shades = (0..<side).map { y in
      (0..<side).map { x in
        x == y ? clear : x == y + 1 ? clear - 1 : (x * 37 + y * 101) * most / 6000
      }
    }
    let rows = shades.map { row in
      depth == 16
        ? row.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        : stride(from: 0, to: side, by: 8 / depth).map { first in
          row[first..<first + 8 / depth].reduce(0) { $0 << UInt8(depth) | UInt8($1) }
        }
    }
    let other = shades.map { row in
      row.flatMap { shade -> [UInt8] in
        let alpha: UInt8 = shade == clear ? 0 : 255
        return depth == 16
          ? [UInt8(shade >> 8), UInt8(shade & 0xFF), alpha, alpha]
          : [UInt8(shade * 255 / most), alpha]
      }
    }
    let key = chunk("tRNS", [UInt8(clear >> 8), UInt8(clear & 0xFF)])
    return (
      png(side, depth: depth, color: 0, rows, before: key),
      png(side, depth: depth == 16 ? 16 : 8, color: 4, other)
    )
  }

  // MARK: Profiles

  /// A sample with a colour profile in it.
  @MainActor static func file(
    _ kind: PictureFileKind, profile: [UInt8], part: Int = 100
  ) throws -> [UInt8] {
    let plain = try file(kind)
    switch kind {
    case .png:
      let data = Array("any".utf8) + [0, 0] + stored(profile)
      return plain[..<33] + chunk("iCCP", data) + plain[33...]
    case .jpeg: return plain[..<2] + segments(profile, part: part).flatMap(\.self) + plain[2...]
    case .webp:
      let flags: [UInt8] = [0x20, 0, 0, 0, UInt8(width - 1), 0, 0, UInt8(height - 1), 0, 0]
      let padding = [UInt8](repeating: 0, count: profile.count % 2)
      let chunks =
        Array("VP8X".utf8) + little(10) + flags + Array("ICCP".utf8) + little(profile.count)
        + profile + padding + plain[12...]
      return Array("RIFF".utf8) + little(chunks.count + 4) + Array("WEBP".utf8) + chunks
    case .bmp:
      let rows = plain[54...]
      let rest = [UInt8](repeating: 0, count: 48)
      let own = Array("DEBM".utf8) + rest + little(4) + little(124 + rows.count)
      return Array(plain[..<10]) + little(138) + little(124) + plain[18..<54]
        + [UInt8](repeating: 0, count: 16) + own + little(profile.count) + little(0) + rows
        + profile
    }
  }

  /// The segments of a JPEG that a profile is cut into.
  static func segments(_ profile: [UInt8], part: Int) -> [[UInt8]] {
    let starts = Array(stride(from: 0, to: profile.count, by: part))
    return starts.enumerated().map { number, start in
      let data =
        Array("ICC_PROFILE".utf8) + [0, UInt8(number + 1), UInt8(starts.count)]
        + profile[start..<min(start + part, profile.count)]
      let length = data.count + 2
      return [0xFF, 0xE2, UInt8(length >> 8), UInt8(length & 0xFF)] + data
    }
  }

  /// sRGB as a profile, or sRGB with red and green the other way round.
  static func profile(isSwapped: Bool) -> [UInt8] {
    var primaries = [(0.4361, 0.2225, 0.0139), (0.3851, 0.7169, 0.0971), (0.1431, 0.0606, 0.7141)]
    if isSwapped { primaries.swapAt(0, 1) }
    // The curve of sRGB: a power with a straight beginning.
    let curve =
      Array("para".utf8) + big(0) + [0, 3, 0, 0]
      + [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].flatMap(fixed)
    return profile(
      "RGB ",
      zip(["r", "g", "b"], primaries).flatMap { name, place in
        [(name + "XYZ", xyz(place)), (name + "TRC", curve)]
      })
  }

  /// Grey whose levels are as much light as they say.
  static var linearGrey: [UInt8] {
    profile("GRAY", [("kTRC", Array("curv".utf8) + big(0) + big(0))])
  }

  private static func profile(_ space: String, _ tags: [(name: String, data: [UInt8])]) -> [UInt8] {
    let white = (0.9642, 1.0, 0.8249)
    let tags = tags + [(name: "wtpt", data: xyz(white))]
    var (table, data) = (big(tags.count), [UInt8]())
    let start = 128 + 4 + 12 * tags.count
    for tag in tags {
      table += Array(tag.name.utf8) + big(start + data.count) + big(tag.data.count)
      data += tag.data
    }
    var head = big(start + data.count) + big(0) + big(0x0240_0000) + Array("mntr\(space)XYZ ".utf8)
    head += [UInt8](repeating: 0, count: 12) + Array("acsp".utf8) + [UInt8](repeating: 0, count: 28)
    head += [white.0, white.1, white.2].flatMap(fixed)
    return head + [UInt8](repeating: 0, count: 128 - head.count) + table + data
  }

  private static func xyz(_ place: (Double, Double, Double)) -> [UInt8] {
    Array("XYZ ".utf8) + big(0) + [place.0, place.1, place.2].flatMap(fixed)
  }

  private static func fixed(_ number: Double) -> [UInt8] { big(Int((number * 65_536).rounded())) }

  // MARK: Frames

  /// A WebP that may have several frames, each the sample, at even places of the picture.
  static func movingWebP(_ width: Int, _ height: Int, frames: [(x: Int, y: Int)]) -> [UInt8] {
    func three(_ number: Int) -> [UInt8] { Array(little(number).prefix(3)) }
    let sides = three(width - 1) + three(height - 1)
    var chunks = Array("VP8X".utf8) + little(10) + [0x02, 0, 0, 0] + sides
    chunks += Array("ANIM".utf8) + little(6) + [0, 0, 0, 0, 0, 0]
    for frame in frames {
      let data =
        three(frame.x / 2) + three(frame.y / 2) + three(Self.width - 1) + three(Self.height - 1)
        + three(100) + [0] + plainWebP[12...]
      chunks += Array("ANMF".utf8) + little(data.count) + data
    }
    return Array("RIFF".utf8) + little(chunks.count + 4) + Array("WEBP".utf8) + chunks
  }
}
