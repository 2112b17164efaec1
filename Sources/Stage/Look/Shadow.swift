/// How far a thing lies above the table, as a shadow
/// (Documentation/Look.md, *Space, corners, shadows*).
///
/// Lengths are of the design at 1280 × 800; the theme weakens the alpha.
public struct Shadow: Hashable, Sendable {
  /// How far it falls to the right and down.
  public let offset: Point
  /// The standard deviation of the blur.
  public let blur: Double
  /// How dark it is, from 0 to 1, in *Evening*.
  public let alpha: Double

  /// A shadow that falls `x` to the right and `y` down.
  public init(_ x: Double, _ y: Double, blur: Double, alpha: Double) {
    self.offset = Point(x, y)
    self.blur = blur
    self.alpha = alpha
  }

  /// Pieces, knobs and icon buttons.
  public static let lying = [Shadow(1, 4, blur: 4, alpha: 0.5)]
  /// Buttons.
  public static let raised = [Shadow(1.5, 6, blur: 6, alpha: 0.5)]
  /// Plaques.
  public static let floating = [Shadow(1, 4, blur: 6, alpha: 0.45)]
  /// The chosen part of a segmented control.
  public static let slight = [Shadow(0.5, 2, blur: 3, alpha: 0.4)]
  /// Trays, panels and dialogs.
  public static let board = [
    Shadow(4, 16, blur: 16, alpha: 0.55), Shadow(1, 4, blur: 4, alpha: 0.45),
  ]
  /// For what lies flat.
  public static let none: [Shadow] = []
}
