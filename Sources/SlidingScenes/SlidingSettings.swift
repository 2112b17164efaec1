import BoxKit
import PictureScenes
import SlidingGame
import Stage

/// What the player has set for the sliding puzzle.
public nonisolated struct SlidingSettings: SettingsPart {
  /// The game that they are of.
  public static let part = SlidingPuzzle.name

  /// The length of the next board, one of `SlidingPuzzle.offeredLengths`.
  public var length = 4
  /// What the tiles show.
  public var picture = PictureChoice.numbers
  /// Whether the pieces of a picture have small numbers.
  public var showsNumbers = true
  /// How many moves from home a new board lies, where that can be chosen; nil leaves it to chance.
  public var distance: Int?
  /// Whether each move is said to lead nearer or farther.
  public var coaches = false
  /// Whether an arrow key moves the gap, and not a tile, in its direction.
  public var arrowsMoveGap = false
  /// Whether the pictures that can be chosen lie side by side, and not as rows.
  public var showsGallery = true
  /// Whether a tilted gamepad tilts the board.
  public var tiltsWithPad = false

  /// What holds until the player sets something else.
  public init() {}

  private enum Key: CodingKey {
    case length, picture, showsNumbers, distance, coaches, arrowsMoveGap, tiltsWithPad, showsGallery
  }

  /// Reads what is there: a missing or unknown value becomes its default, a length out of range its nearest limit.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    length = values.value(.length, or: length).clamped(to: SlidingPuzzle.offeredLengths)
    picture = values.value(.picture, or: picture)
    showsNumbers = values.value(.showsNumbers, or: showsNumbers)
    distance = (try? values.decode(Int.self, forKey: .distance))?.clamped(to: Self.allDistances)
    coaches = values.value(.coaches, or: coaches)
    arrowsMoveGap = values.value(.arrowsMoveGap, or: arrowsMoveGap)
    showsGallery = values.value(.showsGallery, or: showsGallery)
    tiltsWithPad = values.value(.tiltsWithPad, or: tiltsWithPad)
  }

  /// Writes every value under its name.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(length, forKey: .length)
    try values.encode(picture, forKey: .picture)
    try values.encode(showsNumbers, forKey: .showsNumbers)
    try values.encodeIfPresent(distance, forKey: .distance)
    try values.encode(coaches, forKey: .coaches)
    try values.encode(arrowsMoveGap, forKey: .arrowsMoveGap)
    try values.encode(tiltsWithPad, forKey: .tiltsWithPad)
    if !showsGallery { try values.encode(false, forKey: .showsGallery) }
  }
}

nonisolated extension SlidingSettings {
  /// All distances from home that can be chosen for some board.
  public static let allDistances = 1...50

  /// The distances from home that can be chosen for a shape; nil where there are none.
  ///
  /// On 3 × 3 these are all there are; on 4 × 4 it would take too long to deal boards that lie farther.
  public static func distances(_ shape: BoardShape) -> ClosedRange<Int>? {
    switch shape {
    case .square(3): 1...31
    case .square(4): allDistances
    default: nil
    }
  }

  /// The distance from home of the next board of a shape: the chosen one or the nearest to it; nil leaves
  /// it to chance.
  public func distance(for shape: BoardShape) -> Int? {
    guard let distance, let distances = Self.distances(shape) else { return nil }
    return distance.clamped(to: distances)
  }
}

nonisolated extension Settings {
  /// What holds for the sliding puzzle.
  public var sliding: SlidingSettings {
    get { self[SlidingSettings.self] }
    set { self[SlidingSettings.self] = newValue }
  }
}
