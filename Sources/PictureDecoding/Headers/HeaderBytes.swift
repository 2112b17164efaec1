import Files
import PictureScenes

/// A reader of numbers in a picture file.
nonisolated struct HeaderBytes {
  /// Whether numbers are little-endian.
  var isLittleEndian: Bool
  private let source: Source

  private enum Source {
    /// The first bytes of a file, or the whole file.
    case bytes(ArraySlice<UInt8>)
    case file(FileWindow)
  }

  init(_ bytes: ArraySlice<UInt8>, isLittleEndian: Bool = false) {
    source = .bytes(bytes)
    self.isLittleEndian = isLittleEndian
  }

  /// Reads parts of a file on demand.
  init(_ file: File, length: Int) {
    source = .file(FileWindow(file, length: length))
    isLittleEndian = false
  }

  /// The same bytes, read as little-endian numbers.
  var littleEndian: HeaderBytes {
    var bytes = self
    bytes.isLittleEndian = true
    return bytes
  }

  /// Returns an unsigned integer of one to four bytes at an offset.
  func number(at place: Int, bytes count: Int = 1) throws(PictureHeader.Problem) -> Int {
    let part = try part(at: place, count: count)
    return isLittleEndian
      ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns some of the bytes.
  func part(at place: Int, count: Int) throws(PictureHeader.Problem) -> ArraySlice<UInt8> {
    switch source {
    case .file(let window): return try window.part(at: place, count: count)
    case .bytes(let bytes):
      guard place >= 0, place <= bytes.count, count <= bytes.count - place else {
        throw .needsMore
      }
      let start = bytes.startIndex + place
      return bytes[start..<start + count]
    }
  }

  /// Returns a chunk's name of four letters.
  func name(at place: Int) throws(PictureHeader.Problem) -> String {
    String(decoding: try part(at: place, count: 4), as: UTF8.self)
  }

  /// Whether the bytes at an offset equal a word.
  func matches(_ word: String, at place: Int) throws(PictureHeader.Problem) -> Bool {
    try part(at: place, count: word.utf8.count).elementsEqual(word.utf8)
  }
}

/// A reader that caches the last part read of a file.
private nonisolated final class FileWindow {
  private let file: File
  private let length: Int
  private var bytes: [UInt8] = []
  private var start = 0

  /// The smallest part that is read near the beginning of the file, in bytes. Most headers are shorter.
  private static let first = 64 << 10
  /// The smallest part that is read elsewhere, in bytes.
  private static let later = 4096

  init(_ file: File, length: Int) { (self.file, self.length) = (file, length) }

  func part(at place: Int, count: Int) throws(PictureHeader.Problem) -> ArraySlice<UInt8> {
    guard place >= 0, place <= length, count <= length - place else { throw .needsMore }
    if place < start || place + count > start + bytes.count {
      do throws(FileError) {
        let least = place < Self.first ? Self.first : Self.later
        bytes = try file.values(at: place, count: min(max(count, least), length - place))
        start = place
      } catch {
        throw .refused(.unreadable)
      }
    }
    // The file may have been truncated.
    guard place - start + count <= bytes.count else { throw .needsMore }
    return bytes[place - start..<place - start + count]
  }
}
