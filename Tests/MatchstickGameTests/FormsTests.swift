import FoundationEssentials
import GameKernel
import MatchstickGame
import TestSupport
import Testing

@Suite("Heaps, rows and the last match that wins", .tags(.rules))
struct FormsTests {
  private typealias Session = GameSession<Matchsticks>

  private func session(
    _ matches: Matchsticks.Matches, last: LastMatch = .loses, seed: UInt64 = 0
  ) -> Session {
    Session(options: .init(.init(matches, last: last)), seed: seed)
  }

  private func refusal(of move: Matchsticks.Move, in session: Session) -> Matchsticks.Refusal? {
    do throws(Matchsticks.Refusal) {
      try session.perform(move)
      return nil
    } catch {
      return error
    }
  }

  @Test("A turn takes any number from the end of one heap")
  func heaps() throws {
    let session = session(.heaps([1, 3, 5]))
    var state = session.state
    #expect(
      try Matchsticks.apply(.take(4, fromHeap: 2), to: &state)
        == [.took(seat: .first, .init(group: 2, places: 1..<5), left: 5)])
    try session.perform(.take(4, fromHeap: 2))
    #expect(session.state.position == [1, 3, 1] && session.state.count(inGroup: 2) == 1)
    #expect(refusal(of: .take(2, fromHeap: 2), in: session) == .illegalCount(2, limit: 1))
    try session.perform(.take(1, fromHeap: 0))
    #expect(session.state.count(inGroup: 0) == 0 && session.state.groups == [1, 3, 5])
    for move in [
      Matchsticks.Move.take(1, fromHeap: 0), .take(1, fromHeap: 3), .take(1, fromHeap: -1),
      .take(1, fromRow: 1, at: 0),
    ] {
      #expect(refusal(of: move, in: session) == .noSuchMatches)
    }
  }

  @Test("A turn takes one match or two that touch, and a gap splits the row")
  func rows() throws {
    let session = session(.rows([8, 1]))
    #expect(try session.state.reduction(.take(2, fromRow: 0, at: 3)) == Reduction(8, to: [3, 3]))
    try session.perform(.take(2, fromRow: 0, at: 3))
    #expect(
      session.state.runs
        == [
          .init(group: 0, places: 0..<3), .init(group: 0, places: 5..<8),
          .init(group: 1, places: 0..<1),
        ])
    for place in [2, 3, 4, 7] {
      #expect(refusal(of: .take(2, fromRow: 0, at: place), in: session) == .noSuchMatches)
    }
    #expect(refusal(of: .take(3, fromRow: 0, at: 0), in: session) == .illegalCount(3, limit: 2))
    #expect(refusal(of: .take(2, fromRow: 1, at: 0), in: session) == .illegalCount(2, limit: 1))
    try session.perform(.take(1, fromRow: 0, at: 6))
    #expect(session.state.position == [3, 1, 1, 1])
  }

  @Test("Untrusted moves are refused, however large their numbers are")
  func hugeNumbers() {
    let numbers = [Int.min, -1, Int.max]
    for matches in [Matchsticks.Matches.heaps([3, 4, 5]), .rows([3, 5, 7])] {
      let session = session(matches)
      for number in numbers {
        #expect(refusal(of: .take(number, fromHeap: 1), in: session) != nil)
        #expect(refusal(of: .take(1, fromHeap: number), in: session) == .noSuchMatches)
        #expect(refusal(of: .take(1, fromRow: 1, at: number), in: session) == .noSuchMatches)
      }
      #expect(!session.canUndo)
    }
  }

  @Test(
    "The seat that takes the last match loses, or wins", arguments: LastMatch.allCases,
    [Matchsticks.Matches.pile(1, takeLimit: 3), .heaps([1, 1]), .rows([2])])
  func end(last: LastMatch, matches: Matchsticks.Matches) throws {
    let session = session(matches, last: last)
    var taker = Seat.first
    while let move = session.state.legalMoves.last {
      taker = session.state.toMove
      try session.perform(move)
    }
    #expect(session.state.isOver && session.state.favoured == session.state.winner)
    #expect(session.state.winner == (last == .wins ? taker : taker.opponent))
    #expect(session.state.loser == session.state.winner?.opponent)
    #expect(session.state.bestMove == nil && session.state.legalMoves.isEmpty)
  }

  @Test(
    "A seat that gives up loses, whatever the last match means, and undo resumes the game",
    arguments: LastMatch.allCases)
  func givingUp(last: LastMatch) throws {
    let session = session(.heaps([3, 4]), last: last)
    try session.perform(.take(1, fromHeap: 1))
    var state = session.state
    #expect(
      try Matchsticks.apply(.giveUp, to: &state)
        == [.gaveUp(seat: .second), .over(winner: .first)])
    try session.perform(.giveUp)
    #expect(session.state.isOver && session.state.winner == .first)
    #expect(session.state.remaining == 6 && session.state.legalMoves.isEmpty)
    #expect(session.state.favoured == .first && session.state.bestMove == nil)
    for move in [Matchsticks.Move.giveUp, .take(1)] {
      #expect(refusal(of: move, in: session) == .gameOver)
    }
    let review = try #require(GameReview(session.record))
    #expect(review.loser == .second && review.mistake == nil)
    let data = try JSONEncoder().encode(session.wholeRecord)
    let read = try JSONDecoder().decode(SessionRecord<Matchsticks>.self, from: data)
    #expect(try Session(restoring: read).state == session.state)
    #expect(session.undo())
    #expect(!session.state.isOver && session.state.toMove == .second)
  }

  @Test("All legal moves are listed once, and the rules accept them")
  func legalMoves() throws {
    let heaps = session(.heaps([1, 3, 5])).state
    #expect(heaps.legalMoves.count == 9)
    let rows = session(.rows([5, 1])).state
    #expect(rows.legalMoves.count == 5 + 4 + 1)
    for state in [heaps, rows] {
      #expect(Set(state.legalMoves).count == state.legalMoves.count)
      for move in state.legalMoves {
        var after = state
        _ = try Matchsticks.apply(move, to: &after)
        #expect(after.remaining == state.remaining - move.count)
      }
    }
  }

  @Test("Each form keeps a game of its own")
  func variants() {
    let session = session(.heaps([3, 4, 5]))
    session.restart(options: .init(.init(.rows([13]))), seed: 1)
    #expect(session.variant == "rows" && session.enterVariant("heaps"))
    #expect(session.state.groups == [3, 4, 5])
  }

  @Test("The seed determines heaps and rows by chance, which are always valid", arguments: 0..<100)
  func chance(seed: Int) {
    let heaps = session(.heapsByChance, seed: UInt64(seed)).state
    let rows = session(.rowsByChance, seed: UInt64(seed)).state
    #expect(Matchsticks.Matches.heaps(heaps.groups).isValid)
    #expect(Matchsticks.Matches.rows(rows.groups).isValid)
    #expect(heaps == session(.heapsByChance, seed: UInt64(seed)).state)
  }

  @Test(
    "The text of matches reads back, and nothing else is read",
    arguments: [
      "pile:18-3", "heaps:1-3-5-7", "rows:13", "heaps:chance", "rows:chance", "rows:24",
    ])
  func texts(text: String) {
    #expect(Matchsticks.Matches(text)?.description == text)
    for wrong in [
      "", "heaps", "heaps:", "heaps:3", "heaps:1-10", "heaps:1-2-3-4-5-6", "heaps:3-x-4",
      "heaps:03-4", "rows:0", "rows:25", "rows:20-5", "rows:1-1-1-1-1", "pile:18", "pile:18-6",
      "pile:chance", "heaps:3-4:",
    ] {
      #expect(Matchsticks.Matches(wrong) == nil, "\(wrong)")
    }
  }

  @Test("Options of a pile whose last match loses are written as in older versions")
  func oldOptions() throws {
    let text = #"{"first":0,"pile":18,"takeLimit":3}"#
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(Matchsticks.Options()), as: UTF8.self) == text)
    let setup = #"{"begins":"first","pile":18,"seating":{"first":"person","second":"clever"}"#
    #expect(
      String(decoding: try encoder.encode(MatchstickSetup()), as: UTF8.self)
        == setup + #","takeLimit":3}"#)
  }

  @Test(
    "Games of all forms are recorded and replayed",
    arguments: [
      Matchsticks.Matches.pile(18, takeLimit: 4), .heaps([1, 3, 5, 7]), .rows([3, 5, 7]),
      .heapsByChance, .rowsByChance,
    ], LastMatch.allCases)
  func records(matches: Matchsticks.Matches, last: LastMatch) throws {
    let setup = MatchstickSetup(
      .init(matches, last: last), seating: MatchstickSeats(first: .wild, second: .wild))
    let table = MatchstickTable(setup: setup, seed: 3)
    while table.takeForComputer() {}
    #expect(table.state.isOver && table.review != nil)
    table.undo()
    let data = try JSONEncoder().encode(table.record)
    let read = try JSONDecoder().decode(MatchstickTable.Record.self, from: data)
    let copy = try MatchstickTable(restoring: read)
    #expect(copy.state == table.state && copy.setup == setup)
    copy.redo()
    #expect(copy.state.isOver)
  }

  @Test("Options and moves that are not valid cannot be read")
  func damage() {
    for text in [
      #"{"matches":"rows:25","first":0}"#, #"{"matches":"rows:13","last":"draws","first":0}"#,
      #"{"matches":7,"first":0}"#, #"{"matches":"rows:13"}"#,
    ] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(Matchsticks.Options.self, from: Data(text.utf8))
      }
    }
    for text in [#""1""#, "[]", "[1]", "[1,2,3,4]", "null", #"["1",2]"#] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(Matchsticks.Move.self, from: Data(text.utf8))
      }
    }
  }

  @Test(
    "A link leads to the same game of any form",
    arguments: [
      "matchsticks:2:heaps:1-3-5-7:last=wins:first=2:seed=5:players=person,human-like:60",
      "matchsticks:2:rows:chance:last=loses:first=1:seed=5:players=wild,clever",
      "matchsticks:2:pile:20-4:last=wins:first=1:seed=5:players=person,clever",
    ])
  func links(text: String) throws {
    let table = MatchstickTable(setup: MatchstickSetup(), seed: 1)
    table.open(try MatchstickLink(text: text))
    #expect(table.link.description == text)
  }

  @Test(
    "A wrong link names the part",
    arguments: [
      ("matchsticks:2:piles", LinkError.part("piles", example: "heaps")),
      ("matchsticks:2:heaps:3", .part("3", example: "3-5-7")),
      ("matchsticks:2:pile:11-3", .part("11-3", example: "18-3")),
      ("matchsticks:2:rows:13:wins", .part("wins", example: "last=wins")),
      ("matchsticks:2:rows:13:last=loses:first=0", .part("first=0", example: "first=1")),
    ])
  func wrongLinks(text: String, error: LinkError) {
    #expect(throws: error) { try MatchstickLink(text: text) }
  }

  @Test("The log names a pile by matches and limit, and other games by form, sizes and last match")
  func layouts() {
    #expect(Matchsticks.Layout(.pile(18, takeLimit: 3)).description == "18:3")
    #expect(
      Matchsticks.Layout(.pile(18, takeLimit: 3), last: .wins).description == "pile:18-3:wins")
    #expect(Matchsticks.Layout(.rowsByChance).description == "rows:chance:loses")
  }

  @Test("Runs of wins at heaps, rows and the last match that wins have lists of their own")
  func categories() {
    func category(_ matches: Matchsticks.Matches, _ last: LastMatch) -> String {
      let setup = MatchstickSetup(.init(matches, last: last), seating: MatchstickSeats())
      return MatchstickTable(setup: setup, seed: 1).category(.humanLike(strength: 40)).description
    }
    #expect(category(.pile(18, takeLimit: 3), .loses) == "matchsticks:human-like=40")
    #expect(category(.pile(18, takeLimit: 3), .wins) == "matchsticks:human-like=40:pile:wins")
    #expect(category(.rows([13]), .loses) == "matchsticks:human-like=40:rows:loses")
  }
}
