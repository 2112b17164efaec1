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
}
