import GameScenes
import Stage

/// What is wrong with a layout.
struct LayoutFinding: Hashable, CustomStringConvertible {
  enum Rule: String, CaseIterable {
    /// Words of the program's own are shortened.
    case cut
    /// Two texts lie over each other.
    case overlap
    /// A text lies over a control that it does not belong to.
    case covers
    /// Two controls lie over each other.
    case collision
    /// Something reaches out of the window, or sideways out of what scrolls.
    case outside
    /// A button, a row or a field is too small to be touched.
    case tiny
    /// What scrolls does not show by a fade that it does.
    case noFade
    /// Another scale makes the pieces of the game smaller or larger by more than a tenth.
    case resized
  }

  let rule: Rule
  let words: String
  var description: String { "\(rule.rawValue): \(words)" }
}

/// Looks at what the active scene shows, and at its controls.
@MainActor struct LayoutInspector {
  private let window: Rect
  private let metrics: Metrics
  private let scene: String?
  private var isScrolled: Bool { scene == "settings" }
  private let commands: [DrawCommand]
  private let texts: [SeenText]
  private let controls: [ControlReport]
  private var wholes: [ControlReport] { controls.filter { !$0.id.contains(".") } }

  init(_ program: LaidProgram) {
    metrics = program.context.metrics
    window = Rect(.zero, metrics.size)
    scene = program.active?.name
    let all = program.list.commands
    // A dialog dims the whole window; what lies below is not looked at.
    let window = window
    let dim = all.lastIndex { command in
      if case .fill = command.content { command.frame == window } else { false }
    }
    let commands = Array(all[(dim.map { $0 + 1 } ?? 0)...])
    self.commands = commands
    controls = program.container.controls
    let measurer = program.context.measurer
    texts = commands.indices.compactMap { SeenText(commands[$0], at: $0, measurer) }
  }

  func findings() throws -> Set<LayoutFinding> {
    var found: Set<LayoutFinding> = []
    func note(_ rule: LayoutFinding.Rule, _ words: String) {
      found.insert(LayoutFinding(rule: rule, words: words))
    }
    for text in texts where text.string.hasSuffix("…") {
      if try !CatalogueTexts.hasDots(text.string) { note(.cut, text.string) }
    }
    overlaps { note(.overlap, $0) }
    coverings { note(.covers, $0) }
    collisions { note(.collision, $0) }
    outside { note(.outside, $0) }
    tiny { note(.tiny, $0) }
    fades { note(.noFade, $0) }
    return found
  }

  // MARK: Rules

  private func overlaps(_ note: (String) -> Void) {
    for (index, one) in texts.enumerated() {
      for other in texts[(index + 1)...] where one.clip == other.clip {
        guard one.ink.overlaps(other.ink), !one.isTwin(of: other),
          !isHidden(one, under: other.index, other.ink)
        else {
          continue
        }
        note("“\(one.string)”, “\(other.string)”")
      }
    }
  }

  /// Whether a panel that came later lies over a text where another text meets it.
  private func isHidden(_ text: SeenText, under later: Int, _ place: Rect) -> Bool {
    let part = text.ink.intersection(place)
    return commands[(text.index + 1)..<max(text.index + 1, later)].contains { command in
      command.alpha == 1 && command.frame.contains(part) && command.isPanel
    }
  }

  private func coverings(_ note: (String) -> Void) {
    for text in texts {
      let ink = text.seen
      guard !ink.isEmpty, !controls.contains(where: { $0.frame.inset(by: -1).contains(ink) }) else {
        continue
      }
      for control in wholes where control.frame.overlaps(ink) {
        if isScrolled, control.id != "back", text.clip == nil { continue }
        note("“\(text.string)” on \(control.id)")
      }
    }
  }

  private func collisions(_ note: (String) -> Void) {
    let wholes = wholes.filter { !isScrolled || $0.id != "back" }
    for (index, one) in wholes.enumerated() {
      for other in wholes[(index + 1)...] where one.frame.overlaps(other.frame) {
        note("\(one.id), \(other.id)")
      }
    }
  }

  private func outside(_ note: (String) -> Void) {
    for text in texts {
      let room = text.clip.map { Rect($0.x, -1e6, $0.width, 2e6) } ?? window
      if !room.inset(by: -1).contains(text.ink) { note("“\(text.string)”") }
    }
    let page = Rect(0, -1e6, window.width, 2e6)
    for control in wholes where !(isScrolled ? page : window).contains(control.frame) {
      note(control.id)
    }
  }

  private func tiny(_ note: (String) -> Void) {
    let least = max(36, ((metrics.isSmall ? 36 : 40) * metrics.k).rounded(.down))
    for control in wholes {
      let side = min(control.frame.width, control.frame.height)
      if side < least { note("\(control.id)") }
    }
  }

  /// What is cut off at the edge of a room that scrolls must fade there.
  private func fades(_ note: (String) -> Void) {
    let rooms = Set(texts.compactMap(\.clip))
    for room in rooms where room.height > 2.5 * metrics.medium {
      let inside = texts.filter { $0.clip == room }.map(\.ink)
      let hasAbove = inside.contains { $0.y < room.y - 1 }
      let hasBelow = inside.contains { $0.maxY > room.maxY + 1 }
      if hasAbove, !hasFade(at: room.y) { note("above") }
      if hasBelow, !hasFade(at: room.maxY) { note("below") }
    }
  }

  private func hasFade(at edge: Double) -> Bool {
    commands.contains { command in
      guard case .picture(let picture, _) = command.content, picture.name.hasPrefix("fade") else {
        return false
      }
      return abs(command.frame.y - edge) <= 2 || abs(command.frame.maxY - edge) <= 2
    }
  }

  // MARK: Pieces

  /// The size of a tile, a card or a match; nil where there is none.
  var piece: Double? {
    if let cell = controls.first(where: { $0.id == "board.0" }) {
      return min(cell.frame.width, cell.frame.height)
    }
    guard scene == "matchsticks" else { return nil }
    return commands.first { command in
      if case .picture(let picture, _) = command.content {
        picture.name.hasPrefix("match ")
      } else {
        false
      }
    }?.frame.height
  }
}

/// A text where it is drawn.
private struct SeenText {
  let string: String
  let index: Int
  let clip: Rect?
  /// What its letters reach, wherever they are clipped.
  let ink: Rect

  /// Whether both are one text with its shade, as on a tile.
  func isTwin(of other: SeenText) -> Bool {
    string == other.string && abs(ink.x - other.ink.x) < 0.1 * ink.height + 2
      && abs(ink.y - other.ink.y) < 0.1 * ink.height + 2
  }

  /// What can be seen of it.
  var seen: Rect { clip.map(ink.intersection) ?? ink }

  @MainActor init?(_ command: DrawCommand, at index: Int, _ measurer: any TextMeasurer) {
    guard case .text(let string, let style, _) = command.content, command.alpha > 0.05 else {
      return nil
    }
    self.string = string
    self.index = index
    clip = command.clip
    let em = Double(style.pixels)
    let baseline = command.frame.y + measurer.ascent(of: style)
    let reaches = string.contains { "gjpqyQ,;()".contains($0) }
    ink = Rect(
      command.frame.x, baseline - 0.72 * em, command.frame.width,
      (reaches ? 0.92 : 0.72) * em)
  }
}

extension Rect {
  fileprivate func overlaps(_ other: Rect) -> Bool {
    let part = intersection(other)
    return part.width > 1 && part.height > 1
  }
}
