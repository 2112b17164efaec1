import BoxKit
import GameKernel
import PairsGame
import PairsScenes
import PlayLog
import SceneTestSupport
import SlidingGame
import SlidingScenes
import Stage
import TestSupport
import Testing

@testable import RaceKit

@MainActor @Suite("A race for two", .tags(.input))
struct RaceTests {
  private let program: HeadlessProgram

  init() throws { program = try HeadlessProgram.box("en") }

  private func sliding(_ choose: (HeadlessProgram) -> Void = { _ in }) throws -> RaceRig {
    try RaceRig(SlidingModule.self, on: program, choose: choose)
  }

  /// Begins a race of the keyboard's halves.
  private func begin(_ rig: RaceRig) {
    rig.key(.space, .enter)
    rig.run(3.1)
  }

  @Test(
    "Of two gamepads on the same deal the earlier event wins 100 times, whatever frame or order brings it"
  )
  func orders() throws {
    let rig = try sliding()
    rig.program.context.input.time = .seconds(1)
    // The first race, whose deal is random, is undecided; its page deals the known ones.
    for pad in RaceRig.pads { rig.press(.x, on: pad) }
    rig.run(3.1)
    var random = SeededGenerator(seed: 48)
    for number in 0..<100 {
      let seed = UInt64(number)
      rig.scene.restart(seed: seed)
      rig.run(3.1)
      let solution = RaceRig.solution(seed)
      for move in solution.dropLast() {
        for pad in RaceRig.pads { rig.press(move.button, on: pad) }
      }
      #expect(rig.side(0).dropFirst(8) == rig.side(1).dropFirst(8))
      let last = try #require(solution.last).button
      // All in one frame of 16 ms, and in any order.
      let times = [random.draw(below: 8), random.draw(below: 8)]
      let start = rig.now
      for side in random.draw(below: 2) == 0 ? [0, 1] : [1, 0] {
        rig.press(
          last, on: RaceRig.pads[side], at: start + .milliseconds(times[side]))
      }
      rig.program.context.input.time = start + .milliseconds(8)
      rig.run(0.05)
      let expected =
        times[0] == times[1] ? "A tie!" : "Player \(times[0] < times[1] ? 1 : 2) wins!"
      #expect(rig.words == expected, "race \(number): \(times)")
    }
    #expect(rig.program.log.log.games(GameFilter()).isEmpty, "no race is logged")
  }

  @Test("A finish in a later frame changes nothing, and the end names both")
  func later() throws {
    let rig = try sliding()
    begin(rig)
    rig.scene.restart(seed: 7)
    rig.run(3.1)
    let solution = RaceRig.solution(7)
    for move in solution { rig.key(move.right) }
    rig.run(0.1)
    #expect(rig.words == "Player 2 wins!")
    #expect(rig.program.active?.name == "race-end")
    let shown = rig.program.list.texts.joined(separator: " ")
    #expect(shown.contains("\(solution.count) moves · 0:00.100") && shown.contains("out of place"))
    rig.program.key(.back)
    #expect(rig.program.active?.name == "race")
    rig.program.click("result")
    #expect(rig.program.active?.name == "race-end")
  }

  @Test("Both halves of the keyboard act at once, and held keys of both repeat")
  func bothHalves() {
    var input = RaceInput(isAlone: false)
    func steps(_ kind: InputEvent.Kind, _ time: Int) -> [Intent] {
      input.steps(for: InputEvent(kind, at: .milliseconds(time))).flatMap(\.intents)
    }
    #expect(steps(.keyDown(.character("d"), [], isRepeat: false), 0) == [.tilt(.right)])
    #expect(steps(.keyDown(.left, [], isRepeat: false), 10) == [.tilt(.left)])
    // The system repeats the last key only.
    #expect(steps(.keyDown(.left, [], isRepeat: true), 300) == [])
    let repeats = input.advance(to: .milliseconds(411))
    #expect(repeats.map(\.intents) == [[.tiltRepeat(.right)], [.tiltRepeat(.left)]])
    #expect(input.sides == [.letters: 0, .arrows: 1])
    #expect(repeats.map(\.device) == [.keyboard, .keyboard])
  }

  @Test("Two fingers play one half each, at the same time; a third device waits")
  func fingers() {
    var input = RaceInput(isAlone: false)
    input.areas = [Rect(0, 0, 100, 100), Rect(100, 0, 100, 100)]
    let places = [Point(50, 50), Point(150, 50)]
    var taps: [[Int]] = []
    for (finger, place) in places.enumerated() {
      _ = input.steps(
        for: InputEvent(.touchDown(TouchID(Int64(finger)), place), at: .milliseconds(finger)))
    }
    for (finger, place) in places.enumerated() {
      let steps = input.steps(
        for: InputEvent(.touchUp(TouchID(Int64(finger)), place), at: .milliseconds(20 + finger)))
      taps.append(steps.filter { $0.intents.contains(.tap(place)) }.map(\.side))
    }
    #expect(taps == [[0], [1]])
    let pad = InputEvent(.padButtonDown(PadID(4), .a), at: .milliseconds(50))
    #expect(input.steps(for: pad).isEmpty)
  }

  @Test("Undo takes a move back, unless the race forbids it", arguments: [true, false])
  func undo(isAllowed: Bool) throws {
    let rig = try sliding { program in
      if !isAllowed { program.click("race-undo") }
    }
    begin(rig)
    rig.scene.restart(seed: 7)
    rig.run(3.1)
    rig.key(try #require(RaceRig.solution(7).first).left)
    #expect(rig.side(0).contains("1 move,"))
    rig.key(.character("q"))
    #expect(rig.side(0).contains(isAllowed ? "0 moves" : "1 move,"))
    #expect(rig.side(1).contains("0 moves"))
  }

  @Test("Nobody sees or moves the deal before the start")
  func countdown() throws {
    let rig = try sliding()
    #expect(rig.words.contains("Press W, A, S, D or Space"))
    rig.key(.space)
    #expect(!rig.words.contains("Space") && rig.words.contains("arrow"))
    rig.key(.enter)
    rig.run(1)
    rig.key(.character("w"), .character("a"), .character("s"), .character("d"))
    #expect(rig.side(0).contains("0 moves, 0 tiles out of place"))
    rig.run(2.1)
    #expect(!rig.side(0).contains("0 tiles"))
  }

  @Test(
    "Going back in a race asks and stops the clock; going on resumes it, leaving shows the table")
  func leaving() throws {
    let rig = try sliding()
    begin(rig)
    rig.run(2)
    let clock = rig.scene.spoken.place[0]
    rig.program.key(.back)
    #expect(rig.program.active?.name == "race-paused")
    rig.run(5)
    #expect(rig.scene.spoken.place[0] == clock)
    rig.program.key(.activate)
    rig.run(1)
    #expect(rig.program.active === rig.scene)
    #expect(rig.scene.spoken.place[0] != clock)
    rig.program.key(.back)
    rig.program.click("leave-race")
    #expect(rig.program.active?.name == "sliding")
  }

  @Test("A gamepad that goes away pauses the race, and its side takes the next device")
  func lostPad() throws {
    let rig = try sliding()
    for pad in RaceRig.pads { rig.press(.a, on: pad) }
    rig.run(3.1)
    rig.send(.padRemoved(RaceRig.pads[0]))
    #expect(rig.program.active?.name == "race-paused")
    rig.program.key(.activate)
    rig.scene.restart(seed: 7)
    rig.run(3.1)
    rig.press(try #require(RaceRig.solution(7).first).button, on: PadID(9))
    #expect(rig.side(0).contains("1 move,"))
  }

  @Test("Two play Pairs: the first to find all cards wins")
  func pairs() throws {
    let rig = try RaceRig(PairsModule.self, on: program)
    begin(rig)
    rig.scene.restart(seed: 3)
    rig.run(3.1)
    let kinds = Pairs.start(Pairs.Options(layout: .fourByFour), seed: 3).kinds
    let cards = (0..<8).flatMap { kind in kinds.indices.filter { kinds[$0] == UInt8(kind) } }
    for card in cards {
      let place = try #require(rig.program.report("left.board.\(card)")?.frame.center)
      rig.send(.mouseDown(.left, place))
      rig.send(.mouseUp(.left, place))
    }
    rig.run(0.1)
    #expect(rig.words == "Player 1 wins!")
    #expect(rig.side(1).contains("8 pairs left"))
  }

  // MARK: Names

  @Test("The players of a box of two race under their names")
  func names() throws {
    program.addPlayers()
    let rig = try sliding()
    begin(rig)
    rig.scene.restart(seed: 7)
    rig.run(3.1)
    #expect(rig.side(0).hasPrefix("Wilhelmina Rosenkranz, "))
    for move in RaceRig.solution(7) { rig.key(move.right) }
    rig.run(0.1)
    #expect(rig.words == "Annabella Theodora Wu wins!")
  }

  @Test("A side is given to a player of the box, and nobody races on both sides")
  func seats() throws {
    program.addPlayers()
    try program.log.change(PlayerID(rawValue: 8), .add(name: "Zoë", colour: 2, figure: 2))
    let rig = try sliding { program in
      program.click("race-player-2")
      // The rows: Player 2, Annabella, Zoë.
      program.click("race-player-2.2")
    }
    #expect(rig.side(0).hasPrefix("Wilhelmina") && rig.side(1).hasPrefix("Zoë, "))
    var names = RaceNames(["Ann", "Ben", "Zoë"], current: "Ann")
    #expect(names[0] == "Ann" && names[1] == nil)
    names.choose("Zoë", for: 1)
    #expect(names.choices(of: 0) == ["Ann", "Ben"] && names.choices(of: 1) == ["Ben", "Zoë"])
  }

  @Test("A box without names has no choice of players")
  func nameless() throws {
    var offered: Bool?
    _ = try sliding { offered = $0.report("race-player-1") != nil }
    #expect(offered == false)
  }

  // MARK: Ghosts

  @Test("The ghost of the day plays the day's try, and only a try of today")
  func ghostOfDay() throws {
    let today = Day(secondsSince1970: program.clock.now.secondsSince1970)
    program.showToday(then: "day-sliding")
    let tables = try #require(program.tables.tables(of: today) as? InMemoryTables)
    let table = try #require(tables.table(of: SlidingPuzzle.self))
    let board = table.state.board
    let moves = SlidingSolver(board.shape).solve(board).moves
    for move in moves {
      program.key(.tilt(move))
      program.run(0.1)
    }
    let game = try #require(program.log.log.games(GameFilter()).first)
    #expect(game.isOver && game.time > .seconds(2))
    func offers() throws -> RaceRig {
      try RaceRig(SlidingModule.self, on: program) { program in
        program.click("race-size.1")
        program.click("race-rival.2")
      }
    }
    let rig = try offers()
    #expect(rig.side(1).hasPrefix("Ghost, "))
    rig.run(3)
    rig.scene.advance(by: .zero)
    let away = board.shape.cells.count { $0 != board[$0] && $0 != board.gap }
    #expect(rig.side(0).contains("\(away) tiles"))
    rig.run(Double(game.time.components.seconds) + 2)
    #expect(rig.words == "The ghost was faster.")
    #expect(rig.side(1).contains("\(moves.count) moves, 0 tiles"))
    program.clock.now = Moment(
      secondsSince1970: program.clock.now.secondsSince1970 + 86_400)
    #expect(try offers().words.contains("Press W"), "yesterday's try is no ghost of today")
  }

  /// Solves a board at the player's table in 10 s, which the log then has.
  private func solveAtTable() throws -> [Direction] {
    let table = SlidingTable(.dealt(.square(3)), seed: 11, isByChance: true)
    program.show(SlidingModule.self, table)
    let solution = RaceRig.solution(11)
    for (number, move) in solution.enumerated() {
      program.key(.tilt(move))
      if number == 0 { program.run(10) }
    }
    program.run(3)
    if program.active?.name != "sliding" { program.key(.back) }
    return solution
  }

  private func ghostRace() throws -> (rig: RaceRig, solution: [Direction]) {
    let solution = try solveAtTable()
    let rig = try RaceRig(SlidingModule.self, on: program, showsTable: false) { program in
      program.click("race-rival")
      program.key(.tilt(.right))
    }
    return (rig, solution)
  }

  @Test("The ghost of the fastest game makes its moves in its time, and wins against nobody")
  func ghostWins() throws {
    let (rig, solution) = try ghostRace()
    let game = try #require(program.log.log.games(GameFilter()).first)
    #expect(game.time > .seconds(9) && game.moves == solution.count)
    rig.run(3)
    rig.run(5)
    let half = RaceGhost(record: "", time: game.time)
    let due = solution.indices.filter { half.time(of: $0, of: solution.count) <= .seconds(5) }.count
    #expect(rig.side(1).contains("\(due) moves"))
    rig.run(7)
    #expect(rig.words == "The ghost was faster.")
    #expect(rig.side(1).contains("\(solution.count) moves, 0 tiles"))
  }

  @Test(
    "One millisecond decides against the ghost, though its frame draws it first",
    arguments: [-1, 0, 1])
  func ghostByTime(milliseconds: Int) throws {
    let (rig, solution) = try ghostRace()
    let game = try #require(program.log.log.games(GameFilter()).first)
    rig.run(3)
    let start = rig.now
    for move in solution.dropLast() { rig.key(move.right) }
    // The frame in which the ghost ends comes before the event.
    program.context.input.time = start + game.time + .milliseconds(3)
    rig.scene.advance(by: .milliseconds(3))
    rig.send(
      .keyDown(try #require(solution.last).right, [], isRepeat: false),
      at: start + game.time + .milliseconds(milliseconds))
    program.context.input.time = start + game.time + .milliseconds(4)
    rig.run(0.1)
    let expected = ["You beat the ghost!", "A tie!", "The ghost was faster."][milliseconds + 1]
    #expect(rig.words == expected)
  }

  @Test("Moves of a ghost are spread evenly and end with its time")
  func spread() {
    var ghost = RaceGhost(record: "", time: .milliseconds(100))
    #expect((0..<3).map { ghost.time(of: $0, of: 3) }.last == .milliseconds(100))
    #expect(ghost.advance(to: .milliseconds(34), of: 3) == 0..<1)
    #expect(ghost.advance(to: .milliseconds(99), of: 3) == 1..<2)
    #expect(ghost.advance(to: .milliseconds(100), of: 3) == 2..<3)
    #expect(ghost.next(of: 3) == nil)
  }
}

extension Direction {
  /// The key of the left and the right player.
  fileprivate var left: Key {
    switch self {
    case .left: .character("a")
    case .right: .character("d")
    case .up: .character("w")
    case .down: .character("s")
    }
  }

  fileprivate var right: Key {
    switch self {
    case .left: .left
    case .right: .right
    case .up: .up
    case .down: .down
    }
  }
}
