import GameKernel
import Motion
import Stage

/// The hint on a tile: a glow around it, a ring, and an arrow for its direction.
final class HintMark {
  private let context: StageContext
  private let alpha: Track<Double>
  /// The marked tile, which stays set until the mark has faded.
  private(set) var value: Int?
  private var direction: Direction?
  private var isShown = false
  private var halo: Halo?
  private var ring: Picture?
  private var chips: [Direction: Picture] = [:]

  init(_ context: StageContext) {
    self.context = context
    alpha = context.animator.makeTrack(.alpha, 0)
  }

  isolated deinit { context.animator.remove(alpha) }

  var isAtRest: Bool { !context.animator.isBusy(alpha) }

  /// Marks a tile, or removes the mark.
  func show(_ value: Int?, _ direction: Direction?) {
    let animator = context.animator
    if let value {
      if value != self.value { animator.set(0, for: alpha) }
      (self.value, self.direction) = (value, direction)
    }
    guard isShown != (value != nil) || value != nil else { return }
    isShown = value != nil
    animator.animate(
      alpha, to: isShown ? 1 : 0, over: .milliseconds(300), curve: .easeOut
    ) { [weak self] outcome in
      if outcome == .finished, self?.isShown == false { self?.value = nil }
    }
  }

  /// Makes the bitmaps for tiles of one size.
  func layout(side: Double, isPicture: Bool) {
    let metrics = context.look.metrics
    let radius = isPicture ? TileArt.pieceRadius(side: side) : TileArt.radius(side: side)
    halo = Halo(
      size: Size(side, side), radius: radius, growth: metrics.px(4), blur: 10, context.look)
    ring = Self.ring(side, radius, context.look)
    let diameter = 2 * max(7, (0.101 * side).rounded())
    for direction in Direction.allCases {
      chips[direction] = Self.chip(diameter, direction, context.look)
    }
  }

  func drawGlow(into list: inout DisplayList, around tile: Rect) {
    halo?.draw(into: &list, around: tile, alpha: context.animator.value(of: alpha))
  }

  func drawRing(into list: inout DisplayList, around tile: Rect) {
    let opacity = context.animator.value(of: alpha)
    if let ring { list.picture(ring, center: tile.center, alpha: opacity) }
    guard let direction, let chip = chips[direction] else { return }
    let half = Size(tile.width / 2 + 1, tile.height / 2 + 1)
    let edge = Point(direction.unit.x * half.width, direction.unit.y * half.height)
    list.picture(chip, center: tile.center + edge, alpha: opacity)
  }

  /// Returns the bitmap of the ring. In the day theme a light line surrounds it, because a glow would not show.
  private static func ring(_ side: Double, _ radius: Double, _ look: Look) -> Picture {
    let (theme, metrics) = (look.theme, look.metrics)
    let line = metrics.px(4, least: 2)
    let outer = theme.name == .day ? metrics.px(3) : 0
    // The middle of the line is one pixel outside the tile.
    let reach = (line / 2 + 1).rounded() + outer
    return look.pictures.picture(
      "hint \(side) \(radius) \(line)", Size(side + 2 * reach, side + 2 * reach)
    ) { drawing in
      let rect = Rect(.zero, drawing.size)
      if outer > 0 {
        drawing.fill(.frame(rect, radius: radius + reach, width: outer + 1), theme.glow)
      }
      drawing.fill(
        .frame(rect.inset(by: outer), radius: radius + reach - outer, width: line),
        theme.accentInk)
    }
  }

  private static func chip(
    _ diameter: Double, _ direction: Direction, _ look: Look
  ) -> Picture {
    let theme = look.theme
    let size = Size(diameter, diameter)
    return look.pictures.picture("arrow of a hint \(direction)", size) { drawing in
      drawing.fill(.ellipse(in: Rect(.zero, size)), theme.accentInk)
      let unit = diameter / 30
      let middle = Rect(.zero, size).center
      let arrow = Path.polyline([Point(-6, 3.5), Point(0, -3.5), Point(6, 3.5)]).mapped { point in
        let turned =
          switch direction {
          case .up: point
          case .down: Point(-point.x, -point.y)
          case .left: Point(point.y, -point.x)
          case .right: Point(-point.y, point.x)
          }
        return middle + turned * unit
      }
      drawing.stroke(arrow, width: max(1.5, 3 * unit), theme.inkOnAccent)
    }
  }
}
