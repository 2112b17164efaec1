import GameKernel
import Stage

/// The pictures that come with the game, drawn by its own code.
public nonisolated enum BuiltInPicture: String, CaseIterable, Codable, Sendable {
  case lake, sea, night, matchbox, tiling, map

  /// The picture, 1000 × 1000; place it in another drawing at the size wanted.
  ///
  /// It is the same on every run. Made when it is first asked for, and then kept.
  public var drawing: Drawing { sketch.drawing }

  /// The drawing, and what of it can move.
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

  /// How it lives for some seconds once it has been put together. Made when it is first asked for.
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

  /// Its name in the store, where what the player says of it is kept; no file is called so.
  public var id: PictureName { PictureName("box:" + rawValue) }

  /// What it is called under the picture.
  public func title(_ texts: Texts) -> String {
    switch self {
    case .lake: texts("Evening at the lake")
    case .sea: texts("Sea and boats")
    case .night: texts("Night sky")
    case .matchbox: texts("Still life with matches")
    case .tiling: texts("Tiling")
    case .map: texts("Old map")
    }
  }
}
