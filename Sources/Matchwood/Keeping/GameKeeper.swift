import GameKernel

/// Keeps the table of a game: restores it at the start of the program, and writes its record after every change.
final class GameKeeper<Rules: TableRules>: Keeper {
  /// Hears how many changes of this run the file holds for certain.
  var onKept: ((Int) -> Void)? {
    get { file.onWritten }
    set { file.onWritten = newValue }
  }

  let file: KeptFile<TableRecord<Rules>>
  private var table: GameTable<Rules>?
  private var changes = 0
  private var observation: Observation?

  /// - Parameters:
  ///   - folder: nil keeps nothing.
  ///   - wake: called on another thread when there is something to collect.
  init(in folder: HeldFolder?, wake: @escaping @Sendable () -> Void = {}) {
    file = KeptFile(
      "games/\(Rules.name).json", KeptText(kind: Rules.name, version: 2), .game, in: folder,
      wake: wake)
  }

  /// The table that was kept; nil where there is none to go on with.
  func restore() -> GameTable<Rules>? { file.load { try GameTable(restoring: $0) } }

  /// From now on keeps a table; call it after ``restore()``.
  func follow(_ table: GameTable<Rules>) {
    self.table = table
    observation = table.session.changes.observe { [weak self] _ in
      self?.changes += 1
      self?.save()
    }
  }

  /// Keeps what has changed without a change of the session, such as time spent.
  func save() {
    if let table { file.save(table.record, number: changes) }
  }

  func finish() {
    save()
    file.finish()
  }
}
