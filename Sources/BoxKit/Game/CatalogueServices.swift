import Stage

/// A source of the program's texts in any language, not only in the current one.
public protocol WordLanguages: AnyObject {
  /// Returns the texts in a language such as `de`, or `nil` if there are none.
  func words(in language: String) -> Texts?
}

/// A catalogue of country names in the current language, which is not part of the program.
public protocol CountryCatalogue {
  /// Returns the name of a country, or `nil` if the catalogue is missing or lacks it.
  ///
  /// - Parameter english: the English name of the country.
  func country(_ english: String) -> String?
}
