import GameKernel

/// The drag of a tile or a run of tiles by at most one cell, towards the gap.
///
/// The scene creates it when a drag begins on a movable tile, and passes it every step of the drag. The tile follows
/// the pointer along `direction` only. A drag that begins across that direction therefore moves the tile as soon as
/// it turns, as in a real tray.
///
/// ```swift
/// if drag.phase == .began { tileDrag = TileDrag(direction, reach: grid.frame(of: tile).width) }
/// switch tileDrag?.follow(drag, on: grid.cell) {
/// case .home: session.perform(…)
/// case .back: slideBack()
/// case nil: show(tileDrag.direction.unit * tileDrag.offset)
/// }
/// ```
public struct TileDrag: Hashable, Sendable {
  /// The result of a finished drag.
  public enum Ending: Hashable, Sendable {
    /// The tile moves into the gap.
    case home
    /// The tile returns to its cell.
    case back
  }

  /// The direction towards the gap.
  public let direction: Direction
  /// The distance to the next cell, in output pixels.
  public let reach: Double
  /// The current offset of the tile, in output pixels, from 0 to `reach`.
  public private(set) var offset = 0.0
  /// The largest offset so far.
  private var farthest = 0.0

  /// Creates a drag of a tile in its cell.
  ///
  /// - Precondition: `reach` is above 0.
  public init(_ direction: Direction, reach: Double) {
    precondition(reach > 0, "a tile needs room to slide")
    self.direction = direction
    self.reach = reach
  }

  /// Moves the tile by a step of the drag and returns the result at its end.
  ///
  /// The first rule that applies decides:
  /// 1. A swipe towards the gap moves the tile. Any other swipe returns it.
  /// 2. A tile that has been dragged past half of `reach` moves if it is still there, and otherwise returns.
  /// 3. A drag that ends on the tile where it began is a tap, and moves the tile.
  /// 4. Otherwise the tile returns.
  ///
  /// - Parameter tile: returns the tile, or its cell, at a point, while the tile is in its cell.
  /// - Returns: the result; `nil` while the drag continues.
  public mutating func follow<Tile: Equatable>(_ drag: Drag, on tile: (Point) -> Tile?) -> Ending? {
    switch drag.phase {
    case .began, .moved:
      move(with: drag)
      return nil
    case .ended:
      move(with: drag)
      return goesHome(after: drag, on: tile) ? .home : .back
    case .cancelled:
      return .back
    }
  }

  private func goesHome<Tile: Equatable>(after drag: Drag, on tile: (Point) -> Tile?) -> Bool {
    if let swipe = drag.swipe { return swipe == direction }
    if farthest > reach / 2 { return offset > reach / 2 }
    return drag.isTap(on: tile)
  }

  private mutating func move(with drag: Drag) {
    offset = max(0, min(reach, direction.part(of: drag.position - drag.start)))
    farthest = max(farthest, offset)
  }
}
