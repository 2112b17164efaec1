import Stage

/// A fade at those edges of a scrolled area beyond which there is more content.
struct ScrollFade {
  private var pictures = Memo<LookKey, (above: Picture, below: Picture)>()

  /// Draws the fade over the content.
  ///
  /// - Parameters:
  ///   - viewport: the visible area.
  ///   - offset: the scroll offset, in output pixels.
  @MainActor mutating func draw(
    into list: inout DisplayList, _ viewport: Rect, contentHeight: Double, offset: Double,
    _ look: Look
  ) {
    guard contentHeight > viewport.height, viewport.width > 0 else { return }
    let height = min(look.metrics.px(28), (viewport.height / 5).rounded())
    let pictures = pictures.value(for: LookKey(look, Size(8, height))) {
      (Self.picture(height, isAbove: true, look), Self.picture(height, isAbove: false, look))
    }
    if offset > 0 {
      Self.add(pictures.above, Rect(viewport.x, viewport.y, viewport.width, height), to: &list)
    }
    if offset < contentHeight - viewport.height {
      let frame = Rect(viewport.x, viewport.maxY - height, viewport.width, height)
      Self.add(pictures.below, frame, to: &list)
    }
  }

  private static func add(_ picture: Picture, _ frame: Rect, to list: inout DisplayList) {
    list.add(DrawCommand(.picture(picture, tint: .white), frame))
  }

  /// Returns a vertical gradient from the panel's colour at the outer edge to transparent.
  @MainActor private static func picture(
    _ height: Double, isAbove: Bool, _ look: Look
  ) -> Picture {
    let panel = look.theme.panel
    let (full, clear) = (
      isAbove ? panel.first : panel.second, (isAbove ? panel.first : panel.second).opacity(0)
    )
    return look.pictures.picture("fade \(isAbove ? "above" : "below")", Size(8, height)) {
      let rect = Rect(.zero, $0.size)
      $0.fill(.rect(rect), .vertical(rect, isAbove ? full : clear, isAbove ? clear : full))
    }
  }
}
