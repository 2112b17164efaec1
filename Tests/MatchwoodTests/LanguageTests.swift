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
      (["LANG": "fr_FR.UTF-8"], .en),
      (["LANG": "de_DE.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"], .en),
      (["LANG": "en_GB", "LC_ALL": "de_AT@euro"], .de),
      (["LANG": "de_DE", "LC_ALL": ""], .de),
      (["LANG": "en_US.UTF-8", "LANGUAGE": "de:en"], .de),
      (["LANG": "de_DE.UTF-8", "LANGUAGE": "fr:en_GB:de"], .en),
      (["LANG": "de_DE.UTF-8", "LANGUAGE": "fr"], .de),
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
}
