import BoxKit
import EarthGame
import EarthScenes
import GameKernel
import MachineScenes
import MatchstickGame
import MatchstickScenes
import PairsGame
import PairsScenes
import SlidingGame
import SlidingScenes
import Stage

@testable import Matchwood

/// What the program keeps.
extension FuzzEntry {
  static let matchsticks = table(of: Matchsticks.self) { table in
    _ = (table.review, table.computersMove(), table.link)
  }

  static let sliding = table(of: SlidingPuzzle.self) { table in
    _ = (table.boards, table.link, table.category)
  }

  static let pairs = table(of: Pairs.self) { table in
    _ = (table.computersCard(), table.par, table.link, table.canHaveResult)
  }

  static let tunnel = table(of: ThroughTheEarth.self) { table in
    _ = (table.computersFlag(), table.state.totals, table.link, table.canHaveResult)
  }

  static let settings = value(
    "settings", .settings(of: FuzzedBox.games.compactMap { $0.settings } + RunSettings.parts)
  ) { settings in
    let (sliding, pairs, tunnel) = (settings.sliding, settings.pairs, settings.tunnel)
    _ = (settings.matchsticks.setup, pairs.setup.options, settings.restPose)
    _ = tunnel.setup().options
    _ = sliding.distance(for: .square(sliding.length))
    _ = settings[WindowPlace.self].frame(on: [])
    return true
  }

  static let results = value(
    "results", VersionedFormat<ResultBook>(kind: "results", version: 1)
  ) { book in
    let names = ["matchsticks", "sliding", "pairs", "tunnel"]
    let entries = names.flatMap { book.entries(ResultFilter($0), by: .time) }
    return Set(entries.map(\.result.game)).count == entries.count
  }

  static let pictures = value(
    "pictures", VersionedFormat<PictureNotes>(kind: "pictures", version: 1)
  ) { notes in
    let note = notes["a"]
    return (0...5).contains(note.rating) && note.crop?.isEmpty != true
  }

  static let decks = value("decks", DocumentStore<DeckBook>.format) { book in
    let ids = book.decks.map(\.id)
    return Set(ids).count == ids.count && ids.allSatisfy { $0 < book.nextID }
      && book.decks.allSatisfy { PictureDeck.counts.contains($0.pictures.count) && $0.name != "" }
  }

  static let machines = value("machines", DocumentStore<MachineBook>.format) { book in
    book.machines.indices.contains(book.chosen)
      && book.machines.allSatisfy { $0.results.count <= $0.machine.games }
  }

  /// - Parameter isSound: whether what the program asks of the value makes sense.
  private static func value<Value: Codable & Equatable & Sendable>(
    _ name: String,
    _ text: @autoclosure @escaping @MainActor @Sendable () -> VersionedFormat<Value>,
    _ isSound: @escaping @MainActor @Sendable (Value) -> Bool
  ) -> FuzzEntry {
    FuzzEntry(name: name) { bytes in
      let text = text()
      let value = text.value(bytes)
      if let value, !isSound(value) { return .fault("it makes no sense") }
      return Outcome(value, text.write) { text.value($0) }
    }
  }

  /// - Parameter use: asks a table what its scene asks it.
  private static func table<Rules: TracedRules>(
    of rules: Rules.Type, _ use: @escaping @MainActor @Sendable (GameTable<Rules>) -> Void
  ) -> FuzzEntry {
    let text = VersionedFormat<TableRecord<Rules>>(kind: Rules.name, version: 2)
    return FuzzEntry(name: Rules.name) { bytes in
      guard let record = text.value(bytes), let table = try? GameTable(restoring: record) else {
        return .refused
      }
      use(table)
      let written = Outcome(table.record, text.write) { text.value($0) }
      guard let again = try? GameTable(restoring: table.record), again.state == table.state else {
        return .fault("restored again it is another")
      }
      return Outcome(written, walk(again))
    }
  }

  /// Undoes and redoes: all of a game as its rules know it, then some as its players know it.
  private static func walk<Rules>(_ table: GameTable<Rules>) -> Outcome {
    let (session, state) = (table.session, table.state)
    let count = session.moveCount
    if count > 0 {
      session.undo(count)
      session.redo(count)
    }
    guard table.state == state else { return .fault("undone and redone it is another") }
    for _ in 0..<20 where !table.undo() { break }
    while table.redo() {}
    table.newGame()
    return .taken
  }
}

extension VersionedFormat {
  /// Returns the content of a page, or `nil` if it is broken or from a newer version.
  fileprivate func value(_ bytes: [UInt8]) -> Value? {
    if case .value(let value) = read(bytes) { value } else { nil }
  }
}
