/// A tile, or a run of tiles, that the pointer carries towards the gap: one cell at most.
///
/// The scene makes one when a drag begins on a tile that can move, and hands it every step of the
/// drag. The tile keeps under the pointer along its way and stays where it is across it, like a
/// tile in a real tray: a drag that begins across the way moves it as soon as it turns.
///
/// ```swift
/// if drag.phase == .began { carry = TileCarry(direction, reach: grid.frame(of: tile).width) }
/// switch carry?.follow(drag) {
/// case .home: session.perform(…)
/// case .back: glideBack()
/// case nil: show(carry.direction.unit * carry.offset)
/// }
/// ```
public struct TileCarry: Hashable, Sendable {
  /// A throw at one cell in this time or less goes home.
  private static let throwTime = 0.15

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

  /// A tile at its place.
  ///
  /// - Precondition: the next cell is some way off.
  public init(_ direction: Direction, reach: Double) {
    precondition(reach > 0, "a tile needs room to slide")
    self.direction = direction
    self.reach = reach
  }

  /// Moves the tile along with a step of the drag, and says what becomes of it at the end.
  ///
  /// It goes home when it is past half of its way, or when it was thrown: let go at one cell in
  /// 150 ms or more, and not faster across its way than along it.
  ///
  /// - Returns: nil while the drag goes on.
  public mutating func follow(_ drag: Drag) -> Ending? {
    switch drag.phase {
    case .began, .moved:
      move(with: drag)
      return nil
    case .ended:
      move(with: drag)
      return offset > reach / 2 || isThrown(by: drag) ? .home : .back
    case .cancelled:
      return .back
    }
  }

  private mutating func move(with drag: Drag) {
    offset = max(0, min(reach, direction.part(of: drag.position - drag.start)))
  }

  private func isThrown(by drag: Drag) -> Bool {
    let (x, y) = (abs(drag.velocity.x), abs(drag.velocity.y))
    let across = direction.isLevel ? y : x
    let along = direction.part(of: drag.velocity)
    return offset > 0 && along >= reach / Self.throwTime && along >= across
  }
}
