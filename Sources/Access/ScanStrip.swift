import GameKernel
import Stage

/// The last row of every scan: keys that no control on the screen replaces, such as those that scroll a page.
@MainActor enum ScanStrip {
  private typealias StripKey = (intent: Intent, icon: Icon)

  private static let keys: [StripKey] = [
    (.back, .back), (.leap(.pageDown), .chevronDown), (.leap(.pageUp), .chevronUp),
    (.tilt(.up), .arrowUp), (.tilt(.down), .arrowDown), (.tilt(.left), .arrowLeft),
    (.tilt(.right), .arrowRight), (.activate, .check), (.zoom(1), .plus), (.zoom(-1), .minus),
  ]
  private static let speechKey: StripKey = (.speech(.next), .speech)

  /// Returns the keys in the middle of the lower edge of the window.
  ///
  /// - Parameter speaks: whether one key requests the spoken texts.
  static func items(_ metrics: Metrics, speaks: Bool) -> [ScanItem] {
    let keys = speaks ? keys + [speechKey] : keys
    let count = Double(keys.count)
    let side = min(metrics.iconSide, (metrics.size.width / (count + 2)).rounded(.down))
    let left = ((metrics.size.width - count * side) / 2).rounded()
    let top = metrics.size.height - side - metrics.px(16, small: 10)
    return keys.enumerated().map { index, key in
      ScanItem(
        frame: Rect(left + Double(index) * side, top, side, side), act: .key(key.intent, key.icon))
    }
  }

  /// Draws the keys on a panel.
  static func draw(_ items: [ScanItem], into list: inout DisplayList, _ look: Look) {
    let frames = items.map(\.frame)
    let whole = frames.dropFirst().reduce(frames[0]) { $0.union($1) }
    let panel = whole.inset(by: -look.metrics.px(6)).rounded
    Surfaces(look).panel(panel.size, radius: 12).draw(into: &list, panel)
    for item in items {
      guard case .key(_, let icon) = item.act else { continue }
      let size = (item.frame.width * 0.5).rounded()
      list.picture(
        icon.picture(size: size, color: look.theme.ink, in: look.pictures),
        center: item.frame.center)
    }
  }
}
