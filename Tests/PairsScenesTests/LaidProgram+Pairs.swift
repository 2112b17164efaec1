import BoxKit
import PairsScenes
import SceneTestSupport
import Stage
import TestSupport

extension LaidProgram {
  /// The program with Pairs alone.
  static func pairs(_ language: String = "en") throws -> LaidProgram {
    try LaidProgram(language, [PairsModule.self]) { services in
      services[(any WordLanguages).self] = SourceLanguages()
    }
  }

  var decks: DocumentKeeper<DeckBook> { tables.openDocument(DeckBook.self) }
}

/// Finds the texts of any language in the sources.
private final class SourceLanguages: WordLanguages {
  func words(in language: String) -> Texts? { try? CatalogueTexts.of(language) }
}
