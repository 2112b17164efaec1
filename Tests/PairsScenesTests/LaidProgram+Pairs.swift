import BoxKit
import PairsScenes
import SceneTestSupport
import Stage
import TestSupport

extension HeadlessProgram {
  /// The program with Pairs alone.
  static func pairs(_ language: String = "en") throws -> HeadlessProgram {
    try HeadlessProgram(language, [PairsModule.self]) { services in
      services[(any WordLanguages).self] = SourceLanguages()
    }
  }

  var decks: DocumentModel<DeckBook> { tables.openDocument(DeckBook.self) }
}

/// Finds the texts of any language in the sources.
private final class SourceLanguages: WordLanguages {
  func words(in language: String) -> Texts? { try? CatalogueTexts.of(language) }
}
