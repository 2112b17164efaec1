import BoxKit
import Stage

/// Says once which of many pictures were no use and why: as many by name as there is room for.
public final class IntakeReport: Scene {
  public let name = "intake-report"
  /// Called when the player has read it.
  public var onClose: () -> Void {
    get { dialog.onClose }
    set { dialog.onClose = newValue }
  }

  /// Nobody reads more.
  private static let most = 5
  /// Letters of a name; a longer one loses its middle.
  private static let letters = 24

  private let context: StageContext
  private let failures: [PictureIntake.Failure]
  private let total: Int
  private let dialog: DialogFrame
  private var words = DialogWords()

  /// - Parameters:
  ///   - failures: at least one.
  ///   - total: how many were dropped.
  public init(_ failures: [PictureIntake.Failure], of total: Int, context: StageContext) {
    self.context = context
    self.failures = failures
    self.total = total
    dialog = DialogFrame(context, .filling)
    dialog.add(
      "ok", title: { texts in texts("OK") }, isPrimary: true,
      action: { [weak dialog] in dialog?.onClose() })
  }

  public func layout(in size: Size) {
    var count = min(Self.most, failures.count)
    while !layout(naming: count), count > 0 { count -= 1 }
  }

  /// - Returns: whether there is room for that.
  private func layout(naming count: Int) -> Bool {
    words.layout(
      sentences(naming: count), context.metrics.small(), below: context.texts("Pictures"),
      in: dialog, width: context.metrics.px(640), context)
  }

  private func sentences(naming count: Int) -> [String] {
    let texts = context.texts
    let head = texts.plural(
      "{count} of {total} pictures could not be taken in.",
      "{count} of {total} pictures could not be taken in.", failures.count,
      ["total": String(total)])
    let named = failures.prefix(count).map { "\(Self.short($0.name)): \($0.error.message(texts))" }
    let rest = failures.count - count
    guard count > 0, rest > 0 else { return [head] + named }
    return [head] + named + [texts.plural("And {count} more.", "And {count} more.", rest)]
  }

  private static func short(_ name: String) -> String {
    guard name.count > letters else { return name }
    return name.prefix(letters - 9) + "…" + name.suffix(8)
  }

  public func handle(_ intent: Intent) { dialog.handle(intent) }

  public func draw(into list: inout DisplayList) {
    dialog.draw(into: &list) { words.draw(into: &$0, context) }
  }

  public var controls: [ControlReport] { dialog.controls }
}
