import PictureScenes
import Stage

/// What is wanted of a picture file, as the words that the reading process is started with.
nonisolated struct PictureRequest: Hashable, Sendable {
  /// The part that is wanted, in pixels of the upright picture; nil for all of it.
  var part: Rect?
  /// The longest side of what comes back, in pixels.
  let limit: Int
  /// Whether the colours are converted by the file's profile.
  var usesProfile = true

  /// The longest side that may be asked for: a board on a display of 4K.
  static let limits = 1...2048

  /// Far beyond every picture, and whole as a `Double`.
  private static let places = -(1 << 31)...(1 << 31)

  /// - Parameter limit: what is more than a board can show is less.
  init(part: Rect? = nil, limit: Int) {
    self.part = part
    self.limit = min(max(limit, Self.limits.lowerBound), Self.limits.upperBound)
  }

  /// The first words, for the process alone; no options that a player would give.
  private static let word = "--read-picture"
  private static let wordWithoutProfile = "--read-picture-without-profile"

  /// Behind the program's name.
  var arguments: [String] {
    let area = part.map { [$0.x, $0.y, $0.width, $0.height].map { String(Int($0)) } } ?? []
    return [usesProfile ? Self.word : Self.wordWithoutProfile, String(limit)] + area
  }

  /// Reads `arguments` back; nil where they ask for something else.
  init?(_ arguments: [String]) {
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

  /// The pixels that are wanted of an upright picture: at least one.
  func part(of size: Size) -> PixelPart {
    let all = Rect(.zero, size)
    var part = (part ?? all).intersection(all)
    if part.isEmpty { part = all }
    return PixelPart(
      columns: Int(part.x)..<Int(part.maxX), rows: Int(part.y)..<Int(part.maxY))
  }

  /// The size of what comes back: as much as the limit leaves, never more than there is.
  func size(of part: PixelPart) -> (width: Int, height: Int) {
    let (width, height) = (part.columns.count, part.rows.count)
    let longest = max(width, height)
    guard longest > limit else { return (width, height) }
    return (max(1, width * limit / longest), max(1, height * limit / longest))
  }
}

/// What the reading process says before the pixels, in 16 bytes.
nonisolated struct PictureReply: Equatable {
  private var magic: UInt32 = 0x4D57_5031
  /// 0 where pixels follow, else the number of the error; the highest bit: see ``hasLimitsAlone``.
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

  /// Whether limits alone hold the process, without seccomp.
  var hasLimitsAlone: Bool { problem & Self.limitsAlone != 0 }

  static let size = MemoryLayout<PictureReply>.size

  var bytes: [UInt8] { withUnsafeBytes(of: self) { Array($0) } }

  /// Nil where the bytes are no reply.
  init?(_ bytes: some Collection<UInt8>) {
    guard bytes.count == Self.size else { return nil }
    withUnsafeMutableBytes(of: &self) { $0.copyBytes(from: bytes) }
    guard magic == PictureReply(width: 0, height: 0).magic else { return nil }
  }

  /// What was wrong, by the reader's account; nil where pixels follow.
  var error: PictureError? {
    let number = Int(problem & ~Self.limitsAlone)
    guard number > 0 else { return nil }
    let index = number - 1
    return index < PictureError.allCases.count ? PictureError.allCases[index] : .broken
  }
}
