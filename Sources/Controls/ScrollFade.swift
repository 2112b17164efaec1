import Stage

/// A fade at those edges of a scrolled area beyond which there is more content.
struct ScrollFade {
  private var pictures = Memo<LookKey, (above: Picture, below: Picture)>()

  /// Draws the fade over the content.
  ///
  /// - Parameters:
  ///   - viewport: the visible area.
  ///   - offset: the scroll offset, in output pixels.
  ///   - panel: the panel around the area, whose colours the fade has.
  @MainActor mutating func draw(
    into list: inout DisplayList, _ viewport: Rect, contentHeight: Double, offset: Double,
    panel: Rect, _ look: Look
  ) {
    guard contentHeight > viewport.height, viewport.width > 0 else { return }
    let height = min(look.metrics.px(28), (viewport.height / 5).rounded())
    let pictures = pictures.value(for: LookKey(look, Size(8, height))) {
      (Self.picture(height, isAbove: true, look), Self.picture(height, isAbove: false, look))
    }
    // The panel's own colour at the edge, so that the strip does not stand out from the panel beside it.
    let colours = look.theme.panel
    func colour(at y: Double) -> Color {
      colours.first.mixed(
        with: colours.second, max(0, min(1, (y - panel.y) / max(1, panel.height))))
    }
    if offset > 0 {
      let frame = Rect(viewport.x, viewport.y, viewport.width, height)
      list.add(DrawCommand(.picture(pictures.above, tint: colour(at: viewport.y)), frame))
    }
    if offset < contentHeight - viewport.height {
      let frame = Rect(viewport.x, viewport.maxY - height, viewport.width, height)
      list.add(DrawCommand(.picture(pictures.below, tint: colour(at: viewport.maxY)), frame))
    }
  }

  /// Returns a vertical gradient in white from the outer edge to transparent, to be tinted.
  @MainActor private static func picture(
    _ height: Double, isAbove: Bool, _ look: Look
  ) -> Picture {
    let (full, clear) = (Color.white, Color.white.opacity(0))
    return look.pictures.picture("fade \(isAbove ? "above" : "below")", Size(8, height)) {
      let rect = Rect(.zero, $0.size)
      $0.fill(.rect(rect), .vertical(rect, isAbove ? full : clear, isAbove ? clear : full))
    }
  }
}
