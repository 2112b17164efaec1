import Files
import Glibc

/// Standard output, for what the program prints and then ends.
package nonisolated enum Output {
  /// Writes a text whole; a reader that has gone away is no failure.
  package static func write(_ text: String) throws(FileError) {
    do throws(FileError) {
      try File(owning: STDOUT_FILENO, "standard output").writeAll(Array(text.utf8))
    } catch {
      guard error.code == EPIPE else { throw error }
    }
  }
}
