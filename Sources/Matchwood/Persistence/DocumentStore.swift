import BoxKit
import GameKernel

/// Persists a document of a game in a file of its own, such as the player's decks in `decks.json`.
final class DocumentStore<Document: GameDocument>: FileStore {
  /// The document for the scenes. Every change of it is saved.
  let model: DocumentModel<Document>
  let file: PersistentFile<Document>
  private var observation: Observation?

  /// Loads the document.
  ///
  /// - Parameters:
  ///   - folder: `nil` saves nothing.
  ///   - games: the path of the current player's games in the folder, for a document of the player.
  ///   - wake: called on another thread when there is something to collect.
  init(in folder: LockedFolder?, games: String = "", wake: @escaping @Sendable () -> Void = {}) {
    file = PersistentFile(
      (Document.isPersonal ? "\(games)/" : "") + "\(Document.name).json", Self.format,
      .document(Document.self), in: folder, wake: wake)
    model = DocumentModel(file.load { $0 } ?? Document())
    observation = model.changes.observe { [file] in file.save($0) }
    // A document from the backup is in no other file until it is saved again.
    if case .recovered = file.errors.first { file.save(model.value) }
  }

  /// The format of the file.
  nonisolated static var format: VersionedFormat<Document> {
    VersionedFormat(kind: Document.name, version: Document.version)
  }
}
