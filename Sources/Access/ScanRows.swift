import Stage

/// A place that a scan offers.
struct ScanItem: Hashable {
  /// The effect of choosing the item.
  enum Act: Hashable {
    /// A tap at its centre.
    case tap
    /// An intent of the keyboard, shown by an icon.
    case key(Intent, Icon)
  }

  /// The bounds, in output pixels.
  var frame: Rect
  var act = Act.tap
}

/// Sorts the controls of a scene into rows for scanning.
///
/// Boards and lists, whose parts form several rows, come first. The other controls follow from top to bottom. An open
/// list hides everything else.
enum ScanRows {
  /// Returns the rows, each from left to right.
  static func rows(of reports: [ControlReport]) -> [[ScanItem]] {
    let modal = reports.filter(\.isModal)
    let shown = (modal.isEmpty ? reports : modal).filter {
      $0.isEnabled && $0.isInView && !$0.frame.isEmpty && !$0.id.hasSuffix(".tip")
    }
    let owners = Set(shown.filter { !$0.id.contains(".") }.map(\.id))
    let parts = Dictionary(
      grouping: shown.filter { $0.owner != $0.id && owners.contains($0.owner) }
    ) {
      $0.owner
    }
    var boards: [[ScanItem]] = []
    var others: [Rect] = []
    for report in shown where !(report.owner != report.id && owners.contains(report.owner)) {
      let inside =
        report.parts.isEmpty ? parts[report.id, default: []].map(\.frame) : report.parts
      let rows = grouped(inside)
      if rows.count > 1 {
        boards += rows
      } else {
        others += inside.isEmpty ? [report.frame] : inside
      }
    }
    return boards + grouped(others)
  }

  /// Groups frames into rows: a frame belongs to the row whose first frame is as high as its centre.
  private static func grouped(_ frames: [Rect]) -> [[ScanItem]] {
    var rows: [[Rect]] = []
    for frame in frames.sorted(by: { ($0.midY, $0.x) < ($1.midY, $1.x) }) {
      let first = rows.last?.first
      if let first, first.y < frame.midY, frame.midY < first.maxY {
        rows[rows.count - 1].append(frame)
      } else {
        rows.append([frame])
      }
    }
    return rows.map { row in row.sorted { $0.x < $1.x }.map { ScanItem(frame: $0) } }
  }
}

extension ControlReport {
  /// The identifier of the control that contains this part, such as `board` of `board.3`, or its own.
  fileprivate var owner: String { String(id.prefix { $0 != "." }) }
}
