import Stage
import Testing

@testable import Matchwood

@Suite("Language")
struct LanguageTests {
  @Test(
    "The environment is read as gettext reads it",
    arguments: [
      ([:], Language.en),
      (["LANG": "de_DE.UTF-8"], .de),
      (["LANG": "de"], .de),
      (["LANG": "xx_XX.UTF-8"], .en),
      (["LANG": "de_DE.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"], .en),
      (["LANG": "en_GB", "LC_ALL": "de_AT@euro"], .de),
      (["LANG": "de_DE", "LC_ALL": ""], .de),
      (["LANG": "en_US.UTF-8", "LANGUAGE": "de:en"], .de),
      (["LANG": "de_DE.UTF-8", "LANGUAGE": "xx:en_GB:de"], .en),
      (["LANG": "de_DE.UTF-8", "LANGUAGE": "xx"], .de),
      (["LANG": "C", "LANGUAGE": "de"], .en),
      (["LANGUAGE": "de"], .en),
      (["LANG": "C.UTF-8", "LANGUAGE": "de"], .de),
    ])
  func environment(environment: [String: String], language: Language) {
    #expect(Language.chosen(setting: nil, environment: environment) == language)
  }

  @Test("The setting goes before the environment, unless the program does not speak it")
  func setting() {
    #expect(Language.chosen(setting: "en", environment: ["LANG": "de_DE"]) == .en)
    #expect(Language.chosen(setting: "xx", environment: ["LANG": "de_DE"]) == .de)
  }

  @Test("The pseudo-language is for whoever sets it, not for a locale")
  func pseudo() {
    #expect(Language.chosen(setting: "pseudo", environment: ["LANG": "de_DE"]) == .pseudo)
    #expect(Language.chosen(setting: nil, environment: ["LANG": "pseudo"]) == .en)
    #expect(!Language.all.contains(.pseudo))
  }

  @Test(
    "A locale fits the language with its script and territory, else one without them",
    arguments: [
      ("pt_BR.UTF-8", "pt_BR"), ("pt_PT.UTF-8", "pt"), ("pt", "pt"), ("pt_AO", "pt"),
      ("zh_CN.UTF-8", "zh_Hans"), ("zh_SG", "zh_Hans"), ("zh", "zh_Hans"),
      ("zh_TW.UTF-8", "zh_Hant"), ("zh_HK", "zh_Hant"),
      ("zh_Hant", "zh_Hant"), ("zh_Hant_CN", "zh_Hant"), ("zh_Hans_TW.UTF-8", "zh_Hans"),
      ("sr_RS.UTF-8", "sr"), ("sr_RS.UTF-8@latin", "sr@latin"), ("sr@cyrillic", "sr"),
      ("nb_NO", nil), ("pt_BR_x", "pt_BR"), ("PT_br", "pt_BR"), ("ptx", nil), ("", nil),
      ("_BR", nil),
    ] as [(String, String?)])
  func locales(locale: String, code: String?) {
    let languages = ["en", "pt", "pt_BR", "zh_Hans", "zh_Hant", "sr", "sr@latin"]
    #expect(Language(locale: locale, among: languages.map(Self.language))?.code == code)
  }

  @Test(
    "A language of another territory or script does not fit",
    arguments: [("pt_PT", "pt_BR"), ("zh_TW", "zh_Hans"), ("zh_CN", "zh_Hant")])
  func others(locale: String, code: String) {
    #expect(Language(locale: locale, among: [Self.language(code)]) == nil)
  }

  @Test(
    "The first start speaks the language of the system",
    arguments: [
      (["LANG": "pt_BR.UTF-8"], "pt_BR"), (["LANG": "pt"], "pt_BR"), (["LANG": "zh_CN"], "zh_Hans"),
      (["LANG": "zh_SG.UTF-8"], "zh_Hans"), (["LANG": "zh"], "zh_Hans"),
      (["LANG": "zh_Hans"], "zh_Hans"), (["LANG": "zh_TW.UTF-8"], "en"),
      (["LANG": "zh_TW.UTF-8", "LANGUAGE": "zh_TW:zh_HK:ja:zh_CN"], "ja"),
      (["LANG": "sv_FI.UTF-8", "LC_MESSAGES": "uk_UA.UTF-8"], "uk"),
      (["LANG": "sv_FI.UTF-8", "LC_MESSAGES": "uk_UA.UTF-8", "LC_ALL": "tr_TR.UTF-8"], "tr"),
    ])
  func first(environment: [String: String], code: String) {
    #expect(Language.chosen(setting: nil, environment: environment).code == code)
  }

  @Test("The first language of the list that the program speaks is chosen")
  func list() {
    let languages = ["en", "pt_BR", "zh_Hans"].map(Self.language)
    let environment = ["LANG": "pt_PT.UTF-8", "LANGUAGE": "pt_PT:zh_TW:zh_CN:pt_BR"]
    let chosen = Language.chosen(setting: nil, environment: environment, among: languages)
    #expect(chosen.code == "zh_Hans")
  }

  @Test("Each language has a code and a name of its own, and letters for the keyboard")
  func table() {
    let all = Language.all + [.pseudo]
    #expect(Set(all.map(\.code)).count == all.count && Set(all.map(\.name)).count == all.count)
    #expect(Set(all.map(\.englishName)).count == all.count)
    for language in all {
      #expect(language.englishName.allSatisfy { $0.isASCII })
      #expect(Language(code: language.code) == language)
      #expect(Set(language.letters).count == language.letters.count && !language.letters.isEmpty)
      #expect(language.letters == language.letters.lowercased())
    }
    #expect(Language(code: "xx") == nil)
  }

  private static func language(_ code: String) -> Language { Language(code, code, letters: "a") }
}
