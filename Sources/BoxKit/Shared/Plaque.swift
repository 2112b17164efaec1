import Controls
import Stage

/// A panel for a player: a badge, the name, and below it a detail such as whose turn it is. A low one has no detail.
package struct Plaque {
  package let frame: Rect
  /// Whether the badge is at the right.
  package let isMirrored: Bool
  private let hasArrow: Bool
  private let look: Look
  private let plain: Surface
  private let toMove: Surface
  private let person: Badges
  private let computer: Badges

  /// - Parameters:
  ///   - icon: the badge of a computer.
  ///   - hasArrow: whether a bare `ChipButton` over the plaque draws its arrow at the left.
  package init(
    frame: Rect, isMirrored: Bool, look: Look, computer icon: Icon = .computer,
    hasArrow: Bool = false
  ) {
    self.frame = frame
    self.isMirrored = isMirrored
    self.hasArrow = hasArrow
    self.look = look
    let surfaces = Surfaces(look)
    plain = surfaces.pill(frame.size, accent: false)
    toMove = surfaces.pill(frame.size, accent: true)
    let diameter = (frame.height * 44 / 64).rounded()
    person = Badges(.person, diameter: diameter, look)
    computer = Badges(icon, diameter: diameter, look)
  }

  /// The smallest size of a word that is too wide, as a share of small type.
  private static let smallest = 0.7

  /// Returns whether a name and an arrow have room side by side in a plaque.
  package static func hasRoomForArrow(beside name: String, in frame: Rect, _ look: Look) -> Bool {
    let room = frame.width - frame.height - ChipButton.arrowEnd(in: frame.height, look.metrics)
    let style = look.metrics.small(.bold)
    return name.split(separator: " ").allSatisfy {
      look.measurer.size(of: String($0), style).width * smallest <= room
    }
  }

  package func draw(
    into list: inout DisplayList, name: String, detail: String, isPerson: Bool, isToMove: Bool
  ) {
    (isToMove ? toMove : plain).draw(into: &list, frame)
    let badge = (isPerson ? person : computer).badge(isLit: isToMove)
    let inset = (frame.height - badge.size.height) / 2
    let badgeX = isMirrored ? frame.maxX - inset - badge.size.width : frame.x + inset
    list.picture(badge, at: Point(badgeX, frame.y + inset))
    drawWords(into: &list, name, detail, beside: badge.size.width + 2 * inset, isToMove: isToMove)
  }

  private func drawWords(
    into list: inout DisplayList, _ name: String, _ detail: String, beside badge: Double,
    isToMove: Bool
  ) {
    let (metrics, theme) = (look.metrics, look.theme)
    let end = hasArrow ? ChipButton.arrowEnd(in: frame.height, metrics) : frame.height / 4
    let width = frame.width - badge - end
    let x = isMirrored ? frame.x + end : frame.x + badge + 2
    let middle = frame.midY.rounded()
    let lower = metrics.small
    let weight = isToMove ? TextStyle.Weight.bold : .medium
    let usual = metrics.medium(weight)
    let quiet = metrics.small(isToMove ? .semibold : .regular)
    let measurer = look.measurer
    if frame.height < metrics.medium + lower {
      return list.text(
        name, metrics.small(weight), theme.ink, in: Rect(x, frame.y, width, frame.height),
        isMirrored ? .trailing : .leading, look: look)
    }
    let names = measurer.wrapped(name, metrics.small(weight), width: width)
    guard names.count == 1, measurer.wrapped(detail, quiet, width: width).count == 1 else {
      // If one of the texts needs more than one line, the name uses both lines and the detail is left out.
      // A word that is still too wide is set smaller.
      let widest = names.map { measurer.size(of: $0, metrics.small(weight)).width }.max() ?? 0
      let share = widest > width ? max(Self.smallest, width / widest) : 1
      let style = TextStyle(weight, (share * metrics.small).rounded(.down))
      let height = metrics.line(style) * Double(names.count)
      return list.lines(
        names, style, theme.ink,
        in: Rect(x, (middle - height / 2).rounded(), width, height),
        isMirrored ? .trailing : .leading, look: look)
    }
    // A name that does not fit in medium size uses the small font.
    let hasRoom = measurer.size(of: name, usual).width <= width
    list.text(
      name, hasRoom ? usual : metrics.small(weight), theme.ink,
      in: Rect(x, middle - metrics.medium * 1.15, width, metrics.medium * 1.3),
      isMirrored ? .trailing : .leading, look: look)
    list.text(
      detail, quiet, isToMove ? theme.accentInk : theme.mutedInk,
      in: Rect(x, middle + lower * 0.15, width, lower * 1.3), isMirrored ? .trailing : .leading,
      look: look)
  }
}

/// An icon on a disc, in a quiet and an accent version.
package struct Badges {
  private let quiet: Picture
  private let lit: Picture

  package init(_ icon: Icon, diameter: Double, _ look: Look) {
    let theme = look.theme
    quiet = icon.badge(
      diameter: diameter,
      fill: theme.panel.second.mixed(with: theme.ink, theme.isFlat ? 0.2 : 0.18),
      color: theme.ink, in: look.pictures)
    lit = icon.badge(
      diameter: diameter, fill: theme.accentInk, color: theme.inkOnAccent, in: look.pictures)
  }

  /// - Parameter isLit: whether to return the version in accent.
  package func badge(isLit: Bool) -> Picture { isLit ? lit : quiet }
}
