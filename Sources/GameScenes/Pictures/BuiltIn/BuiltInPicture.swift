import Stage

/// The pictures that come with the game, drawn by its own code.
public nonisolated enum BuiltInPicture: String, CaseIterable, Codable, Sendable {
  case lake, sea, night, matchbox, tiling, map

  /// The picture, 1000 × 1000; place it in another drawing at the size wanted.
  ///
  /// It is the same on every run. Made when it is first asked for, and then kept.
  public var drawing: Drawing {
    switch self {
    case .lake: Self.lakeDrawing
    case .sea: Self.seaDrawing
    case .night: Self.nightDrawing
    case .matchbox: Self.matchboxDrawing
    case .tiling: Self.tilingDrawing
    case .map: Self.mapDrawing
    }
  }

  private static let lakeDrawing = LakePicture.drawing()
  private static let seaDrawing = SeaPicture.drawing()
  private static let nightDrawing = NightPicture.drawing()
  private static let matchboxDrawing = MatchboxPicture.drawing()
  private static let tilingDrawing = TilingPicture.drawing()
  private static let mapDrawing = MapPicture.drawing()

  /// Its name in the store, where what the player says of it is kept; no file is called so.
  public var id: String { "box:" + rawValue }

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
