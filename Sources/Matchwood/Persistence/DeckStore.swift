import GameKernel
import PairsScenes

/// Persists the player's decks of cards in `decks.json`.
///
/// The file only names pictures, which ``PictureFolder`` stores. A deck whose pictures are missing is kept,
/// because they may return.
final class DeckStore: PersistentStore {
  /// The file format of the decks.
  nonisolated static let text = VersionedFormat<DeckBook>(kind: "decks", version: 1)

  /// The decks for the scenes. Every change of them is saved.
  let keeper: DeckKeeper
  let file: PersistentFile<DeckBook>
  private var observation: Observation?

  /// Loads the decks.
  ///
  /// - Parameters:
  ///   - folder: `nil` saves nothing.
  ///   - wake: called on another thread when there is something to collect.
  init(in folder: LockedFolder?, wake: @escaping @Sendable () -> Void = {}) {
    file = PersistentFile("decks.json", Self.text, .decks, in: folder, wake: wake)
    keeper = DeckKeeper(file.load { $0 } ?? DeckBook())
    observation = keeper.changes.observe { [file] in file.save($0) }
    if isRecovered { file.save(keeper.book) }
  }

  /// Whether the decks come from the backup. Then no other file holds them until they are saved again.
  private var isRecovered: Bool {
    if case .recovered = file.errors.first { true } else { false }
  }
}
