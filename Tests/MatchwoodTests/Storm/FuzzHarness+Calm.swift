import GameKernel
import PairsGame
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
  }

  private func show(_ game: String) { director.showTable(of: game, .none) }

  /// Another scene of the same table, made just now.
  private func fresh(_ game: String) -> (any Scene)? {
    director.games.first { $0.name == game }?.makeScene()
  }

  /// Lets the next part of the storm break out in one of the scenes in turn; chance alone seldom leads to some.
  func begin(_ number: Int) {
    switch number % 4 {
    case 0:
      show("sliding")
      for id in ["more", "more.1"] { click(id) }
    case 1: director.showResults(of: "sliding")
    case 2: director.showMenu(from: "sliding")
    default: break
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
    let (shown, expected) = (Self.cards(scene), Self.cards(fresh))
    for card in shown.symmetricDifference(expected) {
      let isShown = shown.contains(card)
      faults.append("Pairs \(pairs.setup) is shown \(isShown ? "with" : "without") \(card)")
    }
    if (try? PairsTable(restoring: pairs.record))?.state != pairs.state {
      faults.append("the record of Pairs leads to another state")
    }
  }

  /// What a scene draws of its cards, each in words.
  private static func cards(_ scene: some Scene) -> Set<String> {
    var list = DisplayList()
    scene.draw(into: &list)
    return Set(
      list.commands.compactMap { command in
        guard case .picture(let picture, _) = command.content else { return nil }
        let kinds = ["face with", "back of a card", "impression of", "shadow of a card"]
        guard kinds.contains(where: picture.name.hasPrefix) else { return nil }
        return "\(picture.name) at \(command.frame), \(command.turn), \(command.alpha)"
      })
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
    let (shown, expected) = (Self.tiles(scene, beside: tips), Self.tiles(fresh, beside: tips))
    if shown.isEmpty { faults.append("no tile is shown") }
    for piece in shown.symmetricDifference(expected) {
      let isShown = shown.contains(piece)
      faults.append("\(sliding.state) is shown \(isShown ? "with" : "without") \(piece)")
    }
  }

  /// What a scene draws of the tiles on its board, without light and focus, each in words: a picture that was made
  /// anew, after the theme went and came back, is the same one.
  private static func tiles(_ scene: some Scene, beside tips: [Rect]) -> Set<String> {
    let cells = scene.controls.filter { $0.id.hasPrefix("board.") }.map(\.frame)
    guard let first = cells.first, let last = cells.last else { return [] }
    let board = Rect(first.x, first.y, last.maxX - first.x, last.maxY - first.y)
    var list = DisplayList()
    scene.draw(into: &list)
    let commands = list.commands.filter { command in
      board.contains(command.frame.center)
        && !tips.contains { $0.contains(command.frame.center) }
    }
    return Set(commands.compactMap(\.tileInWords))
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

  /// What it shows of a tile and where, nil if it shows something else.
  fileprivate var tileInWords: String? {
    let what: String? =
      switch content {
      case .picture(let picture, _): picture.name
      case .text(let text, _, _): "text \(text)"
      case .table, .fill, .patch: nil
      }
    let kinds = ["tile ", "shadow of a tile", "whole ", "plate ", "text "]
    guard let what, kinds.contains(where: what.hasPrefix) else { return nil }
    return "\(what) at \(frame.x), \(frame.y), \(frame.width), \(frame.height), \(alpha)"
  }
}
