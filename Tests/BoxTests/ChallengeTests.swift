import BoxKit
import GameKernel
import JSON
import MatchstickGame
import PairsGame
import PairsScenes
import PlayLog
import SceneTestSupport
import SlidingGame
import SlidingScenes
import Stage
import Testing

@MainActor @Suite("A link with a result to beat")
struct ChallengeTests {
  /// A finished game alone, with no wrong pair.
  private func finished(seed: UInt64 = 3) throws -> PairsTable {
    let table = PairsTable(PairsSetup(layout: .fourByFour, [.person]), seed: seed)
    try finish(table)
    return table
  }

  private func finish(_ table: PairsTable) throws {
    let kinds = table.state.kinds
    for card in kinds.indices {
      guard let twin = kinds.indices.first(where: { $0 > card && kinds[$0] == kinds[card] }) else {
        continue
      }
      try table.session.perform(.flip(card))
      try table.session.perform(.flip(twin))
    }
  }

  private func link(_ table: PairsTable) throws -> ChallengeLink {
    try #require(table.challenging("\(table.link)"))
  }

  /// Opens a link at another table, and returns the challenge of the game.
  private func opened(_ text: String) throws -> Challenge? {
    let link = try ChallengeLink(text)
    let table = PairsTable(PairsSetup(layout: .sixBySix, [.person]), seed: 99)
    table.open(try PairsLink(text: link.game))
    table.accept(link)
    return table.sheet.challenge
  }

  @Test("has the result and the moves of a finished game, which prove it")
  func proven() throws {
    let text = "matchwood:\(try link(finished()))"
    #expect(text.contains(":beat=16:moves=") && text.utf8.count < 1_000)
    #expect(try opened(text) == Challenge(16, isProven: true))
    // A desktop may decode the escapes.
    let decoded = text.replacing("%20", with: " ").replacing("%22", with: "\"")
    #expect(try opened(decoded) == Challenge(16, isProven: true))
  }

  @Test("with a number alone is as told")
  func told() throws {
    let link = try finished().link
    #expect(try opened("\(link):beat=16") == Challenge(16, isProven: false))
    #expect(try opened("\(link)") == nil)
  }

  @Test("whose moves lead to another result, or are of another deal, is as told")
  func forged() throws {
    let text = try link(finished()).description
    let better = text.replacing(":beat=16", with: ":beat=15")
    #expect(try opened(better) == Challenge(15, isProven: false))
    let other = try link(finished(seed: 4)).description
    let moves = try #require(other.firstRange(of: ":beat"))
    let mixed = "\(try finished().link)" + other[moves.lowerBound...]
    #expect(try opened(mixed) == Challenge(16, isProven: false))
    // A game that did not end.
    let table = PairsTable(PairsSetup(layout: .fourByFour, [.person]), seed: 3)
    try table.session.perform(.flip(0))
    let begun = ChallengeLink("\(table.link)", beat: 1, moves: table.session.record.logText)
    #expect(try opened(begun.description) == Challenge(1, isProven: false))
  }

  @Test("whose moves are damaged or longer than 8 KiB is as told")
  func damaged() throws {
    let link = try finished().link
    for moves in ["", "1", "%zz", "1%203", String(repeating: "a", count: 8_193)] {
      #expect(try opened("\(link):beat=16:moves=\(moves)") == Challenge(16, isProven: false))
    }
    let long = ChallengeLink("\(link)", beat: 16, moves: String(repeating: "a", count: 8_192))
    #expect(long.description == "\(link):beat=16")
  }

  @Test(
    "with a result that is no number from 1 on is refused",
    arguments: ["", "0", "-3", "x", "22 ", "1000000001", "99999999999999999999"])
  func refused(number: String) throws {
    let link = try finished().link
    // White space at the end of a pasted text is ignored.
    guard number != "22 " else {
      #expect(try opened("\(link):beat=\(number)")?.count == 22)
      return
    }
    #expect(throws: LinkError.self) { try ChallengeLink("\(link):beat=\(number)") }
  }

  @Test("is not made of games for several, with help, or that have not ended")
  func unfit() throws {
    let begun = PairsTable(PairsSetup(layout: .fourByFour, [.person]), seed: 3)
    #expect(begun.challenging("x") == nil)
    let two = PairsTable(PairsSetup(layout: .fourByFour, [.person, .person]), seed: 3)
    try finish(two)
    #expect(two.challenging("x") == nil)
    let helped = try finished()
    helped.noteHelp()
    #expect(helped.challenging("x") == nil)
  }

  @Test("proves a board that was dealt at a wanted distance, too")
  func sliding() throws {
    let table = SlidingTable(.dealt(.square(3)), seed: 5)
    let solution = SlidingSolver(.square(3)).solve(table.state.board, effort: .full)
    for move in solution.moves { try table.session.perform(.tilt(move)) }
    #expect(table.state.isSolved)
    let link = try #require(table.challenging("\(table.link)"))
    let other = SlidingTable(.dealt(.square(4)), seed: 1)
    other.open(try SlidingLink(text: link.game))
    other.accept(link)
    #expect(other.sheet.challenge == Challenge(solution.moves.count, isProven: true))
  }

  @Test("keeps its challenge in the file of the table")
  func saved() throws {
    let table = try finished()
    table.note(Challenge(22, isProven: true))
    let bytes = try JSONWriter().write(table.record)
    let record = try JSONReader().read(TableRecord<Pairs>.self, from: bytes)
    #expect(try PairsTable(restoring: record).sheet.challenge == Challenge(22, isProven: true))
  }

  @Test("says the result to beat at the start, and at the end how it went")
  func words() throws {
    let program = try HeadlessProgram.box("en")
    program.showMenu()
    let text = "\(try link(finished()))"
    let opening = GameLinks(program.gameContext.services).open(text, in: program.games)
    guard case .begun(let game) = opening else {
      Issue.record("The link was refused")
      return
    }
    program.show(game.makeScene())
    // The message has two lines.
    let shown = program.list.texts.joined(separator: " ")
    #expect(shown.contains("A friend challenges you: beat 16 flips"))
    let table = try #require(program.tables.table(of: Pairs.self))
    try finish(table)
    program.run(5)
    #expect(program.list.texts.contains { $0 == "As good as your friend: 16 flips (proven)." })
    #expect(program.report("copy-link") != nil)
  }
}
