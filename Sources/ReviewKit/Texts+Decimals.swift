import Stage

nonisolated extension Texts {
  /// Returns a number with a sign and one decimal, such as *+1.3*. Zero has no sign.
  package func signed(_ value: Double) -> String {
    let tenths = Int((abs(value) * 10).rounded())
    let number = self.tenths(abs(value))
    return tenths == 0 ? number : value < 0 ? "−" + number : "+" + number
  }

  /// Returns a number from 0 with one decimal.
  package func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    // Translators: A number with one decimal. Translate only the decimal point.
    return self(
      "{whole}.{tenths}", ["whole": String(tenths / 10), "tenths": String(tenths % 10)])
  }

  /// Returns a number from 0 with two decimals.
  package func hundredths(_ value: Double) -> String {
    let all = Int((value * 100).rounded())
    let rest = all % 100 < 10 ? "0\(all % 100)" : String(all % 100)
    // Translators: A number with two decimals. Translate only the decimal point.
    return self("{whole}.{hundredths}", ["whole": String(all / 100), "hundredths": rest])
  }
}
