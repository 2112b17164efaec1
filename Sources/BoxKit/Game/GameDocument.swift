import GameKernel
import Stage

/// A value that a game saves in a file of its own beside its table, such as the player's decks.
public nonisolated protocol GameDocument: Codable, Equatable, Sendable {
  /// The name of the file without its extension, and of its format. It must never change.
  static var name: String { get }
  /// The version of the format. Raise it when older versions of Matchwood cannot read new values. All older
  /// versions must stay readable.
  static var version: Int { get }
  /// Whether each player has a file of their own. Default: no.
  static var isPersonal: Bool { get }
  /// Returns the title of messages about the file, such as "Your decks".
  static func title(_ texts: Texts) -> String
  /// Creates the value that applies until something is saved.
  init()
}

nonisolated extension GameDocument {
  public static var isPersonal: Bool { false }
}

/// The owner of a document, which notifies observers of every change.
public final class DocumentModel<Document: GameDocument> {
  /// The current value.
  public private(set) var value: Document
  /// Notifies observers of every change, with the new value.
  public let changes = ObserverList<Document>()

  /// - Parameter value: the loaded value.
  public init(_ value: Document = Document()) { self.value = value }

  /// Edits the value, and notifies observers if it changed.
  public func change(_ edit: (inout Document) -> Void) {
    let before = value
    edit(&value)
    if value != before { changes.send(value) }
  }
}
