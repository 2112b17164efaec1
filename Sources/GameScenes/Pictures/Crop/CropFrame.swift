import Stage

/// A square part of a picture, in its pixels: moved and sized within the picture.
public nonisolated struct CropFrame: Hashable, Sendable {
  /// Of the whole picture, in pixels.
  public let size: Size
  /// The part, on whole pixels.
  public private(set) var square: Rect

  /// A part of a picture; one that does not fit is moved and made smaller.
  ///
  /// - Parameter square: nil for the largest square in the middle.
  public init(size: Size, square: Rect? = nil) {
    self.size = size
    let side = min(size.width, size.height)
    self.square = .zero
    place(center: square?.center ?? Rect(.zero, size).center, side: square?.width ?? side)
  }

  /// The sides that the part can have: at least an eighth of the largest, and enough pixels to cut up.
  public var sides: ClosedRange<Double> {
    let most = min(size.width, size.height).rounded(.down)
    return min(most, max(32, (most / 8).rounded()))...most
  }

  /// Moves the part, as far as the picture goes.
  public mutating func move(by delta: Point) {
    place(center: square.center + delta, side: square.width)
  }

  /// Moves the middle of the part to a place, as far as the picture goes.
  public mutating func move(to center: Point) { place(center: center, side: square.width) }

  /// Makes the part larger or smaller about its middle; one step is a tenth.
  public mutating func resize(steps: Double) {
    var factor = 1.0
    // A loop in place of a power: steps are few, and this room has no Foundation.
    for _ in 0..<Int(min(40, abs(steps).rounded(.up))) { factor *= steps > 0 ? 1.1 : 1 / 1.1 }
    place(center: square.center, side: square.width * factor)
  }

  private mutating func place(center: Point, side: Double) {
    let side = max(sides.lowerBound, min(side.rounded(), sides.upperBound))
    let x = max(0, min((center.x - side / 2).rounded(), size.width - side))
    let y = max(0, min((center.y - side / 2).rounded(), size.height - side))
    square = Rect(x, y, side, side)
  }
}
