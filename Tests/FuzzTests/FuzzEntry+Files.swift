import PictureScenes
import SDLKit
import Stage

@testable import Matchwood
@testable import PictureDecoding

/// What strangers and other tools have made.
extension FuzzEntry {
  static let header = FuzzEntry(name: "header") { bytes in
    guard let header = try? PictureHeader(bytes) else { return .refused }
    let (width, height) = (header.width, header.height)
    let sides = PictureLimits.sides
    guard sides.contains(width), sides.contains(height), width * height <= PictureLimits.pixels
    else { return .fault("\(width) × \(height)") }
    if header.kind == .jpeg { _ = JPEGHeader.isWhole(bytes, header) }
    let columns = 0..<width
    let rows = 0..<height
    for area in [nil, Rect(-7, 3, 1e9, 40), Rect(5e8, 0, 1, 1), Rect(31, 31, 0.5, -2)] {
      let request = PictureRequest(part: area, limit: 64)
      let part = header.turn.stored(
        request.part(of: header.upright), width: width, height: height)
      let size = request.size(of: part)
      guard columns.clamped(to: part.columns) == part.columns,
        rows.clamped(to: part.rows) == part.rows, 1...64 ~= size.width, 1...64 ~= size.height
      else { return .fault("\(part) of \(width) × \(height)") }
    }
    return .taken
  }

  static let exif = FuzzEntry(name: "exif") { bytes in
    let turn = EXIF.turn(in: bytes[...])
    let segment = Array("Exif".utf8) + [0, 0] + bytes
    guard EXIF.turn(inSegment: segment[...]) == turn else { return .fault("another turn") }
    return turn == .none ? .refused : .taken
  }

  /// What is cut out of a picture file before another decoder reads it: the colour profile, and the first of several frames.
  static let profile = FuzzEntry(name: "profile") { bytes in
    guard let header = try? PictureHeader(bytes) else { return .refused }
    if header.kind == .webp, header.frame > 0,
      let frame = WebPHeader.firstFrame(of: bytes, header)
    {
      let most = bytes.count + 64
      guard frame.file.count <= most, 0..<1 << 25 ~= frame.x, 0..<1 << 25 ~= frame.y else {
        return .fault("\(frame.file.count) bytes at \(frame.x), \(frame.y)")
      }
    }
    guard let profile = ColorProfile.bytes(in: bytes, header) else { return .refused }
    return Outcome(profile.count <= ColorProfile.limit, "\(profile.count) bytes")
  }

  /// Where gettext is to be trusted with a catalogue, it is followed here just as gettext follows it.
  static let catalogue = FuzzEntry(name: "catalogue") { bytes in
    guard CatalogueFile(bytes).isValid else { return .refused }
    let words = stride(from: 0, to: bytes.count - bytes.count % 4, by: 4).map { place in
      (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }
    func text(_ list: Int, _ index: Int) -> ArraySlice<UInt8>? {
      let entry = words[list] / 4 + 2 * index
      guard words.indices.contains(entry + 1) else { return nil }
      let (length, start) = (words[entry], words[entry + 1])
      return bytes.indices.contains(start + length) && bytes[start + length] == 0
        ? bytes[start...start + length] : nil
    }
    for index in 0..<words[2] where text(3, index) == nil || text(4, index) == nil {
      return .fault("a text leads out of the file")
    }
    guard words[5] < 3 || words[5] > words[2] else { return .fault("the table is full") }
    // The last line ends with the head, with or without a line feed of its own.
    let head = (text(4, 0) ?? []).prefix { $0 != 0 } + Array("\n".utf8)
    let rule = Array("plural=".utf8)
    let rules = head.indices.filter { head[$0...].starts(with: rule) }
    let plain = Array("plural=(n != 1);\n".utf8)
    return Outcome(
      rules.allSatisfy { head[$0...].starts(with: plain) }, "a rule for plurals of its own")
  }
}
