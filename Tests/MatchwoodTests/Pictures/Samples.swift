import Foundation
import Raster
import SDLKit
import SDLStage

@testable import Matchwood

/// Small picture files of 48 × 40 pixels: red, green, blue and yellow, quarter by quarter.
enum Samples {
  static let width = 48
  static let height = 40

  /// A sample of a kind, told to be turned if that is wanted.
  @MainActor static func file(_ kind: PictureFileKind, turn: Int? = nil) throws -> [UInt8] {
    switch kind {
    case .png: try png(turn: turn)
    case .jpeg: jpeg(turn: turn)
    case .webp: webp(turn: turn)
    case .bmp: bmp
    }
  }

  /// The colour of a place as it was before anything was packed.
  static func color(_ x: Int, _ y: Int) -> UInt32 {
    switch (x < width / 2, y < height / 2) {
    case (true, true): 0xFFFF_0000
    case (false, true): 0xFF00_FF00
    case (true, false): 0xFF00_00FF
    case (false, false): 0xFFFF_FF00
    }
  }

  static var pixels: [UInt32] {
    (0..<height).flatMap { y in (0..<width).map { x in color(x, y) } }
  }

  @MainActor private static func png(turn: Int?) throws -> [UInt8] {
    let plain = try Bitmap(width: width, height: height, pixels: pixels).png()
    guard let turn else { return plain }
    let chunk = Array("eXIf".utf8) + exif(turn)
    let block = big(exif(turn).count) + chunk + big(Int(crc(chunk)))
    return plain[..<33] + block + plain[33...]
  }

  static func jpeg(turn: Int? = nil) -> [UInt8] {
    guard let turn else { return plainJPEG }
    let segment = Array("Exif".utf8) + [0, 0] + exif(turn)
    let length = segment.count + 2
    return plainJPEG[..<2] + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + segment
      + plainJPEG[2...]
  }

  private static func webp(turn: Int?) -> [UInt8] {
    guard let turn else { return plainWebP }
    let flags: [UInt8] = [0x08, 0, 0, 0, UInt8(width - 1), 0, 0, UInt8(height - 1), 0, 0]
    let extended = Array("VP8X".utf8) + little(10) + flags
    let data = Array("EXIF".utf8) + little(exif(turn).count) + exif(turn)
    let chunks = extended + plainWebP[12...] + data
    return Array("RIFF".utf8) + little(chunks.count + 4) + Array("WEBP".utf8) + chunks
  }

  /// 24 bits a pixel, the lowest row first.
  private static var bmp: [UInt8] {
    let header = little(54) + little(40) + little(width) + little(height) + [1, 0, 24, 0]
    var rows: [UInt8] = []
    for y in (0..<height).reversed() {
      for x in 0..<width {
        let color = color(x, y)
        rows += [UInt8(color & 0xFF), UInt8(color >> 8 & 0xFF), UInt8(color >> 16 & 0xFF)]
      }
    }
    let rest = [UInt8](repeating: 0, count: 24)
    return Array("BM".utf8) + little(54 + rows.count) + little(0) + header + rest + rows
  }

  /// A TIFF of one entry, smallest byte last; of even length.
  static func exif(_ turn: Int) -> [UInt8] {
    Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1]
      + [UInt8(turn >> 8), UInt8(turn & 0xFF), 0, 0, 0, 0, 0, 0]
  }

  /// A PNG whose sums are right, whatever was done to its chunks; any other file as it is.
  static func withSums(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return bytes }
    var (bytes, place) = (bytes, 8)
    while place + 12 <= bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - place - 12 else { break }
      let end = place + 8 + length
      bytes.replaceSubrange(end..<end + 4, with: big(Int(crc(Array(bytes[place + 4..<end])))))
      place = end + 4
    }
    return bytes
  }

  static func big(_ number: Int) -> [UInt8] { little(number).reversed() }

  static func little(_ number: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  static func crc(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0 as UInt32) { crc, byte in
      (0..<8).reduce(crc ^ UInt32(byte)) { crc, _ in crc >> 1 ^ (crc & 1) * 0xEDB8_8320 }
    }
  }

  /// A JPEG, made from the pixels above.
  private static let plainJPEG = bytes(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4R
    DgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU
    FBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAoADADAREAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAA
    AAgJCv/EABsQAQABBQEAAAAAAAAAAAAAAACkFxhlZuLj/8QAGAEBAQEBAQAAAAAAAAAAAAAAAAcKCQb/xAAdEQEA
    AQMFAAAAAAAAAAAAAAAAZRij4xYXY6Li/9oADAMBAAIRAxEAPwCdEMdUwAFjIkzHgAI5W1pwAAWMiTMeAAz7qti5
    HLqhTJMWMztVUPFXsRVbFyOSmSYsZioeKvYiq2LkclMkxYzFQ8VexNabdNhhejjpqjh7eXP/AGKkrWUt02GF6GqO
    Ht5NipK1lLdNhhehqjh7eTYqStZWK7Tc92AA6DWVdcAAHPk1UIeAA6DWVdcAAH//2Q==
    """)

  /// A WebP, made from the pixels above.
  static let plainWebP = bytes(
    """
    UklGRqoAAABXRUJQVlA4IJ4AAAAQCACdASowACgAPi0QhkKhoQ1SAAwBYliAMvdQX4B+AGzicA/AD9gP4tyLPYD8
    QLYB/APwAu/+7AP4AC7+CZuw5WbuzeJbh9WgAP74fD+QoyxjJwguOUHkP39kP/+qeiVWqJ5Isfk5uf/eBSTuz1iU
    qzD13dufyHcnsTXoj8KFsPakn6f3OFlf5yhq0Ncpna9VJU5hli97sWjZAAAAAA==
    """)

  private static func bytes(_ text: String) -> [UInt8] {
    [UInt8](Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data())
  }
}
