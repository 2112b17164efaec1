/// A language of the program. ``all`` is the only list of languages.
///
/// Its plural rule is in the header of its message catalogue.
public nonisolated struct Language: Hashable, Sendable {
  /// A direction of writing.
  public enum Direction: Sendable { case leftToRight, rightToLeft }

  /// The code in gettext's form, such as `de`, `pt_BR` or `zh_Hans`. It names the catalogue.
  public let code: String
  /// The name in the language itself.
  public let name: String
  /// The letters of the on-screen keyboard, in lower case.
  public let letters: String
  /// The direction of writing.
  public let direction: Direction

  /// Creates a row of the table of languages.
  public init(
    _ code: String, _ name: String, letters: String, _ direction: Direction = .leftToRight
  ) {
    (self.code, self.name, self.letters, self.direction) = (code, name, letters, direction)
  }
}

nonisolated extension Language {
  /// The languages that a player can choose.
  public static let all = [en, de]

  /// English, the language of the source texts.
  public static let en = Language("en", "English", letters: western)
  /// German.
  public static let de = Language("de", "Deutsch", letters: western)
  /// The language of ``PseudoLookup``. Developers choose it by `--lang pseudo`.
  public static let pseudo = Language("pseudo", "Pseudo", letters: western)

  /// The letters of English and German, and accented letters that are common in names.
  private static let western = "abcdefghijklmnopqrstuvwxyzäöüßéèêàâçñø"

  /// Creates the language with a code; `nil` for an unknown code.
  public init?(code: String) {
    let found = (Self.all + [.pseudo]).first { $0.code == code }
    guard let found else { return nil }
    self = found
  }
}
