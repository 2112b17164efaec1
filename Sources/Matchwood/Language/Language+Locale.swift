import Files
import Stage

nonisolated extension Language {
  /// Creates the language of a locale such as `pt_BR.UTF-8`; `nil` if none of the languages fits.
  ///
  /// As in gettext, the whole locale takes precedence over its parts. `pt_PT` fits `pt` and not `pt_BR`;
  /// `pt` fits both.
  init?(locale: some StringProtocol, among languages: [Language] = Language.all) {
    let found = Self.codes(of: locale).lazy.compactMap { code in
      languages.first { $0.code.lowercased() == code }
    }.first
    guard let found else { return nil }
    self = found
  }

  /// Returns the language of the setting, otherwise the first supported one of the environment, otherwise English.
  ///
  /// Reads the environment as gettext does: `LANGUAGE` is a list, but it is ignored if the locale is plain C. The
  /// locale is the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set.
  static func chosen(
    setting: String?, environment: [String: FilePath], among languages: [Language] = Language.all
  ) -> Language {
    let set = setting.flatMap { Language(code: $0) ?? Language(locale: $0, among: languages) }
    if let set { return set }
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0]?.shown }.first { !$0.isEmpty }
    guard let locale, locale != "C", locale != "POSIX" else { return .en }
    let list = environment["LANGUAGE", default: ""].shown.split(separator: ":") + [locale[...]]
    return list.lazy.compactMap { Language(locale: $0, among: languages) }.first ?? .en
  }

  /// Returns the codes that fit a locale, in lower case, the most exact one first.
  ///
  /// For `zh_TW` they are `zh_hant_tw`, `zh_hant`, `zh_tw` and `zh`.
  private static func codes(of locale: some StringProtocol) -> [String] {
    let name = locale.prefix { $0 != "." && $0 != "@" }.lowercased()
    if name == "c" || name == "posix" { return [en.code] }
    let modifier = locale.drop { $0 != "@" }.lowercased()
    let parts = name.split(separator: "_", omittingEmptySubsequences: false).map { String($0) }
    let language = parts[0]
    let territory = parts.dropFirst().first { $0.count != 4 }.map { "_\($0)" } ?? ""
    let named = parts.dropFirst().first { $0.count == 4 }.map { "_\($0)" }
    let script = named ?? scripts[language + territory] ?? ""
    let names = [script + territory, script, territory, ""].map { language + $0 }
    return names.map { $0 + modifier } + names + [usual[name]].compactMap(\.self)
  }

  /// The languages of locales that name no territory and fit nothing else.
  private static let usual = ["pt": "pt_br"]

  /// The scripts of locales that name none.
  private static let scripts = [
    "zh": "_hans", "zh_cn": "_hans", "zh_sg": "_hans",
    "zh_tw": "_hant", "zh_hk": "_hant", "zh_mo": "_hant",
  ]
}
