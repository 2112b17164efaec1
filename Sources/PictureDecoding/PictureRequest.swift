import PictureScenes
import Stage

/// The requested pixels of a picture file, encoded as the arguments of the decoder process.
package nonisolated struct PictureRequest: Hashable, Sendable {
  /// The requested part, in pixels of the upright picture. `nil` for the whole picture.
  var part: Rect?
  /// The longest side of the result, in pixels.
  let limit: Int
  /// Whether the colours are converted with the file's profile.
  var usesProfile = true

  /// The allowed values of ``limit``, in pixels. The largest fits a board on a 4K display.
  package static let limits = 1...2048

  /// The allowed coordinates. They are far beyond every picture, and exact as `Double`.
  private static let places = -(1 << 31)...(1 << 31)

  /// Makes a request.
  ///
  /// - Parameter limit: the longest side of the result in pixels, clamped to ``limits``.
  package init(part: Rect? = nil, limit: Int) {
    self.part = part
    self.limit = min(max(limit, Self.limits.lowerBound), Self.limits.upperBound)
  }

  /// The first argument of a decoder process. The help does not list it.
  private static let word = "--read-picture"
  private static let wordWithoutProfile = "--read-picture-without-profile"

  /// The arguments after the program's name.
  var arguments: [String] {
    let area = part.map { [$0.x, $0.y, $0.width, $0.height].map { String(Int($0)) } } ?? []
    return [usesProfile ? Self.word : Self.wordWithoutProfile, String(limit)] + area
  }

  /// Decodes `arguments`. Returns `nil` for other arguments.
  package init?(_ arguments: [String]) {
    let numbers = arguments.dropFirst().compactMap { Int($0) }
    guard let word = arguments.first, [Self.word, Self.wordWithoutProfile].contains(word),
      numbers.count == arguments.count - 1,
      let limit = numbers.first, Self.limits.contains(limit), [1, 5].contains(numbers.count),
      numbers.allSatisfy(Self.places.contains)
    else { return nil }
    self.limit = limit
    usesProfile = word == Self.word
    if numbers.count == 5 {
      part = Rect(Double(numbers[1]), Double(numbers[2]), Double(numbers[3]), Double(numbers[4]))
    }
  }

  /// Returns the requested part of an upright picture. It has at least one pixel. A request outside the picture
  /// gives the whole picture.
  func part(of size: Size) -> PixelPart {
    let all = Rect(.zero, size)
    var part = (part ?? all).intersection(all)
    if part.isEmpty { part = all }
    return PixelPart(
      columns: Int(part.x)..<Int(part.maxX), rows: Int(part.y)..<Int(part.maxY))
  }

  /// Returns the size of the result: limited by the longest side, and never enlarged.
  func size(of part: PixelPart) -> (width: Int, height: Int) {
    let (width, height) = (part.columns.count, part.rows.count)
    let longest = max(width, height)
    guard longest > limit else { return (width, height) }
    return (max(1, width * limit / longest), max(1, height * limit / longest))
  }
}

/// The header of the decoder process's answer, 16 bytes before the pixels.
nonisolated struct PictureReply: Equatable {
  private var magic: UInt32 = 0x4D57_5031
  /// 0 if pixels follow, otherwise the number of the error. The highest bit is ``hasLimitsAlone``.
  private var problem: UInt32 = 0
  private(set) var width: UInt32 = 0
  private(set) var height: UInt32 = 0

  private static let limitsAlone: UInt32 = 1 << 31

  init(width: Int, height: Int, hasLimitsAlone: Bool = false) {
    (self.width, self.height) = (UInt32(clamping: width), UInt32(clamping: height))
    if hasLimitsAlone { problem |= Self.limitsAlone }
  }

  init(_ error: PictureError, hasLimitsAlone: Bool = false) {
    let index = PictureError.allCases.firstIndex(of: error) ?? 0
    problem = UInt32(index + 1)
    if hasLimitsAlone { problem |= Self.limitsAlone }
  }

  /// Whether the process has resource limits but no seccomp filter.
  var hasLimitsAlone: Bool { problem & Self.limitsAlone != 0 }

  static let size = MemoryLayout<PictureReply>.size

  var bytes: [UInt8] { withUnsafeBytes(of: self) { Array($0) } }

  /// Decodes a reply. Returns `nil` if the bytes are not a reply.
  init?(_ bytes: some Collection<UInt8>) {
    guard bytes.count == Self.size else { return nil }
    withUnsafeMutableBytes(of: &self) { $0.copyBytes(from: bytes) }
    guard magic == PictureReply(width: 0, height: 0).magic else { return nil }
  }

  /// The error that the decoder reports, or `nil` if pixels follow.
  var error: PictureError? {
    let number = Int(problem & ~Self.limitsAlone)
    guard number > 0 else { return nil }
    let index = number - 1
    return index < PictureError.allCases.count ? PictureError.allCases[index] : .broken
  }
}
