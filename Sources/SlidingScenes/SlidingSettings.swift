import BoxKit
import PictureScenes
import SlidingGame
import Stage

/// The player's settings for the sliding puzzle.
public nonisolated struct SlidingSettings: SettingsPart {
  /// The section's key in `settings.json`.
  public static let part = SlidingPuzzle.name

  /// The length of the next board, one of `SlidingPuzzle.offeredLengths`.
  public var length = 4
  /// The pictures or numbers on the tiles.
  public var picture = PictureChoice.numbers
  /// Whether the pieces of a picture show small numbers.
  public var showsNumbers = true
  /// The distance of new boards in moves, for shapes that support it; `nil` for any distance.
  public var distance: Int?
  /// Whether the coach judges each move as nearer or farther.
  public var coaches = false
  /// Whether an arrow key moves the gap, instead of a tile, in its direction.
  public var arrowsMoveGap = false
  /// Whether the pictures to choose from form a grid, instead of rows.
  public var showsGallery = true
  /// Whether a tilted gamepad tilts the board.
  public var tiltsWithPad = false

  /// Creates the default settings.
  public init() {}

  private enum Key: CodingKey {
    case length, picture, showsNumbers, distance, coaches, arrowsMoveGap, tiltsWithPad, showsGallery
  }

  /// Decodes settings leniently.
  ///
  /// A missing or unknown value becomes its default, and a number out of range the nearest limit.
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

  /// Encodes the settings. It omits a missing distance and the default of `showsGallery`.
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
  /// The distances in moves that can be chosen for at least one shape.
  public static let allDistances = 1...50

  /// Returns the distances that can be chosen for a shape, or `nil` if there are none.
  ///
  /// On 3 × 3 these are all existing distances. On 4 × 4 boards at larger distances would take too long to deal.
  public static func distances(_ shape: BoardShape) -> ClosedRange<Int>? {
    switch shape {
    case .square(3): 1...31
    case .square(4): allDistances
    default: nil
    }
  }

  /// Returns the distance of the next board of a shape, or `nil` for any distance.
  ///
  /// It is the chosen distance, clamped to the distances of the shape.
  public func distance(for shape: BoardShape) -> Int? {
    guard let distance, let distances = Self.distances(shape) else { return nil }
    return distance.clamped(to: distances)
  }
}

nonisolated extension Settings {
  /// The settings of the sliding puzzle.
  public var sliding: SlidingSettings {
    get { self[SlidingSettings.self] }
    set { self[SlidingSettings.self] = newValue }
  }
}
