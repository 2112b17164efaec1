import GameKernel
import PairsScenes

/// Keeps the player's decks of cards in `decks.json`, from one start of the program to the next.
///
/// The file names pictures and holds none: those are the matter of ``PictureFolder``, and a deck whose pictures have
/// gone is kept all the same, for they may come back.
final class DeckStore: Keeper {
  /// How the decks are written.
  nonisolated static let text = KeptText<DeckBook>(kind: "decks", version: 1)

  /// The decks, for the scenes; every change of them is written.
  let keeper: DeckKeeper
  let file: KeptFile<DeckBook>
  private var observation: Observation?

  /// - Parameters:
  ///   - folder: nil keeps nothing.
  ///   - wake: called on another thread when there is something to collect.
  init(in folder: HeldFolder?, wake: @escaping @Sendable () -> Void = {}) {
    file = KeptFile("decks.json", Self.text, .decks, in: folder, wake: wake)
    keeper = DeckKeeper(file.load { $0 } ?? DeckBook())
    observation = keeper.changes.observe { [file] in file.save($0) }
    if isRecovered { file.save(keeper.book) }
  }

  /// Whether the decks were found in the backup: they are there alone, until they are written again.
  private var isRecovered: Bool {
    if case .recovered = file.errors.first { true } else { false }
  }
}
