/// The ground inside the rim of a tray.
public enum TrayGround: String, Sendable {
  /// Felt, for loose pieces.
  case felt
  /// Bare dark wood, a well for sliding tiles.
  case well
}

extension Surfaces {
  /// Returns a tray with a wooden rim, the playing area of a game.
  ///
  /// - Parameters:
  ///   - size: the size including the rim.
  ///   - rim: the width of the rim, in output pixels.
  ///   - radius: the radius of the outer corners, in output pixels.
  ///   - ground: the ground below the pieces.
  public func tray(
    _ size: Size, rim: Double, radius: Double, ground: TrayGround = .felt
  ) -> Surface {
    let face = look.pictures.picture("tray \(ground.rawValue) \(rim) \(radius)", size) { drawing in
      let outer = Rect(.zero, drawing.size)
      if theme.isFlat {
        drawing.fill(.roundedRect(outer, radius: radius), theme.board.first)
        drawing.fill(.frame(outer, radius: radius, width: metrics.px(3)), theme.rim.light)
      } else {
        let inside = outer.inset(by: rim)
        let corner = Self.feltRadius(outer: radius, rim: rim)
        paintRim(into: &drawing, outer, radius, inside, corner)
        switch ground {
        case .felt: paintFelt(into: &drawing, inside, corner)
        case .well: drawing.fill(.roundedRect(inside, radius: corner), theme.well)
        }
        paintDepth(into: &drawing, inside, corner, rim)
      }
    }
    return Surface(
      face: face, end: nil, shadows: patches(Shadow.board, size, radius), radius: radius)
  }

  /// Returns the radius of the felt's corners inside a rim.
  public static func feltRadius(outer: Double, rim: Double) -> Double {
    max(0, outer - 0.6 * rim)
  }

  private func paintRim(
    into drawing: inout Drawing, _ outer: Rect, _ radius: Double, _ felt: Rect, _ corner: Double
  ) {
    let wood = Paint.linear(
      from: outer.origin, to: Point(outer.x, outer.maxY),
      [
        .init(0, theme.rim.light), .init(0.06, theme.rim.mid), .init(1, theme.rim.dark),
      ])
    let unit = metrics.px(1)
    drawing.fill(.roundedRect(outer, radius: radius), wood)
    drawing.fill(
      .frame(outer, radius: radius, width: unit), theme.rim.light.opacity(0.55))
    // A light edge around the felt, wider below, where the rim catches the lamp.
    let lip = Rect(
      felt.x - unit, felt.y - unit, felt.width + 2 * unit, felt.height + 2.5 * unit)
    drawing.fill(.roundedRect(lip, radius: corner + unit), theme.rim.light.opacity(0.45))
  }

  private func paintFelt(into drawing: inout Drawing, _ felt: Rect, _ corner: Double) {
    let cloth = Paint.radial(
      center: Point(felt.midX, felt.y + 0.35 * felt.height), radii: felt.size * 0.8,
      [
        .init(0, theme.board.first.mixed(with: .white, 0.05)), .init(0.6, theme.board.first),
        .init(1, theme.board.second),
      ])
    drawing.fill(.roundedRect(felt, radius: corner), cloth, noise: Self.feltNoise)
  }

  /// Paints the shadow of the rim on the ground.
  private func paintDepth(
    into drawing: inout Drawing, _ inside: Rect, _ corner: Double, _ rim: Double
  ) {
    let depth = 4 * rim
    let edge = metrics.px(2)
    let ring = Path.frame(
      inside.inset(by: -depth), radius: corner + depth, width: depth + edge)
    drawing.fill(
      ring.offset(by: Point(edge, rim / 2)), theme.shadow.opacity(0.72 * theme.shadowStrength),
      blur: rim / 2, clip: .roundedRect(inside, radius: corner))
  }

  /// The noise of felt, as a share of a pixel's lightness (Documentation/Look.md, *Tray*).
  private static let feltNoise = 0.05
}

/// A tray with a wooden rim at its place on the table.
public struct Tray {
  private let frame: Rect
  private let surface: Surface

  /// Creates a tray in the current look.
  ///
  /// - Parameters:
  ///   - frame: the bounds including the rim.
  ///   - rim: the width of the rim, in output pixels.
  ///   - ground: the ground below the pieces.
  @MainActor public init(
    _ frame: Rect, rim: Double, ground: TrayGround = .felt, look: Look
  ) {
    self.frame = frame
    let radius = look.metrics.px(24, least: 14)
    surface = Surfaces(look).tray(frame.size, rim: rim, radius: radius, ground: ground)
  }

  /// Draws the tray without pieces.
  public func draw(into list: inout DisplayList) { surface.draw(into: &list, frame) }
}
