import Controls
import Stage

/// The choices of the program's language, each by its own name. The first one is that of the system.
///
/// A language that no installed font can write has its English name, and the package that brings a font.
struct LanguageSource: TitleSource {
  private let look: Look
  private let languages: [Language]

  init(_ look: Look) { (self.look, languages) = (look, Language.all) }

  var count: Int { languages.count + 1 }

  /// Returns the code of a row; `nil` for that of the system.
  func code(at index: Int) -> String? { index == 0 ? nil : languages[index - 1].code }

  /// Returns the row of a code, or the first one for an unknown code.
  func index(of code: String?) -> Int {
    (languages.firstIndex { $0.code == code } ?? -1) + 1
  }

  /// Whether texts in the language of a row can be read on this machine.
  func isWritable(at index: Int) -> Bool {
    index == 0 || languages[index - 1].isWritable(by: look.measurer)
  }

  func title(at index: Int) -> String {
    // Translators: Choice of a language: that of the system.
    index == 0 ? look.texts("System default") : languages[index - 1].shownName(look.measurer)
  }

  func note(at index: Int) -> String? {
    guard !isWritable(at: index) else { return nil }
    // Translators: Note of a language without a font. {package} is the name of a package, such as fonts-noto-cjk.
    return look.texts("Install {package}", ["package": languages[index - 1].fontPackage])
  }
}
