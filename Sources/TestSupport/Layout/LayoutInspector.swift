import Stage

/// An inspection of the active scene's display list and controls.
public struct LayoutInspector {
  private let window: Rect
  private let metrics: Metrics
  private let scene: String?
  private var isScrolled: Bool {
    ["settings", "keys", "statistics", "players", "today", "labels"].contains(scene)
  }
  /// The IDs of the controls of these scenes that are not scrolled.
  private static let fixed: Set = [
    "back", "box-group", "done", "game", "group", "period", "player", "usual-keys", "view",
    "save-csv",
  ]
  private let commands: [DrawCommand]
  private let texts: [SeenText]
  private let controls: [ControlReport]
  /// The controls, except the parts of others, which have a dot in their IDs.
  private let wholes: [ControlReport]

  /// - Parameters:
  ///   - scene: the name of the active scene.
  ///   - shown: the display list of the window.
  ///   - controls: the controls of the active scene.
  public init(
    _ scene: String?, _ metrics: Metrics, shown: DisplayList, controls: [ControlReport],
    _ measurer: any TextMeasurer
  ) {
    (self.scene, self.metrics, self.controls) = (scene, metrics, controls)
    window = Rect(.zero, metrics.size)
    let all = shown.commands
    // A dialog dims the whole window. Commands below it are ignored.
    let window = window
    let dim = all.lastIndex { command in
      if case .fill = command.content { command.frame == window } else { false }
    }
    let commands = Array(all[(dim.map { $0 + 1 } ?? 0)...])
    self.commands = commands
    wholes = controls.filter { !$0.id.contains(".") }
    texts = commands.indices.compactMap { SeenText(commands[$0], at: $0, measurer) }
  }

  /// Returns all faults.
  public func findings() throws -> Set<LayoutFinding> {
    var found: Set<LayoutFinding> = []
    func note(_ rule: LayoutFinding.Rule, _ words: String) {
      found.insert(LayoutFinding(rule: rule, words: words))
    }
    for text in texts where text.string.last == "…" {
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

  /// Whether a later panel covers a text where another text overlaps it.
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
        if isScrolled, !Self.fixed.contains(control.id), text.clip == nil { continue }
        note("“\(text.string)” on \(control.id)")
      }
    }
  }

  private func collisions(_ note: (String) -> Void) {
    for (index, one) in wholes.enumerated() {
      for other in wholes[(index + 1)...] where one.frame.overlaps(other.frame) {
        // Scrolled controls are clipped where fixed ones are.
        if isScrolled, Self.fixed.contains(one.id) != Self.fixed.contains(other.id) { continue }
        note("\(one.id), \(other.id)")
      }
    }
  }

  private func outside(_ note: (String) -> Void) {
    for text in texts {
      let area = text.clip.map { Rect($0.x, -1e6, $0.width, 2e6) } ?? window
      if !area.inset(by: -1).contains(text.ink) { note("“\(text.string)”") }
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

  /// Checks that content beyond the edge of a scrolling area fades out there.
  private func fades(_ note: (String) -> Void) {
    let areas = Set(texts.compactMap(\.clip))
    for area in areas where area.height > 2.5 * metrics.medium {
      let inside = texts.filter { $0.clip == area }.map(\.ink)
      let hasAbove = inside.contains { $0.y < area.y - 1 }
      let hasBelow = inside.contains { $0.maxY > area.maxY + 1 }
      if hasAbove, !hasFade(at: area.y) { note("above") }
      if hasBelow, !hasFade(at: area.maxY) { note("below") }
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
}

extension DrawCommand {
  /// Whether the command draws the background of a panel, which hides everything below it.
  public var isPanel: Bool {
    switch content {
    case .patch(let picture, _), .picture(let picture, _): picture.name.hasPrefix("panel ")
    case .table, .fill, .text: false
    }
  }
}

extension Rect {
  fileprivate func overlaps(_ other: Rect) -> Bool {
    let part = intersection(other)
    return part.width > 1 && part.height > 1
  }

  /// Whether another rectangle is inside, with a tolerance of 0.001 pixels.
  fileprivate func contains(_ other: Rect) -> Bool {
    let slack = 0.001
    return other.x >= x - slack && other.y >= y - slack && other.maxX <= maxX + slack
      && other.maxY <= maxY + slack
  }
}
