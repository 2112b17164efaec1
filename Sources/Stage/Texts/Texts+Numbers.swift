extension Texts {
  /// Returns a number of at least 0 in digits, rounded, with separators between its thousands.
  public func number(_ value: Double) -> String {
    let texts = self
    let whole = Int(value.rounded())
    guard whole >= 1000 else { return String(whole) }
    let rest = String(whole % 1000)
    let padded = String(repeating: "0", count: 3 - rest.count) + rest
    return texts(
      // Translators: A number from 1,000. Translate only the separator.
      "{thousands},{rest}", ["thousands": number(Double(whole / 1000)), "rest": padded])
  }
}
