extension String {
  /// Returns the beginning of a text, long enough for `count` characters and bounded in size.
  ///
  /// It keeps 10 scalars per character: more than the longest emoji has, while a character may have any number of
  /// accents.
  ///
  /// - Complexity: O(`count`)
  public func bounded(to count: Int) -> String { String(unicodeScalars.prefix(10 * count)) }
}
