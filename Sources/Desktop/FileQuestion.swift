import Files

/// A question for a file to open, or for the place of a new file.
public struct FileQuestion: Hashable, Sendable {
  /// A choice of the files that the dialog lists.
  public struct Filter: Hashable, Sendable {
    let name: String
    let patterns: [String]

    /// - Parameters:
    ///   - name: the name of the choice.
    ///   - patterns: patterns of names such as `*.csv`, or MIME types such as `image/png`.
    public init(name: String, patterns: [String]) { (self.name, self.patterns) = (name, patterns) }
  }

  /// The window to which the dialog belongs, as the portal wants it; empty for none.
  public var window = ""
  let title: String
  /// The suggested name of a new file; `nil` asks for a file to open.
  let name: String?
  let filters: [Filter]

  /// - Parameters:
  ///   - name: the suggested name of a new file; `nil` asks for a file to open.
  ///   - filters: the choices of files. The first is chosen at first.
  public init(title: String, name: String? = nil, filters: [Filter] = []) {
    (self.title, self.name, self.filters) = (title, name, filters)
  }
}

/// The answer to a question for a file.
public enum FileAnswer: Hashable, Sendable {
  case chosen(FilePath)
  case cancelled
  /// There is no dialog.
  case missing
}

/// The dialogs of the desktop for files.
public protocol DesktopFileChooser: AnyObject {
  /// Opens a dialog, and closes the one before, which gives no answer any more.
  func ask(_ question: FileQuestion)
  /// Closes the dialog, which gives no answer any more.
  func close()
  /// Returns the answer to the last question, once.
  func collect() -> FileAnswer?
}
