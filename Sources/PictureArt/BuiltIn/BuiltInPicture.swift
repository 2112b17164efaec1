import GameKernel
import Stage

/// A picture that comes with the game, drawn by code.
public nonisolated enum BuiltInPicture: String, CaseIterable, Codable, Sendable {
  case lake, sea, night, matchbox, tiling, map

  /// The drawing, 1000 × 1000. Place it in another drawing at the wanted size.
  ///
  /// It is the same in every run. Created on first use and then cached.
  public var drawing: Drawing { sketch.drawing }

  /// The drawing with its named movable parts.
  package var sketch: Sketch {
    switch self {
    case .lake: Self.lakeSketch
    case .sea: Self.seaSketch
    case .night: Self.nightSketch
    case .matchbox: Self.matchboxSketch
    case .tiling: Self.tilingSketch
    case .map: Self.mapSketch
    }
  }

  private static let lakeSketch = LakePicture.sketch()
  private static let seaSketch = SeaPicture.sketch()
  private static let nightSketch = NightPicture.sketch()
  private static let matchboxSketch = MatchboxPicture.sketch()
  private static let tilingSketch = TilingPicture.sketch()
  private static let mapSketch = MapPicture.sketch()

  /// The animation after the puzzle is solved. Created on first use and then cached.
  public var life: LivingPicture {
    switch self {
    case .lake: Self.lakeLife
    case .sea: Self.seaLife
    case .night: Self.nightLife
    case .matchbox: Self.matchboxLife
    case .tiling: Self.tilingLife
    case .map: Self.mapLife
    }
  }

  private static let lakeLife = LakeLife.life(lakeSketch)
  private static let seaLife = SeaLife.life(seaSketch)
  private static let nightLife = NightLife.life(nightSketch)
  private static let matchboxLife = MatchboxLife.life(matchboxSketch)
  private static let tilingLife = TilingLife.life()
  private static let mapLife = MapLife.life(mapSketch)

  /// The picture's ID in the store, for its rating. No file has this name.
  public var id: PictureName { PictureName("box:" + rawValue) }

  /// Returns the title of the picture.
  public func title(_ texts: Texts) -> String {
    switch self {
    case .lake: texts("Evening at the lake")
    // Translators: Title of a picture in the game.
    case .sea: texts("Sea and boats")
    // Translators: Title of a picture in the game.
    case .night: texts("Night sky")
    case .matchbox: texts("Still life with matches")
    // Translators: Title of a picture in the game: a pattern of rhombs.
    case .tiling: texts("Tiling")
    // Translators: Title of a picture in the game.
    case .map: texts("Old map")
    }
  }
}
