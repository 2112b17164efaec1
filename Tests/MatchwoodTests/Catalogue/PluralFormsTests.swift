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
    let numbers = try Dictionary(grouping: Self.numbers) { try file.form(for: $0) }
    for message in file.messages where message.plural?.contains("{count}") == true {
      for (form, numbers) in numbers {
        let text = try #require(
          message.translations.indices.contains(form) ? message.translations[form] : nil)
        #expect(
          text.contains("{count}") || numbers.count == 1, "\(message.text) for \(numbers): \(text)")
      }
    }
  }
}
