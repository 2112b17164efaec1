extension String {
  /// The beginning of a text of which so many characters are wanted: one character may have any number of accents, and
  /// ten of Unicode's scalars are more than one of the longest emoji has.
  ///
  /// - Complexity: O(`count`)
  public func bounded(to count: Int) -> String { String(unicodeScalars.prefix(10 * count)) }
}
