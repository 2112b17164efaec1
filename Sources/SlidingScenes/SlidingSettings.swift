import BoxKit
import PictureScenes
import SlidingGame
import Stage

/// The player's settings for the sliding puzzle.
public nonisolated struct SlidingSettings: SettingsPart {
  /// The section's key in `settings.json`.
  public static let part = SlidingPuzzle.name
  /// The saved settings.
  public static let fields: [Field] = [
    Field("length", \.chosenLength, in: SlidingPuzzle.offeredLengths),
    Field("picture", \.picture),
    Field("showsNumbers", \.showsNumbers),
    Field("distance", \.distance, in: allDistances),
    Field("coaches", \.coaches),
    Field("arrowsMoveGap", \.arrowsMoveGap),
    Field("showsGallery", \.showsGallery, omitsDefault: true),
    Field("tiltsWithPad", \.tiltsWithPad, of: .machine),
  ]

  /// The length that the player has chosen, one of `SlidingPuzzle.offeredLengths`, or `nil`.
  public var chosenLength: Int?
  /// The length of the next board, one of `SlidingPuzzle.offeredLengths`.
  public var length: Int {
    get { chosenLength ?? 4 }
    set { chosenLength = newValue }
  }
  /// The length of the first board of a player who has chosen none.
  public static let firstLength = 3
  /// The picture on the tiles, or numbers.
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
