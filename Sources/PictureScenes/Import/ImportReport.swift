import BoxKit
import Stage

/// A list of pictures that could not be added, with the reasons. It names up to five, as far as they fit. The name of
/// a single one is the title.
public final class ImportReport: Scene {
  public let name: String
  /// Called when the player closes the report.
  public var onClose: () -> Void {
    get { dialog.onClose }
    set { dialog.onClose = newValue }
  }

  /// The largest number of pictures listed by name.
  private static let most = 5
  /// The largest length of a name in characters. Longer names are shortened in the middle.
  private static let letters = 24

  private let look: Look
  private var failures: [PictureImport.Failure]
  private var total: Int
  private let dialog: DialogFrame
  private var words = DialogWords()

  /// - Parameters:
  ///   - failures: at least one failure.
  ///   - total: the number of dropped files.
  public init(_ failures: [PictureImport.Failure], of total: Int, context: StageContext) {
    look = context.look
    name = total > 1 ? "intake-report" : "message"
    self.failures = failures
    self.total = total
    dialog = DialogFrame(context, .filling)
    dialog.add(
      "ok", title: { texts in texts("OK") }, isPrimary: true,
      action: { [weak dialog] in dialog?.onClose() })
  }

  /// Adds further failures to a visible report.
  ///
  /// - Parameter total: the number of additionally dropped files.
  package func add(_ more: [PictureImport.Failure], of total: Int) {
    failures += more
    self.total += total
    layout(in: look.metrics.size)
  }

  public func layout(in size: Size) {
    var count = min(Self.most, failures.count)
    while !layout(naming: count), count > 0 { count -= 1 }
  }

  /// - Returns: whether the sentences fit.
  private func layout(naming count: Int) -> Bool {
    words.layout(
      sentences(naming: count), total == 1 ? look.metrics.medium() : look.metrics.small(),
      below: title, in: dialog,
      width: look.metrics.px(640), look)
  }

  private var title: String {
    if total == 1, let failure = failures.first { return Self.short(failure.name) }
    // Translators: Title of a list, and of messages about several pictures.
    return look.texts("Pictures")
  }

  private func sentences(naming count: Int) -> [String] {
    let texts = look.texts
    if total == 1, let failure = failures.first { return [failure.error.message(texts)] }
    let head = texts(
      // Translators: Above a list with reasons. {count} and {total} are numbers of pictures.
      "Not added: {count} of {total}",
      ["count": String(failures.count), "total": String(total)])
    let named = failures.prefix(count).map { "\(Self.short($0.name)): \($0.error.message(texts))" }
    let rest = failures.count - count
    guard count > 0, rest > 0 else { return [head] + named }
    let more = texts.plural(
      // Translators: Below the names of some pictures. {count} is the number of others.
      "And {count} more picture.", "And {count} more pictures.", rest)
    return [head] + named + [more]
  }

  private static func short(_ name: String) -> String {
    guard name.count > letters else { return name }
    return name.prefix(letters - 9) + "…" + name.suffix(8)
  }

  public func handle(_ intent: Intent) { dialog.handle(intent) }

  public func draw(into list: inout DisplayList) {
    dialog.draw(into: &list) { words.draw(into: &$0, look) }
  }

  public var controls: [ControlReport] { dialog.controls }
}
