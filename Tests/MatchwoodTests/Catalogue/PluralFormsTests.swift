import Stage
import TestSupport
import Testing

@testable import Matchwood

@Suite("Plural forms") @MainActor
struct PluralFormsTests {
  private nonisolated static let numbers = [0, 1, 2, 3, 5, 11, 12, 21, 22, 100, 101, 1_000_000]

  @Test(
    "Every number has a form that says it, except a form for one number alone",
    arguments: Language.translated)
  func numbers(language: Language) throws {
    let file = try PoFile(path: "\(Checkout.po)/\(language.code).po")
    for message in file.messages where message.plural?.contains("{count}") == true {
      for number in Self.numbers {
        let form = try file.form(for: number)
        let text = try #require(
          message.translations.indices.contains(form) ? message.translations[form] : nil)
        let others = try Self.numbers.filter { try $0 != number && file.form(for: $0) == form }
        #expect(
          text.contains("{count}") || others.isEmpty, "\(message.text) for \(number): \(text)")
      }
    }
  }
}
