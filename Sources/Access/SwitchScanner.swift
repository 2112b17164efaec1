import Acoustics
import Stage

/// Plays with a single switch: marks the rows of controls one after the other, then the controls of a row.
///
/// The first press starts, the next one chooses the marked row, and the one after that the marked control. After an
/// action the scan starts again. It rests after three rounds without a press.
///
/// ```swift
/// scanner.press(container.controls).map { loop.perform($0.intents, as: $0.device) }
/// ```
@MainActor public final class SwitchScanner {
  /// The marked row or item.
  private enum Place: Equatable {
    case row(Int)
    case item(Int, row: Int)
  }

  /// The time that each row and item is marked.
  public var interval = Duration.seconds(1)
  /// Whether a key of the last row requests the spoken texts.
  public var speaks = false
  /// Whether the scan runs.
  public var isRunning: Bool { place != nil }

  private let context: StageContext
  /// The marked place; `nil` while the scan rests.
  private var place: Place?
  private var rows: [[ScanItem]] = []
  private var elapsed = Duration.zero
  /// The number of rounds without a press.
  private var rounds = 0

  private static let roundsOfRows = 3
  private static let roundsOfItems = 2

  /// Creates a scanner at rest.
  public init(context: StageContext) { self.context = context }

  /// Ends the scan.
  public func rest() { (place, rows, rounds) = (nil, [], 0) }

  /// Acts on a press of the switch.
  ///
  /// - Parameter reports: the controls of the active scene.
  /// - Returns: the intents of the chosen item.
  public func press(_ reports: [ControlReport]) -> AidedIntents? {
    let marked = item ?? row?.first
    rounds = 0
    guard let place, update(reports) else {
      begin(reports)
      return nil
    }
    switch place {
    case .row(let index) where rows[index].count > 1:
      mark(.item(0, row: index))
      return nil
    case .row, .item:
      rest()
      self.place = .row(0)
      elapsed = .zero
      return marked?.intents
    }
  }

  /// Advances the scan.
  ///
  /// - Parameter reports: returns the controls of the active scene.
  public func advance(by time: Duration, _ reports: () -> [ControlReport]) {
    guard let place else { return }
    elapsed += time
    guard elapsed >= interval else { return }
    guard update(reports()) else { return mark(.row(0)) }
    switch place {
    case .row(let index):
      let next = (index + 1) % rows.count
      if next == 0 { rounds += 1 }
      if rounds >= Self.roundsOfRows { rest() } else { mark(.row(next)) }
    case .item(let index, let row):
      let next = (index + 1) % rows[row].count
      if next == 0 { rounds += 1 }
      if rounds >= Self.roundsOfItems {
        rounds = 0
        mark(.row(row))
      } else {
        mark(.item(next, row: row))
      }
    }
  }

  /// The time until the next row or item; `nil` while the scan rests.
  public var nextTimer: Duration? { place == nil ? nil : max(.zero, interval - elapsed) }

  private func begin(_ reports: [ControlReport]) {
    rows = rows(reports)
    mark(.row(0))
  }

  private func mark(_ place: Place) {
    self.place = place
    elapsed = .zero
    context.feedback.play(.beads, at: (item ?? row?.first)?.frame.center)
  }

  /// Follows a change of the controls, and returns whether the marked row is still there.
  private func update(_ reports: [ControlReport]) -> Bool {
    let before = row
    rows = rows(reports)
    return before != nil && row == before
  }

  private func rows(_ reports: [ControlReport]) -> [[ScanItem]] {
    ScanRows.rows(of: reports) + [ScanStrip.items(context.look.metrics, speaks: speaks)]
  }

  /// The marked row, or the row of the marked item.
  private var row: [ScanItem]? {
    switch place {
    case .row(let index), .item(_, let index): rows.indices.contains(index) ? rows[index] : nil
    case nil: nil
    }
  }

  /// The marked item; `nil` while a row is marked.
  private var item: ScanItem? {
    guard case .item(let index, _) = place, let row else { return nil }
    return row.indices.contains(index) ? row[index] : nil
  }

  /// The frames of the marked row, or of the marked item alone. Empty while the scan rests.
  package var marked: [Rect] { item.map { [$0.frame] } ?? row?.map(\.frame) ?? [] }

  // MARK: Drawing

  /// Draws the mark, and the strip of keys while it is its turn.
  ///
  /// - Parameter reports: returns the controls of the active scene.
  public func draw(into list: inout DisplayList, _ reports: () -> [ControlReport]) {
    if place != nil, rows.isEmpty { rows = rows(reports()) }
    guard let row else { return }
    let look = context.look
    if case .key = row[0].act { ScanStrip.draw(row, into: &list, look) }
    let whole = row.dropFirst().reduce(row[0].frame) { $0.union($1.frame) }
    guard let item else { return mark(whole, into: &list, veil: 0.16) }
    list.faded(0.5) { list in mark(whole, into: &list, veil: 0) }
    mark(item.frame, into: &list, veil: 0.28)
  }

  private func mark(_ frame: Rect, into list: inout DisplayList, veil: Double) {
    let look = context.look
    let frame = frame.inset(by: -look.metrics.px(2)).rounded
    if veil > 0 { list.fill(frame, look.theme.focus.opacity(veil)) }
    let ring = FocusRing(size: frame.size, radius: look.metrics.px(6), look)
    ring.draw(into: &list, around: frame)
  }
}

/// Intents from an aid, and the device as which they act.
public struct AidedIntents: Hashable {
  /// The intents, in order.
  public let intents: [Intent]
  /// The device whose rules the scene follows.
  public let device: InputDevice
}

extension ScanItem {
  fileprivate var intents: AidedIntents {
    switch act {
    case .tap:
      AidedIntents(intents: [.press(frame.center), .tap(frame.center)], device: .touch)
    case .key(let intent, _): AidedIntents(intents: [intent], device: .keyboard)
    }
  }
}
