/// Makes the surfaces of the house in the look of the moment (Documentation/Look.md, *Anatomy*).
///
/// Sizes are in output pixels, radii in lengths of the design. Make surfaces when a scene is laid
/// out; equal ones share their pictures.
@MainActor public struct Surfaces {
  let context: StageContext

  /// Reads theme and metrics when a surface is made.
  public init(_ context: StageContext) { self.context = context }

  var theme: Theme { context.theme }
  var metrics: Metrics { context.metrics }
  /// The width of the lines round surfaces.
  var line: Double { metrics.px(theme.lineWidth) }

  /// Behind counters and settings.
  public func panel(_ size: Size, radius: Double = 24) -> Surface {
    wide(
      "panel", size, metrics.px(radius), theme.panel, edge: panelEdge, shadows: Shadow.board)
  }

  /// Behind a question; the container dims what lies below.
  public func dialog(_ size: Size) -> Surface { panel(size, radius: 28) }

  /// A raised face, plain or in accent.
  ///
  /// - Parameter radius: nil for a quarter of the height, as on every button.
  public func button(
    _ size: Size, accent: Bool, radius: Double? = nil, shadows: [Shadow] = Shadow.raised
  ) -> Surface {
    let radius = radius.map(metrics.px) ?? (size.height / 4).rounded()
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

  /// A plaque: a pill with an accent edge for whose turn it is.
  ///
  /// - Parameter radius: of its corners in output pixels, nil for half its height.
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

  /// The sunken ground of a segmented control; also for fields.
  ///
  /// - Parameter radius: nil for 0.28 of the height.
  public func sunken(_ size: Size, radius: Double? = nil) -> Surface {
    surface(
      "sunken", size, radius.map(metrics.px) ?? 0.28 * size.height, shadows: Shadow.none,
      fill: { _ in .solid(theme.sunken) }, edge: theme.sunkenLine, line: line)
  }

  /// A flat band in a colour, such as the tinted one behind a losing turn.
  public func band(_ size: Size, _ color: Color, edge: Color = .clear, radius: Double) -> Surface {
    surface(
      "band \(color.code) \(edge.code)", size, metrics.px(radius), shadows: Shadow.none,
      fill: { _ in .solid(color) }, edge: edge, line: metrics.px(theme.isFlat ? 2 : 1.5))
  }

  var panelEdge: Color { theme.panelLine.opacity(theme.isFlat ? 1 : 0.8) }

  /// A round rectangle with a fill and a line inside its edge.
  func surface(
    _ name: String, _ size: Size, _ radius: Double, shadows: [Shadow], fill: (Rect) -> Paint,
    edge: Color, line: Double
  ) -> Surface {
    let face = context.shelf.picture("\(name) r\(radius) l\(line)", size) { drawing in
      let rect = Rect(.zero, drawing.size)
      drawing.fill(.roundedRect(rect, radius: radius), fill(rect))
      drawing.fill(.frame(rect, radius: radius, width: line), edge)
    }
    let patches = shadows.compactMap { ShadowPatch($0, size: size, radius: radius, context) }
    return Surface(face: face, end: nil, shadows: patches, radius: radius)
  }

  /// A wide face of which only the ends are painted: it is the same all along, and large.
  private func wide(
    _ name: String, _ size: Size, _ radius: Double, _ fill: Theme.Pair, edge: Color,
    shadows: [Shadow]
  ) -> Surface {
    let end = radius.rounded(.up) + 1
    guard min(size.width, size.height) > 2 * end + 4 else {
      return surface(
        name, size, radius, shadows: shadows, fill: { .vertical($0, fill.first, fill.second) },
        edge: edge, line: line)
    }
    let strip = surface(
      name, Size(2 * end + 4, size.height), radius, shadows: Shadow.none,
      fill: { .vertical($0, fill.first, fill.second) }, edge: edge, line: line)
    let patches = shadows.compactMap { ShadowPatch($0, size: size, radius: radius, context) }
    return Surface(face: strip.face, end: end, shadows: patches, radius: radius)
  }
}
