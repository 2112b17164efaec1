import BoxKit
import Commands
import EarthGame
import Files
import GameKernel
import MatchstickGame
import PairsGame
import SlidingGame
import Stage
import TestSupport
import Testing

@testable import Matchwood

@Suite("Trace") @MainActor
struct TraceTests {
  private final class Lines {
    var all: [String] = []
  }

  private let lines = Lines()
  private var trace: Trace { Trace { [lines] in lines.all.append($0.description) } }

  @Test("The game on a table when it opens is one line, with its seed and its position")
  func starts() throws {
    let trace = trace
    trace.follow(
      GameSession<Matchsticks>(options: .init(pile: 12, first: .second), seed: 1 << 63))
    let board = try SlidingBoard(text: "2:0-3-2-1")
    trace.follow(GameSession<SlidingPuzzle>(options: .board(board), seed: 5))
    let options = Pairs.Options(layout: try #require(PairsLayout("4x1")), seatCount: 2)
    trace.follow(GameSession<Pairs>(options: options, seed: 3))
    trace.follow(GameSession<ThroughTheEarth>(options: .init(), seed: 4))
    let head = #"{"kind":"start","game":"#
    #expect(
      lines.all.dropLast() == [
        head + #""matchsticks","seed":9223372036854775808,"seat":1,"left":12}"#,
        head + #""sliding","seed":5,"board":"2:0-3-2-1","moves":0,"solved":false}"#,
        head + #""pairs","seed":3,"layout":"4x1","seat":0,"pairs":[0,0],"flips":0}"#,
      ])
    #expect(lines.all.last?.hasPrefix(head + #""tunnel","seed":4,"mode":"#) == true)
  }

  @Test("A take is one line with its keys in a fixed order, the end a second one")
  func takes() throws {
    let session = GameSession<Matchsticks>(options: .init(pile: 3, takeLimit: 2), seed: 1)
    let trace = trace
    trace.follow(session)
    lines.all = []
    try session.perform(.take(2))
    try session.perform(.take(1))
    session.undo()
    #expect(
      lines.all == [
        #"{"kind":"change","game":"matchsticks","event":"took","seat":0,"count":2,"left":1,"group":0,"place":1,"cause":"move"}"#,
        #"{"kind":"change","game":"matchsticks","event":"took","seat":1,"count":1,"left":0,"group":0,"place":0,"cause":"move"}"#,
        #"{"kind":"change","game":"matchsticks","event":"over","winner":0,"cause":"move"}"#,
        #"{"kind":"change","game":"matchsticks","event":"reopened","winner":0,"cause":"undo"}"#,
        #"{"kind":"change","game":"matchsticks","event":"returned","seat":1,"count":1,"left":1,"group":0,"place":0,"cause":"undo"}"#,
      ])
  }

  @Test("A new game and a parked one brought back are one line each")
  func games() throws {
    let session = GameSession<Matchsticks>(options: .init(pile: 12), seed: 1)
    let trace = trace
    trace.follow(session)
    lines.all = []
    session.restart(options: .init(pile: 15, first: .second))
    session.undo()
    #expect(
      lines.all == [
        #"{"kind":"change","game":"matchsticks","event":"start","seat":1,"left":15,"seed":1,"cause":"restart"}"#,
        #"{"kind":"change","game":"matchsticks","event":"enter","seat":0,"left":12,"seed":1,"cause":"undo"}"#,
      ])
  }

  @Test("A refusal says why")
  func refusals() {
    let trace = trace
    trace.refused(.illegalCount(4, limit: 3), by: Matchsticks.self)
    trace.refused(.gameOver, by: Matchsticks.self)
    #expect(
      lines.all == [
        #"{"kind":"refusal","game":"matchsticks","reason":"illegal-count","count":4,"limit":3}"#,
        #"{"kind":"refusal","game":"matchsticks","reason":"game-over"}"#,
      ])
  }

  @Test("A slide is one line a tile, and the end of the puzzle one more")
  func slides() throws {
    let board = try SlidingBoard(text: "2:0-3-2-1")
    let session = GameSession<SlidingPuzzle>(options: .board(board), seed: 1)
    let trace = trace
    trace.follow(session)
    lines.all = []
    try session.perform(.tilt(.up))
    try session.perform(.slide(2))
    session.undo(2)
    session.restart(options: .home(.square(2)))
    let head = #"{"kind":"change","game":"sliding","event":"#
    #expect(
      lines.all == [
        head + #""did-tilt","direction":"up","from":3,"to":1,"cause":"move"}"#,
        head + #""solved","cause":"move"}"#,
        head + #""did-move","direction":"right","from":2,"to":3,"cause":"move"}"#,
        head + #""reopened","cause":"move"}"#,
        head + #""did-move","direction":"left","from":3,"to":2,"cause":"undo"}"#,
        head + #""did-tilt","direction":"down","from":1,"to":3,"cause":"undo"}"#,
        head + #""start","board":"2:0-1-2-3","moves":0,"solved":true,"seed":1,"cause":"restart"}"#,
      ])
  }

  @Test(
    "A refused slide says why",
    arguments: [
      (SlidingPuzzle.Refusal.noTileMoves(.left), #""no-tile-moves","direction":"left""#),
      (.noSuchCell(99), #""no-such-cell","cell":99"#), (.cellIsGap(3), #""cell-is-gap","cell":3"#),
      (.gapIsNotNext(to: 4, .up), #""gap-is-not-next","cell":4,"direction":"up""#),
      (.gapIsNotInLine(with: 5), #""gap-is-not-in-line","cell":5"#),
    ])
  func refusedSlides(refusal: SlidingPuzzle.Refusal, words: String) {
    trace.refused(refusal, by: SlidingPuzzle.self)
    #expect(lines.all == [#"{"kind":"refusal","game":"sliding","reason":\#(words)}"#])
  }

  @Test(
    "A flip, a pair, a miss and the end of Pairs are a line each, and so is what undo takes back")
  func flips() throws {
    let options = Pairs.Options(layout: try #require(PairsLayout("4x1")), seatCount: 2)
    let session = GameSession<Pairs>(options: options, seed: 1)
    let trace = trace
    trace.follow(session)
    lines.all = []
    let kinds = session.state.kinds
    let partner = try #require((1...3).first { kinds[$0] == kinds[0] })
    let others = (1...3).filter { $0 != partner }
    for card in [0, others[0]] { try session.perform(.flip(card)) }
    try session.perform(.close)
    session.undo(2)
    session.redo(2)
    for card in [0, partner] + others { try session.perform(.flip(card)) }
    session.restart()
    let head = #"{"kind":"change","game":"pairs","event":"#
    let (miss, pair) = ("[0,\(others[0])]", "[0,\(partner)]")
    #expect(
      lines.all == [
        head + #""opened","card":0,"seat":0,"cause":"move"}"#,
        head + #""opened","card":\#(others[0]),"seat":0,"cause":"move"}"#,
        head + #""passed","from":0,"to":1,"cause":"move"}"#,
        head + #""closed","cards":\#(miss),"cause":"move"}"#,
        head + #""reopened","cards":\#(miss),"cause":"undo"}"#,
        head + #""passed","from":1,"to":0,"cause":"undo"}"#,
        head + #""covered","card":\#(others[0]),"seat":0,"cause":"undo"}"#,
        head + #""opened","card":\#(others[0]),"seat":0,"cause":"redo"}"#,
        head + #""passed","from":0,"to":1,"cause":"redo"}"#,
        head + #""closed","cards":\#(miss),"cause":"redo"}"#,
        head + #""opened","card":0,"seat":1,"cause":"move"}"#,
        head + #""opened","card":\#(partner),"seat":1,"cause":"move"}"#,
        head + #""paired","cards":\#(pair),"seat":1,"cause":"move"}"#,
        head + #""opened","card":\#(others[0]),"seat":1,"cause":"move"}"#,
        head + #""opened","card":\#(others[1]),"seat":1,"cause":"move"}"#,
        head + #""paired","cards":[\#(others[0]),\#(others[1])],"seat":1,"cause":"move"}"#,
        head + #""over","winners":[1],"cause":"move"}"#,
        head
          + #""start","layout":"4x1","seat":0,"pairs":[0,0],"flips":0,"seed":1,"cause":"restart"}"#,
      ])
  }

  @Test(
    "A refused flip says why",
    arguments: [
      (Pairs.Refusal.noSuchCard(99), #""no-such-card","card":99"#),
      (.isGone(4), #""is-gone","card":4"#), (.isOpen(5), #""is-open","card":5"#),
      (.twoCardsOpen, #""two-lie-open""#), (.cardsAreOpen, #""cards-lie-open""#),
      (.notAlone, #""not-alone""#), (.gameOver, #""game-over""#),
    ])
  func refusedFlips(refusal: Pairs.Refusal, words: String) {
    trace.refused(refusal, by: Pairs.self)
    #expect(lines.all == [#"{"kind":"refusal","game":"pairs","reason":\#(words)}"#])
  }

  @Test(
    "Who stands elsewhere through the Earth is told with the far end, and whether there is land")
  func stood() throws {
    let session = GameSession<ThroughTheEarth>(options: .init(), seed: 1)
    let trace = trace
    trace.follow(session)
    lines.all = []
    try session.perform(.stand(try #require(Place("56.55,8.3167"))))
    try session.perform(.dig)
    let head = #"{"kind":"change","game":"tunnel","event":"#
    #expect(
      lines.all == [
        head + #""stood","lat":56.55,"lon":8.3167,"far":[-56.55,-171.6833],"#
          + #""land":true,"farLand":false,"cause":"move"}"#,
        head + #""dug","lat":56.55,"lon":8.3167,"cause":"move"}"#,
      ])
  }

  @Test("The dig that answers flags tells the kilometres of each, and the last one the total")
  func guessed() throws {
    let session = GameSession<ThroughTheEarth>(options: .init(mode: .guess), seed: 1)
    let trace = trace
    trace.follow(session)
    lines.all = []
    for round in 0..<ThroughTheEarth.placeCount {
      if round > 0 { try session.perform(.next) }
      try session.perform(.flag(session.state.place.antipode))
    }
    session.undo()
    let head = #"{"kind":"change","game":"tunnel","event":"#
    #expect(lines.all.count { $0 == head + #""guessed","seat":0,"km":0,"cause":"move"}"# } == 5)
    #expect(lines.all.contains(head + #""went-on","from":3,"to":4,"cause":"move"}"#))
    #expect(lines.all.contains(head + #""over","total":0,"cause":"move"}"#))
    #expect(lines.all.contains(head + #""resumed","total":0,"cause":"undo"}"#))
  }

  @Test("A control is written when it is new, moves, changes its state or goes, and else not")
  func controls() {
    let trace = trace
    let on = ControlReport(id: "undo", frame: Rect(1, 2.5, 3, 4), isEnabled: true)
    let off = ControlReport(id: "undo", frame: Rect(1, 2.5, 3, 4), isEnabled: false)
    for controls in [[on], [on], [off], [off], [on], [], []] { trace.update(controls) }
    let line = { (isOn: Bool) in
      #"{"kind":"control","id":"undo","frame":[1,2.5,3,4],"enabled":\#(isOn)}"#
    }
    #expect(lines.all == [line(true), line(false), line(true), line(false)])
  }

  @Test("A scene is written by its name, with its quotes and line ends escaped")
  func scenes() {
    trace.shown("a\"b\\c\n\u{1}ä")
    #expect(lines.all == [#"{"kind":"scene","name":"a\"b\\c\n\u0001ä"}"#])
  }

  @Test("Each line is in the file as soon as it is written")
  func flushed() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/t"
    let trace = try Trace(path: path)
    trace.shown("menu")
    #expect(
      try SafeFile(path: path).read() == Array("{\"kind\":\"scene\",\"name\":\"menu\"}\n".utf8))
  }

  @Test("A reader that is slow keeps nobody waiting and gets every line in the end")
  func slowReader() throws {
    let pipe = try #require(File.pipe())
    let outlet = TraceOutlet(pipe.writing)
    var written: [UInt8] = []
    for number in 0..<5000 {
      var line = JSONLine(kind: "number")
      line.add(["is": number])
      outlet.write(line)
      written += "\(line)\n".utf8
    }
    #expect(outlet.isBehind)
    var (read, part) = ([UInt8](), [UInt8](repeating: 0, count: 10_000))
    while read.count < written.count {
      let count = try pipe.reading.read(into: &part)
      read += part.prefix(count)
      outlet.flush()
    }
    #expect(read.elementsEqual(written) as Bool)
    #expect(!outlet.isBehind)
  }
}
