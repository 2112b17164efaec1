/// A factory of the program's surfaces in the current look (Documentation/Look.md, *Anatomy*).
///
/// Sizes are in output pixels, radii are design lengths unless stated otherwise. Create surfaces during layout.
/// Equal ones share their pictures.
@MainActor public struct Surfaces {
  let look: Look

  /// Creates a factory, which reads the theme and metrics for each surface.
  public init(_ look: Look) { self.look = look }

  var theme: Theme { look.theme }
  var metrics: Metrics { look.metrics }
  /// The width of lines around surfaces.
  var line: Double { metrics.px(theme.lineWidth) }

  /// Returns the ground of counters and settings. It is stretched sideways, so that only its ends are painted.
  public func panel(_ size: Size, radius: Double = 24) -> Surface {
    let radius = metrics.px(radius)
    let end = radius.rounded(.up) + 1
    let stretches = min(size.width, size.height) > 2 * end + 4
    let painted = surface(
      "panel", stretches ? Size(2 * end + 4, size.height) : size, radius, shadows: Shadow.none,
      fill: { .vertical($0, theme.panel.first, theme.panel.second) },
      edge: theme.panelLine.opacity(theme.isFlat ? 1 : 0.8), line: line)
    return Surface(
      face: painted.face, end: stretches ? end : nil,
      shadows: patches(Shadow.board, size, radius), radius: radius)
  }

  /// Returns the ground of a dialog. The container dims the scene below.
  public func dialog(_ size: Size) -> Surface { panel(size, radius: 28) }

  /// Returns a raised face, plain or in the accent colour.
  ///
  /// - Parameter radius: `nil` for a quarter of the height, as on every button; infinite for half of it.
  public func button(
    _ size: Size, accent: Bool, radius: Double? = nil, shadows: [Shadow] = Shadow.raised
  ) -> Surface {
    let radius =
      radius.map { $0.isFinite ? metrics.px($0) : size.height / 2 }
      ?? (size.height / 4).rounded()
    let edge = accent ? theme.accentEdge : theme.buttonEdge.opacity(theme.isFlat ? 1 : 0.8)
    return surface(
      accent ? "accent" : "button", size, radius, shadows: shadows,
      fill: {
        .vertical(
          $0, accent ? theme.accent.first : theme.button.first,
          accent ? theme.accent.second : theme.button.second)
      },
      edge: edge, line: line)
  }

  /// Returns a plaque: a pill, with an accent edge for the player to move.
  ///
  /// - Parameter radius: the radius of the corners in output pixels; `nil` for half the height.
  public func pill(_ size: Size, accent: Bool, radius: Double? = nil) -> Surface {
    let radius = radius ?? size.height / 2
    if accent {
      return surface(
        "pill to move", size, radius, shadows: Shadow.floating,
        fill: { .vertical($0, theme.panel.first, theme.panel.second) }, edge: theme.accentInk,
        line: metrics.px(3))
    }
    let ground = theme.isFlat ? theme.panel.second : theme.panel.second.opacity(0.72)
    return surface(
      "pill", size, radius, shadows: Shadow.none, fill: { _ in .solid(ground) },
      edge: theme.panelLine, line: line)
  }

  /// Returns the sunken ground of a segmented control or text field.
  public func sunken(_ size: Size) -> Surface {
    surface(
      "sunken", size, 0.28 * size.height, shadows: Shadow.none,
      fill: { _ in .solid(theme.sunken) }, edge: theme.sunkenLine, line: line)
  }

  /// Returns a flat band in a colour, such as the tinted one behind a losing turn.
  public func band(_ size: Size, _ color: Color, edge: Color = .clear, radius: Double) -> Surface {
    surface(
      "band \(color.code) \(edge.code)", size, metrics.px(radius), shadows: Shadow.none,
      fill: { _ in .solid(color) }, edge: edge, line: metrics.px(theme.isFlat ? 2 : 1.5))
  }

  /// Returns an empty frame that marks one of several things, such as the one whose details are shown.
  package func mark(_ size: Size, radius: Double) -> Surface {
    surface(
      "mark", size, metrics.px(radius), shadows: Shadow.none, fill: { _ in .solid(.clear) },
      edge: theme.accentInk, line: metrics.px(3, least: 2))
  }

  /// Returns a rounded rectangle with a fill and a line inside its edge.
  package func surface(
    _ name: String, _ size: Size, _ radius: Double, shadows: [Shadow], fill: (Rect) -> Paint,
    edge: Color, line: Double
  ) -> Surface {
    let face = look.pictures.picture("\(name) r\(radius) l\(line)", size) { drawing in
      let rect = Rect(.zero, drawing.size)
      drawing.fill(.roundedRect(rect, radius: radius), fill(rect))
      drawing.fill(.frame(rect, radius: radius, width: line), edge)
    }
    return Surface(
      face: face, end: nil, shadows: patches(shadows, size, radius), radius: radius)
  }

  /// Returns the shadows of a rounded rectangle; none in a theme without shadows.
  package func patches(_ shadows: [Shadow], _ size: Size, _ radius: Double) -> [ShadowPatch] {
    shadows.compactMap { shadow in
      ShadowPatch(
        shadow, theme.shadow, strength: theme.shadowStrength, size: size, radius: radius, look)
    }
  }
}

/// A face with its shadows, ready to draw.
///
/// It retains its pictures. Keep it while it is drawn.
public struct Surface: Equatable, Sendable {
  let face: Picture
  /// The width of the unstretched ends; `nil` for a face that is not stretched.
  let end: Double?
  let shadows: [ShadowPatch]
  /// The radius of the corners, in output pixels.
  public let radius: Double

  /// Draws the surface. `frame` must have the size it was created for and be on whole pixels.
  ///
  /// - Parameter shadow: the factor for the alpha of the shadows.
  public func draw(
    into list: inout DisplayList, _ frame: Rect, alpha: Double = 1, shadow: Double = 1
  ) {
    for patch in shadows { patch.draw(into: &list, below: frame, alpha: alpha * shadow) }
    drawFace(into: &list, frame, alpha: alpha)
  }

  /// Draws the face without shadows.
  public func drawFace(into list: inout DisplayList, _ frame: Rect, alpha: Double = 1) {
    if let end {
      list.patch(face, corner: end, frame, alpha: alpha)
    } else {
      list.add(DrawCommand(.picture(face, tint: .white), frame, alpha: alpha))
    }
  }
}
