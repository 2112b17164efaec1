import GameKernel
import SDLKit
import Threads

/// Keeps the table of a game: restores it at the start of the program, and writes its record with every frame that
/// follows a change.
final class GameKeeper<Rules: TableRules>: Keeper {
  /// Hears how many changes of this run the file holds for certain.
  var onKept: ((Int) -> Void)? {
    get { file.onWritten }
    set { file.onWritten = newValue }
  }

  let file: KeptFile<TableRecord<Rules>>
  private var table: GameTable<Rules>?
  private var changes = 0
  /// Whether the session has changed since its record was made.
  private var hasChanged = false
  private var observation: Observation?

  /// - Parameters:
  ///   - folder: nil keeps nothing.
  ///   - ahead: what another thread has begun to read.
  ///   - wake: called on another thread when there is something to collect.
  init(
    in folder: HeldFolder?, ahead: Early<KeptLook<TableRecord<Rules>>>? = nil,
    wake: @escaping @Sendable () -> Void = {}
  ) {
    file = KeptFile(
      Self.name, Self.text, .game, in: folder, ahead: ahead, wake: wake)
  }

  /// Puts into a line what was kept; nil where nothing is.
  static func ahead(
    in folder: HeldFolder?, _ line: inout EarlyLine
  ) -> Early<KeptLook<TableRecord<Rules>>>? {
    guard let file = folder?.file(name) else { return nil }
    return line.add { [text] in KeptLook(at: file.path, as: text) }
  }

  private static var name: String { "games/\(Rules.name).json" }
  private static var text: KeptText<TableRecord<Rules>> { KeptText(kind: Rules.name, version: 2) }

  /// The table that was kept; nil where there is none to go on with.
  func restore() -> GameTable<Rules>? { file.load { try GameTable(restoring: $0) } }

  /// From now on keeps a table; call it after ``restore()``.
  func follow(_ table: GameTable<Rules>) {
    self.table = table
    observation = table.session.changes.observe { [weak self] _ in
      guard let self else { return }
      changes += 1
      // The display may hang before the frame that shows it.
      save()
      hasChanged = true
    }
  }

  /// Keeps what has changed without a change of the session, such as time spent.
  func save() {
    hasChanged = false
    if let table { file.save(table.record, number: changes) }
  }

  func beginWriting() {
    if hasChanged { save() }
    file.beginWriting()
  }

  var isBusy: Bool { hasChanged || file.isBusy }

  func finish() {
    save()
    file.finish()
  }
}
