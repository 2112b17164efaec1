/// A tile, or a run of tiles, that the pointer carries towards the gap: one cell at most.
///
/// The scene makes one when a drag begins on a tile that can move, and hands it every step of the
/// drag. The tile keeps under the pointer along its way and stays where it is across it, like a
/// tile in a real tray: a drag that begins across the way moves it as soon as it turns.
///
/// ```swift
/// if drag.phase == .began { carry = TileCarry(direction, reach: grid.frame(of: tile).width) }
/// switch carry?.follow(drag, on: grid.cell) {
/// case .home: session.perform(…)
/// case .back: glideBack()
/// case nil: show(carry.direction.unit * carry.offset)
/// }
/// ```
public struct TileCarry: Hashable, Sendable {
  /// What becomes of the tile when the drag is over.
  public enum Ending: Hashable, Sendable {
    /// It goes into the gap: a move.
    case home
    /// It returns to its place.
    case back
  }

  /// Towards the gap.
  public let direction: Direction
  /// How far it is to the next cell, in output pixels.
  public let reach: Double
  /// How far the tile has come, in output pixels, from 0 to `reach`.
  public private(set) var offset = 0.0
  /// The largest offset so far.
  private var farthest = 0.0

  /// A tile at its place.
  ///
  /// - Precondition: the next cell is some way off.
  public init(_ direction: Direction, reach: Double) {
    precondition(reach > 0, "a tile needs room to slide")
    self.direction = direction
    self.reach = reach
  }

  /// Moves the tile along with a step of the drag, and decides at the end whether it goes home.
  ///
  /// The first that holds decides:
  /// 1. A swipe brings it home if it goes that way.
  /// 2. Carried past half of its way and brought back, it stays.
  /// 3. A drag that ends on the tile where it began is a tap, and brings it home.
  /// 4. It goes home if it is past half of its way.
  ///
  /// - Parameter tile: the tile, or its cell, at a point; it is at its place.
  /// - Returns: nil while the drag goes on.
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
