import BoxKit
import GameKernel
import MatchstickGame
import MatchstickScenes
import PlayLog
import SceneTestSupport
import Stage
import TestSupport
import Testing

@testable import MachineScenes

@MainActor @Suite("The Matchbox Machine at the table", .tags(.rules))
struct MachineTableTests {
  private static let setup = MatchstickSetup.of(.person, .machine)

  private func harness(
    _ machines: DocumentModel<MachineBook> = DocumentModel(), table: MatchstickTable? = nil,
    size: Size = Size(1280, 800), reducedMotion: Bool = false
  ) -> TableHarness {
    TableHarness(
      Self.setup, size: size, reducedMotion: reducedMotion, machines: machines, table: table)
  }

  /// A machine whose box with this many matches has only beads that lose, until none is left.
  private func settled() -> DocumentModel<MachineBook> {
    let machines = DocumentModel<MachineBook>()
    machines.change { $0.machine.train(with: .wild, games: 400, seed: 1) }
    return machines
  }

  /// Plays to the end: the person takes what the theory says, or one.
  private func playToEnd(_ harness: TableHarness) {
    for _ in 0..<20 where !harness.table.state.isOver {
      harness.take(harness.table.state.bestTake ?? 1)
      harness.run(until: { !harness.table.isComputersTurn })
    }
  }

  @Test("It shows its box and its bead before it takes", arguments: [false, true])
  func turn(reducedMotion: Bool) {
    let harness = harness(reducedMotion: reducedMotion)
    harness.take(2)
    #expect(harness.says("16 matches left"))
    harness.run(until: { harness.says("Box 16 gives") })
    #expect(harness.remaining == 16)
    harness.run(until: { harness.remaining < 16 })
    #expect(harness.says("Box 16 gives"))
    #expect(!harness.list.pictures("bead").isEmpty)
  }

  @Test("The log tells a machine that was unbeatable at the start of the game from others")
  func skill() throws {
    for machines in [DocumentModel<MachineBook>(), settled()] {
      let isUnbeatable = machines.value.machine.machine.unbeatable != nil
      let harness = harness(machines)
      harness.take(2)
      #expect(harness.table.sheet.skill == (isUnbeatable ? "unbeatable" : nil))
      var line = LoggedGame(
        GameID(rawValue: 1), at: Moment(secondsSince1970: 0), seats: [], game: "matchsticks",
        setup: "", start: "",
        isOver: true, time: .zero)
      Matchsticks.complete(&line, of: harness.table.currentGame)
      #expect(
        line.seats.last?.occupant == .computer(isUnbeatable ? "machine:unbeatable" : "machine"))
    }
    #expect(settled().value.machine.machine.unbeatable != nil)
    #expect(MatchstickOccupant("machine:unbeatable") == .machine)
    #expect(MatchstickOccupant("machine:clever") == nil)
  }

  @Test("A training that is watched has the headline, and nobody is to move")
  func trainingHeadline() {
    let harness = harness()
    #expect(harness.says("Your turn") && harness.says("to move"))
    harness.click("train")
    harness.run(until: { harness.says("Training: 3 of 10") })
    #expect(harness.says("The machine plays against Coach, 60%."))
    #expect(!harness.says("Your turn") && !harness.texts.contains("to move"))
  }

  @Test("A training says whether it now beats Clever, or anybody, and from which seat")
  func milestones() {
    func milestone(_ machine: MatchboxMachine) -> String? {
      MachineWords(texts: Texts()).milestone(machine, since: 0)
    }
    var machine = MatchboxMachine()
    #expect(milestone(machine) == nil)
    machine.train(with: .clever, games: 2000, seed: 1)
    #expect(milestone(machine) == "When it begins, it now beats Clever. Others can still beat it.")
    machine.train(with: .wild, games: 2000, seed: 2)
    #expect(milestone(machine) == "Now nobody can beat it when it begins.")
    var second = MatchboxMachine(pile: 13)
    second.train(with: .wild, games: 2000, seed: 1)
    #expect(milestone(second) == "Now nobody can beat it when the other side begins.")
  }

  @Test("A number key during its draw takes no time from it but ends the show")
  func hurried() {
    let harness = harness()
    harness.take(2)
    harness.run(until: { harness.says("Box 16 gives") })
    harness.take(1)
    #expect(harness.remaining < 16 && harness.remaining > 12)
  }

  @Test("A lost game costs the last bead that it drew, and an undo gives it back")
  func loss() {
    let harness = harness()
    playToEnd(harness)
    let kept = harness.machines.value.machine
    #expect(harness.table.state.winner == .first)
    #expect(kept.machine.games == 1 && kept.machine.removed == 1)
    #expect(harness.says("for good"))
    harness.run(.seconds(6))
    harness.key(.back)
    harness.undo()
    #expect(harness.machines.value.machine.machine.games == 0)
    #expect(harness.machines.value.machine.machine.removed == 0)
    harness.key(.command(.redo))
    #expect(harness.machines.value.machine.machine.removed == 1)
  }

  @Test("A machine is removed at once if it knows nothing, else by a second press")
  func removal() throws {
    let machines = settled()
    machines.change { $0.add(TrainedMachine(MatchboxMachine())) }
    let harness = harness(machines)
    harness.click("more")
    harness.run(.seconds(1))
    harness.click("more.1")
    harness.run(.seconds(1))
    harness.click("remove-machine")
    #expect(machines.value.machines.count == 1, "the new one is gone")
    harness.click("add-machine")
    machines.change { $0.choose(0) }
    harness.click("remove-machine")
    #expect(machines.value.machines.count == 2 && harness.says("Really remove?"))
    harness.click("remove-machine")
    #expect(machines.value.machines.map(\.machine.games) == [0])
  }

  @Test("An empty box gives up, with a sentence, and the result opens")
  func givingUp() {
    let harness = harness(settled())
    harness.take(1)
    harness.run(until: { harness.says("Box 17 is empty") })
    harness.run(until: { harness.table.state.isOver })
    #expect(harness.table.state.wasGivenUp && harness.table.state.winner == .first)
    #expect(harness.remaining == 17)
    harness.run(.seconds(4))
    #expect(harness.scene.report("look-back") != nil)
    #expect(harness.says("You win") || harness.says("You won"))
  }

  @Test("T trains in quick motion; a second press stops; one undo takes back the whole")
  func training() {
    let harness = harness()
    harness.take(1)
    harness.run(until: { !harness.table.isComputersTurn })
    let moves = harness.table.session.moveCount
    press("t", harness)
    harness.run(.seconds(3))
    let games = harness.machines.value.machine.machine.games
    #expect(games > 2 && games < 10)
    #expect(harness.legalTakes.isEmpty)
    press("t", harness)
    #expect(harness.says("games trained"))
    harness.run(.seconds(3))
    #expect(harness.machines.value.machine.machine.games == games)
    #expect(harness.table.session.moveCount == moves && !harness.legalTakes.isEmpty)
    harness.undo()
    #expect(harness.machines.value.machine.machine.games == 0)
    #expect(harness.table.session.moveCount == moves)
    harness.undo()
    #expect(harness.table.session.moveCount < moves)
  }

  @Test("A training at once plays all its games, and Esc ends a watched one")
  func pace() {
    let harness = harness()
    harness.settings.change { $0.matchsticks.training.isWatched = false }
    press("t", harness)
    #expect(harness.machines.value.machine.machine.games == 10)
    harness.settings.change { $0.matchsticks.training.isWatched = true }
    press("t", harness)
    harness.key(.back)
    #expect(harness.menuCalls == 0 && harness.machines.value.machine.machine.games == 11)
    harness.click("train")
    harness.click("reset-machine")
    #expect(harness.machines.value.machine.machine.games == 21)
  }

  @Test("Reset asks once, and undo brings everything back")
  func reset() {
    let harness = harness(settled())
    harness.click("reset-machine")
    #expect(harness.machines.value.machine.machine.games == 400)
    harness.click("reset-machine")
    #expect(harness.machines.value.machine.machine.games == 0)
    harness.click("undo")
    #expect(harness.machines.value.machine.machine.games == 400)
  }

  @Test("L opens the page about what it has learned, which leads back")
  func learned() {
    let harness = harness(settled())
    press("l", harness)
    harness.run(.seconds(1))
    #expect(harness.says("What did it learn?") && harness.says("Unbeatable since game"))
    #expect(harness.says("Boxes 1, 5, 9, 13, 17 are empty"))
    harness.click("play-it")
    harness.run(.seconds(1))
    #expect(!harness.says("Unbeatable since game"))
  }

  @Test("A program killed between table and machine takes up what was lost")
  func killed() {
    let before = harness()
    playToEnd(before)
    let machines = DocumentModel<MachineBook>()
    _ = harness(machines, table: before.table)
    #expect(machines.value.machine.machine.games == 1)
    _ = harness(machines, table: before.table)
    #expect(machines.value.machine.machine.games == 1)
    before.table.undo()
    _ = harness(machines, table: before.table)
    #expect(machines.value.machine.machine.games == 0)
  }

  @Test("Another pile is another machine, and the first one keeps what it knows")
  func sizes() {
    let harness = harness(settled())
    harness.table.newGame(.of(.person, .machine, pile: 20))
    #expect(harness.machines.value.machine.machine.games == 0)
    #expect(harness.machines.value.machines.count == 2)
    harness.table.newGame(Self.setup)
    #expect(harness.machines.value.machine.machine.games == 400)
  }

  @Test("The arrows move over the shelf, and say what is in each box")
  func looking() {
    let harness = harness()
    harness.hover("boxes.3")
    #expect(harness.says("Box 3: ball, square, triangle"))
    harness.hover("boxes.1")
    #expect(harness.says("Box 1: ball"))
  }

  @Test("A small window shows the boxes around the one in play and says in the bar what it draws")
  func small() {
    let harness = harness(size: Size(480, 320))
    harness.take(2)
    harness.run(until: { harness.texts.contains { $0.contains("Box 16") } })
    harness.run(.milliseconds(300))
    #expect(harness.scene.report("boxes.16")?.isInView == true)
    #expect(harness.scene.report("boxes.1")?.isInView == false)
    #expect(harness.scene.report("train") == nil)
  }

  @Test("A small window begins with the last box, and a line joins the one in play to its match")
  func joined() throws {
    let harness = harness(size: Size(480, 320))
    #expect(harness.scene.report("boxes.18")?.isInView == true)
    harness.take(2)
    harness.run(until: { harness.says("Box 16") })
    harness.run(.milliseconds(300))
    let box = try #require(harness.scene.report("boxes.16")).frame.midX
    let match = harness.place(fromEnd: 1).x
    #expect(abs(match - box) > 20)
    let line = harness.list.commands.first { command in
      guard case .fill = command.content else { return false }
      let frame = command.frame
      return frame.height <= 3 && abs(frame.x - min(match, box)) <= 8
        && abs(frame.maxX - max(match, box)) <= 8
    }
    #expect(line != nil)
  }

  @Test("The pile lies in one row at once, and glides to no other place")
  func oneRow() {
    let middles = harness().matches.map(\.frame.midY)
    #expect((middles.max() ?? 0) - (middles.min() ?? 0) < 20)
  }

  @Test(
    "The matches keep their size at every scale", arguments: [1.25, 1.5, 2], [18, 24])
  func sizes(scale: Double, pile: Int) throws {
    let setup = MatchstickSetup.of(.person, .machine, pile: pile)
    let heights = try [1, scale].map {
      try #require(TableHarness(setup, scale: $0).matches.first).frame.height
    }
    #expect(abs(heights[1] - heights[0]) <= 0.1 * heights[0] + 1)
  }

  private func press(_ letter: Character, _ harness: TableHarness) {
    harness.context.input.device = .keyboard
    harness.matchsticks.handleInput(.keyDown(.character(letter), [], isRepeat: false))
  }
}
