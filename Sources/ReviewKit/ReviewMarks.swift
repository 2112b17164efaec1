import Stage

/// The pictures of the marks of a time line.
struct ReviewMarks {
  private let look: Look

  init(_ look: Look) { self.look = look }

  /// Returns the picture of a mark.
  ///
  /// - Parameter radius: the radius of a disc; a diamond extends a quarter farther.
  func picture(_ mark: ReviewPlot.Mark, radius: Double) -> Picture {
    let side = 2 * (1.25 * radius + 2).rounded(.up)
    let theme = look.theme
    let line = max(1.5, 0.3 * radius)
    return look.pictures.picture("review mark \(mark) \(radius)", Size(side, side)) { drawing in
      let middle = Rect(.zero, drawing.size).center
      switch mark {
      case .loss:
        drawing.fill(.diamond(middle, reach: 1.25 * radius + 1), theme.panel.second)
        drawing.fill(.diamond(middle, reach: 1.25 * radius), theme.danger)
      case .luck:
        drawing.fill(.circle(middle, radius: radius), theme.panel.second)
        drawing.stroke(.circle(middle, radius: radius - line / 2), width: line, theme.ink)
      case .good: drawing.fill(.circle(middle, radius: radius), theme.accentInk)
      case .estimate:
        drawing.fill(.diamond(middle, reach: 1.25 * radius), theme.panel.second)
        drawing.stroke(.diamond(middle, reach: 1.25 * radius - line), width: line, theme.mutedInk)
      }
    }
  }

  /// The colour of the bar or line that leads to a mark.
  func color(_ mark: ReviewPlot.Mark) -> Color {
    let theme = look.theme
    return switch mark {
    case .loss: theme.isFlat ? theme.danger : theme.danger.opacity(0.75)
    case .luck, .estimate: theme.isFlat ? theme.mutedInk : theme.mutedInk.opacity(0.5)
    case .good: theme.accentInk
    }
  }
}
