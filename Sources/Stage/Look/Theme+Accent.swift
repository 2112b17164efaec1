extension Theme {
  /// Returns the look with another accent colour, lighter or darker if its texts need that.
  ///
  /// *Contrast* keeps its own accent.
  ///
  /// - Parameter accent: the colour as `0xRRGGBB`, or `nil` for the look's own.
  public func accented(_ accent: UInt32?) -> Theme {
    guard let accent, !isFlat else { return self }
    let isDark = name == .evening
    let grounds = [panel.first, panel.second] + (isDark ? [ground.light, board.first] : [])
    // The accent of a dark look becomes lighter until it can be read, that of a light look darker.
    let end: Color = isDark ? .white : .black
    let tones = (0...40).lazy.map { Color(accent).mixed(with: end, Double($0) / 40) }
    let readable = tones.first { tone in
      tone.contrast(with: inkOnAccent) >= Self.leastContrast
        && grounds.allSatisfy { tone.contrast(with: $0) >= Self.leastContrast }
    }
    guard let readable else { return self }
    var theme = self
    theme.accent = Pair(isDark ? readable.mixed(with: .white, 0.12) : readable, readable)
    theme.hasOwnAccent = false
    return theme
  }

  /// The least contrast of text, by WCAG 2.2, level AA.
  private static let leastContrast = 4.5
}
