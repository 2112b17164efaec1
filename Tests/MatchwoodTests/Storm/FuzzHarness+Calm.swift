import BoxKit
import EarthGame
import EarthScenes
import GameKernel
import MatchstickGame
import Motion
import PairsGame
import PlayLog
import SlidingGame
import Stage

@testable import Matchwood

/// What must hold in the middle of a storm, and what once it is calm.
extension FuzzHarness {
  /// No program of this size has more values that move.
  private static let mostTracks = 2_500

  /// Looks whether all that is drawn lies somewhere, and whether values that moved are given back.
  func checkFrame() {
    for command in list.commands where !command.isSound {
      faults.append("\(command) cannot be drawn")
    }
    let tracks = context.animator.trackCount
    if tracks > Self.mostTracks { faults.append("there are \(tracks) tracks") }
  }

  /// Lets go of everything, goes to the sliding puzzle and waits until nothing moves; then looks at it.
  func calmDown() {
    send(.focusLost)
    if isPressed { faults.append("a press outlives the focus of the window") }
    send(.focusGained)
    // Out of messages and open lists, of which the board would show parts.
    for _ in 0..<20 where container.active?.name != "menu" {
      send(.keyDown(.escape, [], isRepeat: false))
      send(.keyUp(.escape))
    }
    show("sliding")
    checkUndo()
    for _ in 0..<60 { send(.mouseLeft, after: .milliseconds(50)) }
    checkFrame()
    checkBoard()
    show("pairs")
    checkPairs()
    show("tunnel")
    checkTunnel()
    checkDay(Matchsticks.self, "matchsticks")
    checkDay(SlidingPuzzle.self, "sliding")
    checkDay(Pairs.self, "pairs")
    checkDay(ThroughTheEarth.self, "tunnel")
  }

  private func show(_ game: String) { director.showTable(of: game, .none) }

  /// Another scene of the same table, made just now.
  private func fresh(_ game: String) -> (any Scene)? {
    director.games.first { $0.name == game }?.makeScene()
  }

  /// Lets the next part of the storm break out in one of the scenes in turn; chance alone seldom leads to some.
  func begin(_ number: Int) {
    switch number % 7 {
    case 0:
      show("sliding")
      for id in ["more", "more.1"] { click(id) }
    case 1: director.showResults(of: "sliding")
    case 2: director.showMenu(from: "sliding")
    case 3:
      show("tunnel")
      for id in ["more", "more.\(number / 7 % 3)"] { click(id) }
    case 4:
      show("tunnel")
      for id in ["mode.1", "next"] { click(id) }
    case 5:
      director.showMenu(from: "sliding")
      let games = ["matchsticks", "sliding", "pairs", "tunnel"]
      for id in ["today", "day-\(games[number / 7 % games.count])"] {
        click(id)
        send(.mouseLeft, after: .seconds(1))
      }
    default: show("pairs")
    }
  }

  private func click(_ id: String) {
    guard let control = container.controls.first(where: { $0.id == id }) else { return }
    for intent in [Intent.press(control.frame.center), .tap(control.frame.center)] {
      container.handle(intent)
    }
  }

  /// When the computers have played on to a person's turn, the cards lie as in a scene that was just made, and the
  /// record brings the game back.
  private func checkPairs() {
    for _ in 0..<200 where pairs.isComputersTurn || pairs.isMissOpen {
      pairs.close()
      send(.mouseLeft, after: .milliseconds(700))
    }
    for _ in 0..<80 { send(.mouseLeft, after: .milliseconds(50)) }
    send(.keyDown(.escape, [], isRepeat: false))
    send(.keyUp(.escape))
    show("pairs")
    for _ in 0..<20 { send(.mouseLeft, after: .milliseconds(50)) }
    checkFrame()
    guard let scene = container.active, !pairs.isComputersTurn else { return }
    guard let fresh = fresh("pairs"), scene.name == fresh.name else { return }
    fresh.layout(in: size)
    let (shown, expected) = (SceneInWords.cards(scene), SceneInWords.cards(fresh))
    for card in shown.symmetricDifference(expected) {
      let isShown = shown.contains(card)
      faults.append("Pairs \(pairs.setup) is shown \(isShown ? "with" : "without") \(card)")
    }
    if (try? PairsTable(restoring: pairs.record))?.state != pairs.state {
      faults.append("the record of Pairs leads to another state")
    }
  }

  /// When nobody falls any more and a person is to go on, all that is said and offered is as in a scene that was just
  /// made, and the record brings the game back.
  private func checkTunnel() {
    for _ in 0..<20 where tunnel.isComputersTurn { send(.mouseLeft, after: .milliseconds(1500)) }
    for _ in 0..<120 { send(.mouseLeft, after: .milliseconds(50)) }
    send(.keyDown(.escape, [], isRepeat: false))
    send(.keyUp(.escape))
    show("tunnel")
    for _ in 0..<60 { send(.mouseLeft, after: .milliseconds(50)) }
    checkFrame()
    guard let scene = container.active, let fresh = fresh("tunnel"), scene.name == fresh.name,
      !tunnel.isComputersTurn
    else { return }
    fresh.layout(in: size)
    // Only the table on the screen shows first steps. In small windows they replace other texts.
    let isLed = (scene as? EarthScene)?.controller.guide.words != nil
    var shown = SceneInWords.offers(scene)
    var expected = SceneInWords.offers(fresh)
    // A flag that is held can be put, and the lines that ask for one are gone.
    if tunnel.state.hidesFlags, shown.remove("the control next") != nil {
      expected = expected.filter { !$0.hasPrefix("the text ") || shown.contains($0) }
    }
    let steps = "the control how-to-play"
    for word in shown.symmetricDifference(expected)
    where !isLed || word.hasPrefix("the control ") && word != steps {
      let isShown = shown.contains(word)
      faults.append("\(tunnel.state) is shown \(isShown ? "with" : "without") \(word)")
    }
    if (try? EarthTable(restoring: tunnel.record))?.state != tunnel.state {
      faults.append("the record of Through the Earth leads to another state")
    }
  }

  /// The game of a day keeps its rules and is practised only after its try, and its record brings it back.
  private func checkDay<Rules: TracedRules>(_ rules: Rules.Type, _ game: String) {
    guard let table = dayTables?.table(of: rules) else { return }
    if !table.hasFixedRules { faults.append("\(game) of the day can get other rules") }
    let mark = DayHistory(log.log, of: log.player).mark(today, game: game)
    if !table.isOfDay, mark == nil || mark == .begun {
      faults.append("\(game) of the day is practised before its try has ended")
    }
    if (try? GameTable<Rules>(restoring: table.record))?.state != table.state {
      faults.append("the record of \(rules) of the day leads to another state")
    }
  }

  /// On a table that goes on from the record, undo to the start and redo to the end lead to the same boards.
  private func checkUndo() {
    guard let copy = try? SlidingTable(restoring: sliding.record) else {
      return faults.append("the record of \(sliding.state) is refused")
    }
    if copy.state != sliding.state {
      faults.append("\(copy.state) came back, not \(sliding.state)")
    }
    while copy.redo() {}
    let end = copy.state
    while copy.undo() {}
    let start = copy.state
    while copy.redo() {}
    if copy.state != end { faults.append("redo leads to \(copy.state), not to \(end)") }
    while copy.undo() {}
    if copy.state != start { faults.append("undo leads to \(copy.state), not to \(start)") }
  }

  /// The tiles lie exactly as in a scene that was just made.
  private func checkBoard() {
    guard let scene = container.active, let fresh = fresh("sliding"), scene.name == fresh.name
    else { return }
    fresh.layout(in: size)
    // Words of the button that has the focus of the keys may lie over tiles.
    let tips = scene.controls.filter { $0.id.hasSuffix(".tip") }.map(\.frame)
    let (shown, expected) = (
      SceneInWords.tiles(scene, beside: tips), SceneInWords.tiles(fresh, beside: tips)
    )
    if shown.isEmpty { faults.append("no tile is shown") }
    for piece in shown.symmetricDifference(expected) {
      let isShown = shown.contains(piece)
      faults.append("\(sliding.state) is shown \(isShown ? "with" : "without") \(piece)")
    }
  }
}

extension DrawCommand {
  /// Whether it can be drawn at all.
  fileprivate var isSound: Bool {
    let seen = TurnedFrame(frame, turn).bounds
    return [frame.x, frame.y, frame.width, frame.height, rotation, seen.x, seen.width]
      .allSatisfy(\.isFinite)
      && frame.width >= 0 && frame.height >= 0 && (0...1).contains(alpha)
  }
}
