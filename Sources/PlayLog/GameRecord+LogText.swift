import GameKernel
import JSON

extension GameRecord {
  /// Reads the text of a record in the log, or returns `nil` if it is not a record of this game.
  public init?(logText: String) {
    guard let record = try? JSONReader().read(Self.self, from: Array(logText.utf8)) else {
      return nil
    }
    self = record
  }

  /// The record as the text of one line.
  public var logText: String {
    do {
      return String(decoding: try JSONWriter().write(self), as: UTF8.self)
    } catch {
      preconditionFailure("A record cannot be written as JSON: \(error)")
    }
  }
}
