import BoxKit
import Files
import GameKernel
import PairsGame
import TestSupport

@testable import Matchwood

/// Four kept games, and a script that plays a turn or two of each, brings a picture and changes a setting.
@MainActor struct PlayedBox {
  /// Names and contents, as they lie in a folder before the program starts.
  private var files: [(name: String, bytes: [UInt8])] = []

  /// - Throws: where the program makes no picture.
  init() throws {
    var dice = Dice(seed: 5)
    let (sliding, pairs) = (try KilledSliding.last(&dice), try KilledPairs.table(&dice))
    keep(KilledMatchsticks.start(&dice))
    keep(pairs)
    keep(try KilledEarth.table(&dice))
    keep(sliding)
    add(
      "c/settings.json",
      #"{"matchsticks":{"seating":{"first":"person","second":"person"}}}"#)
    let folder = TemporaryFolder()
    _ = try ProgramRun("menu --size 480x320 --snapshot lake.png", in: folder)
    files.append(("lake.png", try SafeFile(path: folder.path + "/lake.png").read() ?? []))
    let card = pairs.state.layout.cards.first(where: pairs.state.isFaceDown) ?? 0
    add("script", Self.script(card, try KilledSliding.direction(on: sliding, &dice)))
  }

  private static func script(_ card: Int, _ direction: Direction) -> String {
    """
    click matchsticks
    rest
    key 2
    key 3
    key escape
    rest
    click pairs
    rest
    touch board.\(card)
    key escape
    rest
    click tunnel
    rest
    key enter
    key tab
    wait results
    key escape
    rest
    key escape
    rest
    click sliding
    rest
    drop lake.png
    rest
    key f10
    rest
    click coach
    key escape
    rest
    key \(direction)
    wait look-back
    key escape
    rest
    key escape
    rest
    quit

    """
  }

  private mutating func add(_ name: String, _ text: String) {
    files.append((name, Array(text.utf8)))
  }

  private mutating func keep<Rules: TracedRules>(_ table: GameTable<Rules>) {
    let text = VersionedFormat<TableRecord<Rules>>(kind: Rules.name, version: 2)
    files.append(("c/games/p0000000000000001/\(Rules.name).json", text.write(table.record)))
  }

  /// Lays the files into an empty folder.
  func lay(in folder: TemporaryFolder) throws {
    try Folder(folder.path + "/c/games/p0000000000000001").make()
    for (name, bytes) in files {
      try File.writing("\(folder.path)/\(name)").writeAll(bytes)
    }
  }
}
