import FoundationEssentials
import GameKernel
import SlidingGame
import TestSupport
import Testing

@Suite("Text of moves and options", .tags(.rules))
struct MoveTextTests {
  @Test(
    "A move is written in a word and read back",
    arguments: [
      (.tilt(.left), "tilt:left"), (.move(14, .right), "move:14:right"), (.slide(3), "slide:3"),
      (.shuffle(seed: .max), "shuffle:18446744073709551615"),
    ] as [(SlidingPuzzle.Move, String)])
  func moves(move: SlidingPuzzle.Move, text: String) throws {
    #expect(move.description == text)
    #expect(SlidingPuzzle.Move(text) == move)
    let data = try JSONEncoder().encode([move])
    #expect(String(decoding: data, as: UTF8.self) == "[\"\(text)\"]")
    #expect(try JSONDecoder().decode([SlidingPuzzle.Move].self, from: data) == [move])
  }

  @Test(
    "What is no move cannot be read",
    arguments: [
      "", "tilt", "tilt:", "tilt:north", "tilt:left:", "move:3", "move:x:left", "slide:",
      "slide:1.5",
      "slide:99999999999999999999", "shuffle:-1", "Tilt:left", ":",
    ])
  func badMoves(text: String) {
    #expect(SlidingPuzzle.Move(text) == nil)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([SlidingPuzzle.Move].self, from: Data("[\"\(text)\"]".utf8))
    }
  }

  @Test(
    "Options are written by the kind of their start and read back",
    arguments: [
      (.home(.of("3x2")), #"{"home":"3x2"}"#), (.dealt(.square(4)), #"{"dealt":"4"}"#),
      (.board(SlidingBoard(.square(2))), #"{"board":"2:0-1-2-3"}"#),
    ] as [(SlidingPuzzle.Options, String)])
  func options(options: SlidingPuzzle.Options, text: String) throws {
    let data = try JSONEncoder().encode(options)
    #expect(String(decoding: data, as: UTF8.self) == text)
    #expect(try JSONDecoder().decode(SlidingPuzzle.Options.self, from: data) == options)
  }

  @Test(
    "Options that no game can start from cannot be read",
    arguments: [
      "{}", #"{"home":"1"}"#, #"{"dealt":"11"}"#, #"{"dealt":"4","home":"4"}"#, #"{"home":4}"#,
      #"{"board":"4"}"#, #"{"board":"2:0-1-2-2"}"#, #"{"other":"4"}"#,
    ])
  func badOptions(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(SlidingPuzzle.Options.self, from: Data(text.utf8))
    }
  }

  @Test("Widths and heights are from 2 to 10", arguments: -1...12, -1...12)
  func shapes(width: Int, height: Int) {
    let isPlayable = (2...10).contains(width) && (2...10).contains(height)
    #expect((BoardShape(width: width, height: height) != nil) == isPlayable)
    #expect((BoardShape("\(width)x\(height)") != nil) == isPlayable)
  }
}
