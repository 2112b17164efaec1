extension Language {
  /// Whether installed fonts have the letters. Every font has those of English and German.
  public func isWritable(by measurer: some TextMeasurer) -> Bool {
    [.en, .de, .pseudo].contains(self) || measurer.isWritable(name + letters)
  }

  /// Returns the name in the language itself, or in English if no installed font has its letters.
  public func shownName(_ measurer: some TextMeasurer) -> String {
    isWritable(by: measurer) ? name : englishName
  }
}
