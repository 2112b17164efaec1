import FoundationEssentials
import GameKernel
import SlidingGame
import TestSupport
import Testing

@Suite("Text of boards and links", .tags(.rules))
struct TextTests {
  @Test("A board's text gives the board", arguments: BoardShape.samples)
  func roundTrip(shape: BoardShape) throws {
    for seed in 0..<20 as Range<UInt64> {
      let board = SlidingPuzzle.start(.dealt(shape), seed: seed).board
      #expect(try SlidingBoard(text: board.description) == board)
      #expect(try SlidingBoard(text: " \n\(board)\r\n") == board)
      let data = try JSONEncoder().encode(SlidingPuzzle.Options.board(board))
      #expect(try JSONDecoder().decode(SlidingPuzzle.Options.self, from: data) == .board(board))
      for link in [SlidingLink.board(board), .dealt(shape, seed: seed &- 1)] {
        #expect(try SlidingLink(text: " \(link)\n") == link)
      }
    }
  }

  @Test("Squares are written by their length, other boards by width and height")
  func text() {
    #expect(SlidingBoard(.square(4)).description == "4:0-1-2-3-4-5-6-7-8-9-10-11-12-13-14-15")
    #expect(SlidingBoard(.of("3x2")).description == "3x2:0-1-2-3-4-5")
    #expect(BoardShape("4x4") == .square(4))
    #expect(
      SlidingLink.dealt(.square(4), seed: .max).description
        == "sliding:1:4:seed=18446744073709551615")
    #expect(
      SlidingLink.board(SlidingBoard(.of("2x3"))).description
        == "sliding:1:2x3:board=0-1-2-3-4-5")
  }

  @Test(
    "Bad text of a board is answered with the part that is wrong",
    arguments: [
      ("", .shape("")), ("4", .value("", cell: 0)), ("1:0", .shape("1")), ("11:0", .shape("11")),
      ("3x1:0-1-2", .shape("3x1")), ("3x:0", .shape("3x")), ("x3:0", .shape("x3")),
      ("04:0", .shape("04")), ("+4:0", .shape("+4")), ("4x4x4:0", .shape("4x4x4")),
      ("-4:0", .shape("-4")), ("2:0-1-2", .board(.wrongCount(3, expected: 4))),
      ("2:0-1-2-3-4", .board(.wrongCount(5, expected: 4))), ("2:0-1-2-", .value("", cell: 3)),
      ("2:0--1-2", .value("", cell: 1)), ("2:0-1-x-3", .value("x", cell: 2)),
      ("2:0-01-2-3", .value("01", cell: 1)), ("2:0-1-2-4", .board(.noSuchValue(4, cell: 3))),
      ("2:0-1-1-3", .board(.valueTwice(1, cell: 2))), ("2:1-0-2-3", .board(.unsolvable)),
      ("2:0-1-2-99999999999999999999", .value("99999999999999999999", cell: 3)),
    ] as [(String, SlidingTextError)])
  func badBoard(text: String, error: SlidingTextError) {
    #expect(throws: error) { try SlidingBoard(text: text) }
  }

  @Test(
    "Bad text of a link is answered with the part that is wrong",
    arguments: [
      ("", .otherGame("")), ("chess:1:4:seed=1", .otherGame("chess")),
      ("sliding", .unknownVersion("")), ("sliding:2:4:seed=1", .unknownVersion("2")),
      ("sliding:01:4:seed=1", .unknownVersion("01")), ("sliding:1:99:seed=1", .shape("99")),
      ("sliding:1", .shape("")), ("sliding:1:4", .start("")),
      ("sliding:1:4:sow=1", .start("sow=1")),
      ("sliding:1:4:seed", .start("seed")), ("sliding:1:4:seed=", .seed("")),
      ("sliding:1:4:seed=-1", .seed("-1")), ("sliding:1:4:seed=1:2", .seed("1:2")),
      ("sliding:1:4:seed=18446744073709551616", .seed("18446744073709551616")),
      ("sliding:1:2:board=0-1", .board(.wrongCount(2, expected: 4))),
      ("sliding:1:2:board=1-0-2-3", .board(.unsolvable)),
      ("sliding:1:2:board=0-a-2-3", .value("a", cell: 1)),
    ] as [(String, SlidingTextError)])
  func badLink(text: String, error: SlidingTextError) {
    #expect(throws: error) { try SlidingLink(text: text) }
  }

  @Test("The impossible board is refused wherever a board can come in")
  func impossible() throws {
    let values = [1, 0] + Array(2...15)
    let list = values.map(String.init).joined(separator: "-")
    #expect(throws: BoardError.unsolvable) { try SlidingBoard(.square(4), values: values) }
    #expect(throws: SlidingTextError.board(.unsolvable)) { try SlidingBoard(text: "4:\(list)") }
    #expect(throws: SlidingTextError.board(.unsolvable)) {
      try SlidingLink(text: "sliding:1:4:board=\(list)")
    }
    let options = #"{"board":"4:\#(list)"}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(SlidingPuzzle.Options.self, from: Data(options.utf8))
    }
    let record =
      #"{"version":1,"game":"sliding","options":\#(options),"seed":0,"moves":[],"#
      + #""undone":[],"usedUndo":false}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(GameRecord<SlidingPuzzle>.self, from: Data(record.utf8))
    }
  }

  @Test("Text damaged anywhere is refused or gives a board that can be solved", arguments: 0..<20)
  func fuzz(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let letters = Array("0123456789-:x= sedbor+é\u{0}🂡")
    for _ in 0..<200 {
      let shape = BoardShape.samples[random.draw(below: BoardShape.samples.count)]
      let board = SlidingPuzzle.start(.dealt(shape), seed: random.next()).board
      let isLink = random.draw(below: 2) == 0
      var text = Array(isLink ? "\(SlidingLink.board(board))" : "\(board)")
      for _ in 0...random.draw(below: 3) {
        let place = random.draw(below: text.count)
        switch random.draw(below: 3) {
        case 0: text.remove(at: place)
        case 1: text.insert(letters[random.draw(below: letters.count)], at: place)
        default: text[place] = letters[random.draw(below: letters.count)]
        }
      }
      if isLink, case .board(let board) = try? SlidingLink(text: String(text)) {
        #expect(Solvability.holds(board))
      } else if !isLink, let board = try? SlidingBoard(text: String(text)) {
        #expect(Solvability.holds(board))
      }
    }
  }

  @Test("However long a bad text is, what the answer shows of it is short")
  func longText() {
    let text = String(repeating: "9", count: 100_000)
    #expect(throws: SlidingTextError.shape(String(repeating: "9", count: 23) + "…")) {
      try SlidingBoard(text: text)
    }
  }

  @Test("What is left out of a long text goes by whole words, and dots stand for it")
  func excerpt() {
    let text = "hello this is garbage https://example.org"
    #expect(throws: SlidingTextError.otherGame("hello this is garbage…")) {
      try SlidingLink(text: text)
    }
    #expect(throws: SlidingTextError.otherGame("twenty-four letters long")) {
      try SlidingLink(text: "twenty-four letters long:1")
    }
  }

  @Test("Of a character with any number of accents little is told")
  func accents() {
    let accents = String(repeating: "\u{301}", count: 100_000)
    for text in ["e\(accents)", "some words e\(accents) and more", "some e\(accents)"] {
      do throws(SlidingTextError) {
        _ = try SlidingLink(text: text)
        Issue.record("it was read")
      } catch {
        guard case .otherGame(let part) = error else { continue }
        #expect(part.unicodeScalars.count <= 241 && part.hasSuffix("…"))
      }
    }
  }
}
