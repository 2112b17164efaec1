import BoxKit
import Controls
import GameKernel
import MenuScenes
import PlayLog
import SceneTestSupport
import Stage
import TestSupport
import Testing

@testable import PlayerScenes

@MainActor @Suite("The players")
struct PlayersTests {
  private let program: HeadlessProgram
  private let entered = Entered()
  private let anna = PlayerID(rawValue: 7)
  private var log: PlayLogModel { program.gameContext.log }
  private var list: PlayerList { log.log.players }

  /// The players who were asked to play.
  @MainActor private final class Entered {
    var all: [PlayerID] = []
  }

  init() throws {
    program = try HeadlessProgram("en", [])
    program.prepareMenu = { [unowned program, entered] menu in
      let pages = PlayerPages(program.gameContext) { player in
        entered.all.append(player)
        program.gameContext.log.enter(player)
      }
      menu.player = ChipButton.players(pages, context: program.context)
    }
    program.showMenu()
  }

  private func addAnna() throws {
    try log.change(anna, .add(name: "Anna", colour: 2, figure: 3))
  }

  private func type(_ name: String) {
    program.click("name")
    program.key(.edit(.selectAll), .edit(.insert(name)))
  }

  private func openPage() {
    program.click("player")
    program.click("player.\(list.present.count + 1)")
  }

  private var texts: [String] { program.list.texts }

  // MARK: The menu

  @Test("are one without a name at first, and nobody is asked anything")
  func first() {
    #expect(texts.contains("You") && program.active?.name == "menu")
    program.click("player")
    #expect(texts.contains("Add player…") && texts.contains("Edit players…"))
  }

  @Test("grow by a name and a sign, and the new one plays at once")
  func adds() throws {
    program.click("player")
    program.click("player.1")
    type(" Anna ")
    program.click("colour-3")
    program.click("figure-fish")
    program.click("save")
    let player = try #require(list.named("anna"))
    #expect((player.name, player.colour, player.figure) == ("Anna", 3, PlayerFigure.fish.rawValue))
    #expect(entered.all == [player.id] && program.active?.name == "menu")
    #expect(texts.contains("Anna"))
  }

  @Test("are added by their name and Enter, without another key before or after")
  func types() throws {
    program.click("player")
    program.click("player.1")
    program.key(.edit(.insert("Anna")), .activate)
    let player = try #require(list.named("Anna"))
    #expect(entered.all == [player.id] && program.active?.name == "menu")
  }

  @Test("are chosen by keys alone; the one who plays already stays without a new menu")
  func chooses() throws {
    try addAnna()
    program.key(.tilt(.down), .tilt(.up))
    while program.active?.controls.isEmpty == false, program.focusedID != "player" {
      program.key(.focusNext)
    }
    program.key(.activate, .activate)
    #expect(entered.all.isEmpty)
    program.key(.activate, .tilt(.down), .activate)
    #expect(entered.all == [anna])
  }

  @Test("have a name that is shortened in the menu, never in front of another button")
  func longName() throws {
    for size in [Size(1280, 800), Size(480, 320), Size(600, 1000), Size(755, 424)] {
      try log.change(.first, .rename("Maximiliane von Hohenfels"))
      program.layout(LayoutView(size: size, percent: 100, font: .lato))
      let chip = try #require(program.report("player")?.frame)
      #expect(Rect(.zero, size).contains(chip))
      for id in ["full-screen", "settings", "leave"] {
        #expect(try !chip.intersects(#require(program.report(id)?.frame)), "\(id), \(size)")
      }
    }
  }

  // MARK: Names

  @Test("have no two equal names: the dialog says so, and stays with what was entered")
  func equalNames() throws {
    try addAnna()
    program.click("player")
    program.click("player.2")
    type("anna")
    program.click("save")
    #expect(program.active?.name == "player" && list.present.count == 2)
    #expect(texts.contains("anna is already a player.") && texts.contains("anna"))
    program.key(.back)
    #expect(program.active?.name == "menu" && list.present.count == 2)
  }

  @Test("need a name from the second one on")
  func noName() {
    program.click("player")
    program.click("player.1")
    type("")
    program.click("save")
    #expect(texts.contains("Please enter a name.") && list.present.count == 1)
    program.key(.edit(.insert("Anna")), .activate)
    #expect(list.named("Anna") != nil, "the caret is still in the field")
  }

  @Test("have a proposed name, so that a mouse is enough, and rows that say what they choose")
  func proposal() {
    program.click("player")
    program.click("player.1")
    #expect(texts.contains("Colour") && texts.contains("Figure"))
    program.click("save")
    #expect(list.named("Player 2") != nil && entered.all.count == 1)
  }

  @Test("are renamed on their page, also the first one, who may lose the name again")
  func renames() throws {
    openPage()
    for name in ["Zoë", ""] {
      program.click("edit-\(PlayerID.first)")
      type(name)
      program.click("save")
      #expect(list[.first]?.name == (name.isEmpty ? nil : name))
      #expect(texts.contains(name.isEmpty ? "You" : name))
    }
  }

  @Test("begin with a sign that differs from those of the others in colour and figure")
  func signs() throws {
    for number in 1..<PlayerSign.colourCount {
      program.click("player")
      program.click("player.\(number)")
      type("N\(number)")
      program.click("save")
    }
    let signs = list.present.map { PlayerSign($0) }
    #expect(Set(signs.map(\.colour)).count == signs.count)
    #expect(Set(signs.map(\.figure)).count == signs.count)
  }

  @Test("ask for the keyboard on the screen on a gamepad")
  func padKeyboard() throws {
    var requests: [TextRequest] = []
    program.context.input.onTextRequest = { requests.append($0) }
    program.click("player")
    program.context.input.device = .touch
    let row = try #require(program.report("player.1")).frame.center
    program.container.handle(.press(row))
    program.container.handle(.tap(row))
    program.context.input.device = .gamepad
    program.container.handle(.activate)
    #expect(requests.map(\.limit) == [PlayerList.nameLimit])
  }

  // MARK: The page

  @Test("are removed after a question, come back until the page is left, and are gone then")
  func removes() throws {
    try addAnna()
    openPage()
    program.click("remove-\(anna)")
    #expect(list[anna] != nil)
    program.click("no")
    #expect(list[anna] != nil)
    program.click("remove-\(anna)")
    program.click("yes")
    #expect(list[anna] == nil && texts.contains("Removed"))
    program.click("undo-\(anna)")
    #expect(list[anna]?.name == "Anna" && !texts.contains("Removed"))
    program.click("remove-\(anna)")
    program.click("yes")
    program.key(.back)
    openPage()
    #expect(list[anna] == nil && !texts.contains("Anna") && !texts.contains("Removed"))
  }

  @Test("keep the one who plays: only the others can be removed")
  func keepsCurrent() throws {
    try addAnna()
    openPage()
    #expect(program.report("remove-\(PlayerID.first)")?.isEnabled == false)
    #expect(program.report("remove-\(anna)")?.isEnabled == true)
  }

  @Test("are forgotten for ever after a second question")
  func forgets() throws {
    try addAnna()
    openPage()
    program.click("remove-\(anna)")
    program.click("yes")
    program.click("forget-\(anna)")
    program.click("no")
    #expect(texts.contains("Removed"))
    program.click("forget-\(anna)")
    program.click("yes")
    #expect(!texts.contains("Anna") && list.present.map(\.id) == [.first])
    #expect(throws: PlayerRefusal.unknownPlayer) { try log.change(anna, .restore) }
  }

  @Test("play from their page too; the one who plays goes back to the menu")
  func plays() throws {
    try addAnna()
    openPage()
    program.click("player-\(PlayerID.first)")
    #expect(program.active?.name == "menu" && entered.all.isEmpty)
    openPage()
    program.click("player-\(anna)")
    #expect(entered.all == [anna])
  }

  @Test("all fit on their page: it scrolls to the focused one")
  func scrolls() throws {
    for number in 0..<30 {
      try log.change(
        PlayerID(rawValue: UInt64(100 + number)), .add(name: "N\(number)", colour: 0, figure: 0))
    }
    PlayerPages(program.gameContext) { _ in }.showPlayers()
    program.key(.focusPrevious, .focusPrevious, .focusPrevious)
    let add = try #require(program.container.controls.last)
    #expect(add.id == "add" && add.isInView && program.focusedID == "add")
  }
}

extension HeadlessProgram {
  fileprivate var focusedID: String? { active?.focused }
}
