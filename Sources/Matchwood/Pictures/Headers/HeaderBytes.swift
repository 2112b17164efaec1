import Files
import PictureScenes

/// Reads numbers from a picture file.
nonisolated struct HeaderBytes {
  /// Whether numbers begin with their smallest byte.
  var isLittleEndian: Bool
  private let source: Source

  private enum Source {
    /// The first bytes of a file, or all of them.
    case bytes(ArraySlice<UInt8>)
    case file(FileWindow)
  }

  init(_ bytes: ArraySlice<UInt8>, isLittleEndian: Bool = false) {
    source = .bytes(bytes)
    self.isLittleEndian = isLittleEndian
  }

  /// Reads a file in parts, on demand.
  init(_ file: File, length: Int) {
    source = .file(FileWindow(file, length: length))
    isLittleEndian = false
  }

  /// The same bytes, with numbers that begin with their smallest byte.
  var littleEndian: HeaderBytes {
    var bytes = self
    bytes.isLittleEndian = true
    return bytes
  }

  /// A whole number of one to four bytes, at a place counted from the first byte.
  func number(at place: Int, bytes count: Int = 1) throws(PictureHeader.Problem) -> Int {
    let part = try part(at: place, count: count)
    return isLittleEndian
      ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
  }

  /// Some bytes.
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

  /// The name of a chunk, four letters.
  func name(at place: Int) throws(PictureHeader.Problem) -> String {
    String(decoding: try part(at: place, count: 4), as: UTF8.self)
  }

  /// Whether there is a word at a place.
  func says(_ word: String, at place: Int) throws(PictureHeader.Problem) -> Bool {
    try part(at: place, count: word.utf8.count).elementsEqual(word.utf8)
  }
}

/// Caches the last part read of a file.
private nonisolated final class FileWindow {
  private let file: File
  private let length: Int
  private var bytes: [UInt8] = []
  private var start = 0

  /// Bytes of the first part; most headers end there.
  private static let first = 64 << 10
  /// Bytes of every other part.
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
    // The file may be shorter by now.
    guard place - start + count <= bytes.count else { throw .needsMore }
    return bytes[place - start..<place - start + count]
  }
}
