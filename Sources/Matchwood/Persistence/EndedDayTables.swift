import Files
import GameKernel
import PlayLog

/// The saved tables of past days whose try has ended in the log. Nothing opens them again.
nonisolated struct EndedDayTables {
  private let folder: Folder
  private let history: DayHistory
  private let today: Day

  /// - Parameters:
  ///   - folder: a player's folder of games.
  ///   - history: the player's days, from the log.
  ///   - today: the day in UTC. Its tables stay.
  init(in folder: FilePath, _ history: DayHistory, before today: Day) {
    (self.folder, self.history, self.today) = (Folder(folder), history, today)
  }

  /// Deletes them. A kill at any time leaves only files that the next call deletes.
  func delete() {
    for name in folder.names where isEnded(name.shown) {
      let path = folder.path(of: name)
      // Without its table, a backup would count as the table.
      FilePath("\(path).bak").unlink()
      path.unlink()
    }
  }

  /// Whether a file such as `2026-11-27-pairs.json` is one of them.
  private func isEnded(_ name: String) -> Bool {
    guard name.hasSuffix(".json"), let day = Day(String(name.prefix(10))), day < today else {
      return false
    }
    switch history.mark(day, game: String(name.dropFirst(11).dropLast(5))) {
    case .done, .doneLater, .givenUp: return true
    case .begun, nil: return false
    }
  }
}
