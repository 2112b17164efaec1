extension String {
  /// Returns the beginning of a text, long enough for `count` characters and bounded in size.
  ///
  /// It keeps 10 scalars per character: more than the longest emoji has, while a character may have any number of
  /// accents.
  ///
  /// - Complexity: O(`count`)
  public func bounded(to count: Int) -> String { String(unicodeScalars.prefix(10 * count)) }

  /// Returns the text without surrounding white space and cut to `count` characters, or `nil` if it is empty.
  ///
  /// Only the beginning of an extremely long text is examined.
  public func trimmed(to count: Int) -> String? {
    let cut = bounded(to: count).drop(while: \.isWhitespace).prefix(count)
    guard let last = cut.lastIndex(where: { !$0.isWhitespace }) else { return nil }
    return String(cut[...last])
  }
}
