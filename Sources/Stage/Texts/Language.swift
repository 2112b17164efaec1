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
  /// The English name, for a machine without a font for the own one.
  public let englishName: String
  /// The letters of the on-screen keyboard, in lower case.
  public let letters: String
  /// The direction of writing.
  public let direction: Direction

  /// Creates a row of the table of languages.
  public init(
    _ code: String, _ name: String, _ englishName: String? = nil, letters: String,
    _ direction: Direction = .leftToRight
  ) {
    (self.code, self.name, self.letters, self.direction) = (code, name, letters, direction)
    self.englishName = englishName ?? name
  }
}

nonisolated extension Language {
  /// The languages that a player can choose, in the alphabetical order of their names.
  public static let all = [
    cs, de, en, es, fr, it, nl, pl, ptBR, sv, tr, uk, ja, zhHans,
  ]

  /// English, the language of the source texts.
  public static let en = Language("en", "English", letters: western)
  /// German.
  public static let de = Language("de", "Deutsch", "German", letters: western)
  /// Czech.
  public static let cs = Language(
    "cs", "Čeština", "Czech", letters: "aábcčdďeéěfghiíjklmnňoópqrřsštťuúůvwxyýzž")
  /// Spanish.
  public static let es = Language(
    "es", "Español", "Spanish", letters: "abcdefghijklmnñopqrstuvwxyzáéíóúü")
  /// French.
  public static let fr = Language(
    "fr", "Français", "French", letters: "abcdefghijklmnopqrstuvwxyzéèêëàâçîïôûù")
  /// Italian.
  public static let it = Language(
    "it", "Italiano", "Italian", letters: "abcdefghijklmnopqrstuvwxyzàèéìòù")
  /// Dutch.
  public static let nl = Language(
    "nl", "Nederlands", "Dutch", letters: "abcdefghijklmnopqrstuvwxyzëïéèöü")
  /// Polish.
  public static let pl = Language(
    "pl", "Polski", "Polish", letters: "aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż")
  /// Brazilian Portuguese.
  public static let ptBR = Language(
    "pt_BR", "Português (Brasil)", "Portuguese (Brazil)",
    letters: "abcdefghijklmnopqrstuvwxyzãáâàçéêíõóôú")
  /// Swedish.
  public static let sv = Language(
    "sv", "Svenska", "Swedish", letters: "abcdefghijklmnopqrstuvwxyzåäöé")
  /// Turkish, with a dotted and a dotless i.
  public static let tr = Language(
    "tr", "Türkçe", "Turkish", letters: "abcçdefgğhıijklmnoöpqrsştuüvwxyz")
  /// Ukrainian.
  public static let uk = Language(
    "uk", "Українська", "Ukrainian", letters: "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя’")
  /// Japanese. Its on-screen keyboard has hiragana.
  public static let ja = Language(
    "ja", "日本語", "Japanese",
    letters: "あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをんー゛゜小")
  /// Simplified Chinese. Its names come from an input method, or in Latin letters from the on-screen keyboard.
  public static let zhHans = Language(
    "zh_Hans", "简体中文", "Chinese (simplified)", letters: "abcdefghijklmnopqrstuvwxyz")
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

  /// The Debian package of a font that has the letters.
  public var fontPackage: String {
    [.ja, .zhHans].contains(self) ? "fonts-noto-cjk" : "fonts-dejavu-core"
  }

  /// Whether letters are either capital or small.
  public var hasCapitals: Bool { self != .ja }

  /// Returns a text in capitals. In Turkish, `i` becomes `İ`.
  public func capitals(_ text: String) -> String {
    let dotted = self == .tr ? String(text.map { $0 == "i" ? "İ" : $0 }) : text
    return dotted.uppercased()
  }

  /// Returns a text in small letters. In Turkish, `I` becomes `ı`, and `İ` becomes `i`.
  public func smallLetters(_ text: String) -> String {
    guard self == .tr else { return text.lowercased() }
    return String(text.map { $0 == "I" ? "ı" : $0 == "İ" ? "i" : $0 }).lowercased()
  }
}
