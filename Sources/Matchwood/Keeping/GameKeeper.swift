import GameKernel

/// Keeps a game: restores it at the start of the program, and writes its record after every change.
final class GameKeeper<Record: Codable & Sendable>: Keeper {
  /// Hears how many changes of this run the file holds for certain.
  var onKept: ((Int) -> Void)? {
    get { file.onWritten }
    set { file.onWritten = newValue }
  }

  let file: KeptFile<Record>
  private var record: (() -> Record)?
  private var changes = 0
  private var observation: Observation?

  /// - Parameters:
  ///   - game: its name in records.
  ///   - folder: nil keeps nothing.
  ///   - wake: called on another thread when there is something to collect.
  init(_ game: String, in folder: HeldFolder?, wake: @escaping @Sendable () -> Void = {}) {
    file = KeptFile(
      "games/\(game).json", KeptText(kind: game, version: 1), .game, in: folder, wake: wake)
  }

  /// The table that was kept; nil where there is none to go on with.
  func restore<Table>(_ make: (Record) throws -> Table) -> Table? {
    file.load { try make($0) }
  }

  /// From now on keeps a session; call it after ``restore(_:)``.
  ///
  /// - Parameter record: taken after each change, so it should be cheap.
  func follow<Rules>(_ session: GameSession<Rules>, record: @escaping () -> Record) {
    self.record = record
    observation = session.changes.observe { [weak self] _ in
      self?.changes += 1
      self?.save()
    }
  }

  /// Keeps what has changed without a change of the session, such as time spent.
  func save() {
    if let record { file.save(record(), number: changes) }
  }

  func finish() {
    save()
    file.finish()
  }
}
