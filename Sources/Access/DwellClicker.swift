import Glibc
import Stage

/// Clicks where the pointer rests on a control. It clicks again only after the pointer has moved away.
@MainActor public final class DwellClicker {
  /// The time that the pointer rests before the click.
  public var delay = Duration.seconds(1)

  private let context: StageContext
  /// The point around which the pointer rests; `nil` outside the window.
  private var anchor: Point?
  /// The time since the pointer began to rest; `nil` after the click, or while there is nothing to click.
  private var elapsed: Duration?

  /// The distance in design lengths within which the pointer rests.
  private static let reach = 10.0
  /// The number of dots of the ring, which appear one after the other.
  private static let dots = 12

  /// Creates a clicker without a pointer.
  public init(context: StageContext) { self.context = context }

  /// Follows the pointer. `nil` means that it has left the window or clicks itself.
  public func move(to point: Point?, _ reports: () -> [ControlReport]) {
    if let point, let anchor,
      anchor.distance(to: point) <= Self.reach * context.look.metrics.k
    {
      return
    }
    anchor = point
    elapsed = point.flatMap { point in Self.canClick(at: point, reports()) ? .zero : nil }
  }

  private static func canClick(at point: Point, _ reports: [ControlReport]) -> Bool {
    let modal = reports.filter(\.isModal)
    return (modal.isEmpty ? reports : modal).contains {
      $0.isEnabled && $0.isInView && $0.frame.contains(point)
    }
  }

  /// Advances the time, and returns a click when the pointer has rested long enough.
  public func advance(by time: Duration) -> AidedIntents? {
    guard let anchor, let rested = elapsed else { return nil }
    elapsed = rested + time
    guard rested + time >= delay else { return nil }
    elapsed = nil
    return AidedIntents(
      intents: [.hover(anchor), .press(anchor), .tap(anchor)], device: .mouse)
  }

  /// The time until the next dot of the ring; `nil` while nothing will be clicked.
  public var nextTimer: Duration? {
    guard let elapsed else { return nil }
    let step = delay / Self.dots
    let next = step * (shownDots + 1)
    return max(.zero, next - elapsed)
  }

  private var shownDots: Int {
    guard let elapsed else { return 0 }
    return min(Self.dots, Int(elapsed / delay * Double(Self.dots)))
  }

  /// Draws a ring of dots around the pointer, which fills until the click.
  public func draw(into list: inout DisplayList) {
    guard let anchor, shownDots > 0 else { return }
    let (look, metrics) = (context.look, context.look.metrics)
    let side = metrics.px(9, least: 7)
    let dot = Icon.disc.badge(
      diameter: side, fill: look.theme.panel.second, color: look.theme.focus,
      in: look.pictures)
    for index in 0..<shownDots {
      let angle = 2 * Double.pi * Double(index) / Double(Self.dots) - .pi / 2
      list.picture(
        dot, center: anchor + Point(cos(angle), sin(angle)) * metrics.px(22, least: 18))
    }
  }
}
