/// The widths or heights that a box may have, in output pixels.
public struct LengthRange: Hashable, Sendable {
  /// The least length, in whole pixels. A box is smaller only if the minima of all boxes do not fit.
  public let minimum: Double
  /// The length that each box reaches before any box exceeds its own.
  public let ideal: Double
  /// The largest length, which may be infinite.
  public let maximum: Double

  /// Creates a range. The minimum is rounded up; the ideal is the minimum by default.
  public init(_ minimum: Double = 0, ideal: Double? = nil, maximum: Double = .infinity) {
    self.minimum = max(0, minimum.rounded(.up))
    self.ideal = max(self.minimum, ideal ?? minimum)
    self.maximum = max(self.ideal, maximum)
  }

  /// Any length.
  public static let any = LengthRange()

  /// Returns the range of one length, rounded up.
  public static func exactly(_ length: Double) -> LengthRange {
    LengthRange(length, maximum: length)
  }

  /// Returns the range of boxes side by side. `gaps` is the total length of the gaps between them.
  static func sum(_ ranges: [LengthRange], gaps: Double) -> LengthRange {
    LengthRange(
      ranges.map(\.minimum).reduce(gaps, +), ideal: ranges.map(\.ideal).reduce(gaps, +),
      maximum: ranges.map(\.maximum).reduce(gaps, +))
  }

  /// Returns the range that suffices for each of the boxes. It is zero without boxes.
  static func union(_ ranges: [LengthRange]) -> LengthRange {
    LengthRange(
      ranges.map(\.minimum).max() ?? 0, ideal: ranges.map(\.ideal).max() ?? 0,
      maximum: ranges.map(\.maximum).max() ?? 0)
  }

  /// Returns the range of equal boxes side by side.
  func repeated(_ count: Int, _ spacing: Double) -> LengthRange {
    .sum(Array(repeating: self, count: count), gaps: spacing * Double(count - 1))
  }

  /// Returns the largest length of equal boxes that share a length, in whole pixels.
  func cell(of count: Int, _ spacing: Double, in room: Double) -> Double {
    let length = (room - spacing * Double(count - 1)) / Double(count)
    return max(0, min(length, maximum)).rounded(.down)
  }

  /// Returns the lengths of boxes that share a length.
  ///
  /// If all ideals fit, boxes grow in proportion to their ideals, each up to its maximum. If only the minima fit, all
  /// boxes shrink by the same part of the way to their minima. If the minima do not fit either, boxes with an ideal
  /// above their minimum shrink further. The others, such as icons, shrink last.
  static func share(_ room: Double, among ranges: [LengthRange]) -> [Double] {
    let room = max(0, room)
    let least = ranges.map(\.minimum).reduce(0, +)
    guard room >= least else { return shrunk(ranges, to: room) }
    let usual = ranges.map(\.ideal).reduce(0, +)
    guard room >= usual else {
      let part = (room - least) / (usual - least)
      return ranges.map { $0.minimum + ($0.ideal - $0.minimum) * part }
    }
    return grown(ranges, by: room - usual)
  }

  /// Returns lengths below the minima, in proportion to them.
  private static func shrunk(_ ranges: [LengthRange], to room: Double) -> [Double] {
    let rigid = ranges.filter(\.isRigid).map(\.minimum).reduce(0, +)
    let others = ranges.map(\.minimum).reduce(0, +) - rigid
    let (kept, part) = rigid <= room ? (1, (room - rigid) / others) : (room / rigid, 0)
    return ranges.map { $0.minimum * ($0.isRigid ? kept : part) }
  }

  private var isRigid: Bool { ideal == minimum }

  /// Adds a length to the ideals. Boxes with an ideal of zero grow only if no other box can, all by the same length.
  private static func grown(_ ranges: [LengthRange], by leftover: Double) -> [Double] {
    var (lengths, left) = (ranges.map(\.ideal), leftover)
    var open = ranges.indices.filter { ranges[$0].maximum > ranges[$0].ideal }
    while left > 0, !open.isEmpty {
      let total = open.map { ranges[$0].ideal }.reduce(0, +)
      func share(_ index: Int) -> Double {
        total > 0 ? left * ranges[index].ideal / total : left / Double(open.count)
      }
      let full = open.filter { ranges[$0].ideal + share($0) >= ranges[$0].maximum }
      if full.isEmpty {
        for index in open { lengths[index] += share(index) }
        return lengths
      }
      for index in full {
        lengths[index] = ranges[index].maximum
        left -= ranges[index].maximum - ranges[index].ideal
      }
      open.removeAll(where: full.contains)
    }
    return lengths
  }
}
