import Files
import SDLKit

/// The text clipboard as scenes use it: what fails has simply not worked.
struct ClipboardAccess {
  /// Answers whether the text can now be pasted.
  var copy: (String) -> Bool = { _ in false }
  /// The text that was copied last, if any.
  var paste: () -> String? = { nil }

  /// A clipboard that is always empty.
  init() {}

  init(_ clipboard: Clipboard) {
    copy = { text in
      do {
        try clipboard.copy(text)
        return true
      } catch {
        File.complain("\(error)")
        return false
      }
    }
    paste = {
      do {
        return try clipboard.text()
      } catch {
        File.complain("\(error)")
        return nil
      }
    }
  }
}
