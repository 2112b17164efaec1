extension SeededGenerator {
  /// A whole number from 0 up to but not including `bound`, each one equally likely.
  ///
  /// Use this and not the standard library's `random(in:using:)`, whose algorithm may change from
  /// one release of Swift to the next and would then replay old records differently.
  ///
  /// Source: Lemire, *Fast random integer generation in an interval*, ACM TOMACS 29, 2019.
  ///
  /// - Parameter bound: at least 1.
  /// - Complexity: O(1) expected; another 64 bits are drawn with a chance below `bound` / 2^64.
  public mutating func draw(below bound: Int) -> Int {
    precondition(bound > 0, "There is no number to draw below \(bound)")
    let range = UInt64(bound)
    // The lowest 2^64 mod range products would make some results likelier than others.
    let biased = (0 &- range) % range
    var product = next().multipliedFullWidth(by: range)
    while product.low < biased {
      product = next().multipliedFullWidth(by: range)
    }
    return Int(product.high)
  }

  /// A whole number of the range, each one equally likely.
  ///
  /// - Parameter range: shorter than `Int.max`.
  public mutating func draw(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + draw(below: range.count)
  }
}
