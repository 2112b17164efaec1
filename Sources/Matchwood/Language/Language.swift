/// The languages that the program speaks.
nonisolated enum Language: String, CaseIterable, Sendable {
  case en, de

  /// The language of a locale such as `de_AT.UTF-8`; nil where the program does not speak it.
  init?(locale: some StringProtocol) {
    let word = locale.prefix { !"_.@".contains($0) }
    if word == "C" || word == "POSIX" {
      self = .en
    } else {
      self.init(rawValue: word.lowercased())
    }
  }

  /// The language that was set, else the first one of the environment that the program speaks.
  ///
  /// The environment is read as gettext reads it: `LANGUAGE` is a list, but counts only where
  /// `LC_ALL`, `LC_MESSAGES` or `LANG`, the first of them that is set, asks for more than plain C.
  static func chosen(setting: String?, environment: [String: String]) -> Language {
    if let language = setting.flatMap({ Language(locale: $0) }) { return language }
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let locale, locale != "C", locale != "POSIX" else { return .en }
    let list = environment["LANGUAGE", default: ""].split(separator: ":") + [locale[...]]
    return list.lazy.compactMap { Language(locale: $0) }.first ?? .en
  }
}
