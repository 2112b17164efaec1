import BoxKit
import GameKernel

/// Keeps the tables of all games from one start to the next, and tells the trace of them.
final class TableKeeping: TableHome {
  /// One for each table that was opened.
  private(set) var keepers: [any Keeper] = []

  private let folder: HeldFolder?
  private let trace: Trace?
  private let ahead: KeptAhead?
  private let wake: @Sendable () -> Void

  /// - Parameters:
  ///   - folder: nil keeps nothing.
  ///   - trace: nil tells nobody.
  ///   - ahead: what another thread has begun to read.
  ///   - wake: called on another thread when there is something to collect.
  init(
    in folder: HeldFolder?, trace: Trace?, ahead: KeptAhead? = nil,
    wake: @escaping @Sendable () -> Void
  ) {
    self.folder = folder
    self.ahead = ahead
    self.trace = trace
    self.wake = wake
  }

  func open<Rules: TracedRules>(
    _ begin: (GameTable<Rules>?) -> GameTable<Rules>
  ) -> GameTable<Rules> {
    let keeper = GameKeeper<Rules>(in: folder, ahead: ahead?.takeTable(of: Rules.self), wake: wake)
    let table = begin(keeper.restore())
    keeper.follow(table)
    if let trace {
      keeper.onKept = { trace.kept(Rules.name, changes: $0) }
      trace.follow(table.session)
    }
    keepers.append(keeper)
    return table
  }

  func refused<Rules: TracedRules>(_ refusal: Rules.Refusal, by rules: Rules.Type) {
    trace?.refused(refusal, by: rules)
  }
}
