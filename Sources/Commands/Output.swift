import Files
import Glibc

/// Standard output, for commands that print a text and end.
package nonisolated enum Output {
  /// Writes a whole text. A closed pipe (`EPIPE`) is not an error.
  package static func write(_ text: String) throws(FileError) {
    do throws(FileError) {
      try File(owning: STDOUT_FILENO, "standard output").writeAll(Array(text.utf8))
    } catch {
      guard error.code == EPIPE else { throw error }
    }
  }
}
